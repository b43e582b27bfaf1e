### Young Jedi CCG: the words card texts are made of.
### The texts are put together from effects; where grammar depends on who is meant, `pronoun` tells:
### he, she, they (several, or one card that is several), women (several women), mixed (one of several who differ).

## Weapons: “Obi-Wan Kenobi: +2 and one destiny draw.”

yj-box = { $users } : { $bonus }.
yj-box-dots = +{ $dots }
yj-box-draws = { $draws ->
        [1] un tirage de destin
        [2] deux tirages de destin
       *[other] { $draws } tirages de destin
    }

## Battle cards

yj-use-with = À jouer avec { $users }.
yj-or-with = { $users }, ou avec { $user }
yj-together = { $users } ; { $pronoun ->
        [women] elles
       *[they] ils
    } combattent ensemble{ $armed ->
        [no] , sans carte d'arme
       *[yes] {""}
    }
yj-same-stack = deux personnages quelconques d'une même pile
yj-first = le premier personnage de votre plan
yj-if-first = { $user }, en tête de votre plan
yj-fighting = { $user } qui combat { $place }
yj-using = { $user } qui utilise { $weapon }
yj-power = +{ $dots } de puissance.
yj-power-against = +{ $dots } de puissance { $pronoun ->
        [she] si elle affronte
        [they] s'ils affrontent
        [women] si elles affrontent
       *[he] s'il affronte
    } { $foe }.
yj-draws = { $draws ->
        [1] Faites un tirage de destin.
        [2] Faites deux tirages de destin.
       *[other] Faites { $draws } tirages de destin.
    }
yj-rescue = { $pronoun ->
        [she] Si elle est vaincue, elle revient dans votre main avec son arme et vous ne subissez pas de dégâts pour elle.
        [they] S'ils sont vaincus, ils reviennent dans votre main avec leur arme et vous ne subissez pas de dégâts pour eux.
        [women] Si elles sont vaincues, elles reviennent dans votre main avec leur arme et vous ne subissez pas de dégâts pour elles.
       *[he] S'il est vaincu, il revient dans votre main avec son arme et vous ne subissez pas de dégâts pour lui.
    }
yj-fight-again = { $pronoun ->
        [she] Si elle vainc { $beaten }, elle livre aussi le combat suivant, avec la même arme.
        [they] S'ils vainquent { $beaten }, ils livrent aussi le combat suivant, avec la même arme.
        [women] Si elles vainquent { $beaten }, elles livrent aussi le combat suivant, avec la même arme.
       *[he] S'il vainc { $beaten }, il livre aussi le combat suivant, avec la même arme.
    }

## Places

yj-on = sur { $planet }
yj-at-mos-espa = à Mos Espa
yj-at-desert-landing-site = au Desert Landing Site
yj-at-podrace-arena = à la Podrace Arena
yj-at-jedi-council-chamber = à la Jedi Council Chamber
yj-at-galactic-senate = au Galactic Senate
yj-at-capital-city = à Capital City
yj-at-theed-palace = au Theed Palace
yj-at-battle-plains = aux Battle Plains
yj-at-gungan-swamp = au Gungan Swamp

## Who is meant

yj-any = { $pronoun ->
        [she] n'importe quelle { $noun }
       *[he] n'importe quel { $noun }
    }
yj-any-other = { $pronoun ->
        [she] toute autre { $noun }
       *[he] tout autre { $noun }
    }
yj-one = { $pronoun ->
        [she] une { $noun }
       *[he] un { $noun }
    }
yj-several = { $count ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    } { $different ->
        [yes] { $nouns } différents
       *[no] { $kinds ->
            [1] { $nouns } quelconques
           *[other] { $nouns }, au choix
        }
    }
yj-except = { $who }, sauf { $but }
yj-diamond = { $noun } ◆

yj-who-character = { $count ->
        [1] personnage
       *[other] personnages
    }
    .pronoun = he
yj-who-battle-droid = { $count ->
        [1] droïde de combat
       *[other] droïdes de combat
    }
    .pronoun = he
yj-who-bravo-pilot = { $count ->
        [1] pilote Bravo
       *[other] pilotes Bravo
    }
    .pronoun = he
yj-who-coruscant-guard = { $count ->
        [1] garde de Coruscant
       *[other] gardes de Coruscant
    }
    .pronoun = he
yj-who-destroyer-droid = { $count ->
        [1] droïde destroyer
       *[other] droïdes destroyers
    }
    .pronoun = he
yj-who-destroyer-droid-squad = { $count ->
        [1] escouade de droïdes destroyers
       *[other] escouades de droïdes destroyers
    }
    .pronoun = she
yj-who-gungan = { $count ->
        [1] Gungan
       *[other] Gungans
    }
    .pronoun = he
yj-who-handmaiden = { $count ->
        [1] suivante
       *[other] suivantes
    }
    .pronoun = she
yj-who-jawa = { $count ->
        [1] Jawa
       *[other] Jawas
    }
    .pronoun = he
yj-who-jedi = Jedi
    .pronoun = he
yj-who-naboo-officer = { $count ->
        [1] officier de Naboo
       *[other] officiers de Naboo
    }
    .pronoun = he
yj-who-naboo-security = { $count ->
        [1] agent de sécurité de Naboo
       *[other] agents de sécurité de Naboo
    }
    .pronoun = he
yj-who-neimoidian = { $count ->
        [1] Neimoidien
       *[other] Neimoidiens
    }
    .pronoun = he
yj-who-pit-droid = { $count ->
        [1] droïde de stand
       *[other] droïdes de stand
    }
    .pronoun = he
yj-who-podracer-pilot = { $count ->
        [1] pilote de module
       *[other] pilotes de module
    }
    .pronoun = he
yj-who-republic-captain = { $count ->
        [1] capitaine de la République
       *[other] capitaines de la République
    }
    .pronoun = he
yj-who-republic-pilot = { $count ->
        [1] pilote de la République
       *[other] pilotes de la République
    }
    .pronoun = he
yj-who-royal-guard = { $count ->
        [1] garde royal
       *[other] gardes royaux
    }
    .pronoun = he
yj-who-senator = { $count ->
        [1] sénateur
       *[other] sénateurs
    }
    .pronoun = he
yj-who-sith-probe-droid = { $count ->
        [1] droïde sonde sith
       *[other] droïdes sondes sith
    }
    .pronoun = he
yj-who-trade-federation-tank = { $count ->
        [1] char de la Fédération du Commerce
       *[other] chars de la Fédération du Commerce
    }
    .pronoun = he
yj-who-tusken-raider = { $count ->
        [1] pillard tusken
       *[other] pillards tusken
    }
    .pronoun = he
