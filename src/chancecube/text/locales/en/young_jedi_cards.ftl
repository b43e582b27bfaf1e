### Young Jedi CCG: the words card texts are made of.
### The texts are put together from effects; where grammar depends on who is meant, `pronoun` tells:
### he, she, it, they (several, or anybody), women (several women), mixed (one of several who differ).

## Weapons: “Obi-Wan Kenobi: +2 and one destiny draw.”

yj-box = { $users }: { $bonus }.
yj-box-dots = +{ $dots }
yj-box-draws = { $draws ->
        [1] one destiny draw
        [2] two destiny draws
       *[other] { $draws } destiny draws
    }

## Battle cards

yj-use-with = Use with { $users }.
yj-or-with = { $users }, or with { $user }
yj-together = { $users }; they fight together{ $armed ->
        [no] , without a weapon card
       *[yes] {""}
    }
yj-same-stack = any two characters of the same stack
yj-first = the first character of your plan
yj-if-first = { $user }, if first in your plan
yj-fighting = { $user } fighting { $place }
yj-using = { $user } using { $weapon }
yj-power = +{ $dots } power.
yj-power-against = +{ $dots } power if { $pronoun ->
        [he] he fights
        [she] she fights
        [it] it fights
       *[they] they fight
    } { $foe }.
yj-draws = { $draws ->
        [1] Draw one destiny.
        [2] Draw two destiny.
       *[other] Draw { $draws } destiny.
    }
yj-rescue = If defeated, { $pronoun ->
        [he] he returns to your hand with his weapon and you take no damage for him.
        [she] she returns to your hand with her weapon and you take no damage for her.
        [it] it returns to your hand with its weapon and you take no damage for it.
       *[they] they return to your hand with their weapon and you take no damage for them.
    }
yj-fight-again = { $pronoun ->
        [he] If he defeats { $beaten }, he also fights the next fight, with the same weapon.
        [she] If she defeats { $beaten }, she also fights the next fight, with the same weapon.
        [it] If it defeats { $beaten }, it also fights the next fight, with the same weapon.
       *[they] If they defeat { $beaten }, they also fight the next fight, with the same weapon.
    }

## Places

yj-on = on { $planet }
yj-at-mos-espa = in Mos Espa
yj-at-desert-landing-site = at the Desert Landing Site
yj-at-podrace-arena = at the Podrace Arena
yj-at-jedi-council-chamber = in the Jedi Council Chamber
yj-at-galactic-senate = in the Galactic Senate
yj-at-capital-city = in the Capital City
yj-at-theed-palace = in Theed Palace
yj-at-battle-plains = on the Battle Plains
yj-at-gungan-swamp = in the Gungan Swamp

## Who is meant

yj-any = any { $noun }
yj-any-other = any other { $noun }
yj-one = a { $noun }
yj-several = any { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    } { $different ->
        [yes] different { $nouns }
       *[no] { $nouns }
    }{ $kinds ->
        [1] {""}
       *[other] , in any mix
    }
yj-except = { $who } except { $but }
yj-diamond = ◆ { $noun }

yj-who-character = { $count ->
        [1] character
       *[other] characters
    }
    .pronoun = they
yj-who-battle-droid = { $count ->
        [1] Battle Droid
       *[other] Battle Droids
    }
    .pronoun = it
yj-who-bravo-pilot = { $count ->
        [1] Bravo Pilot
       *[other] Bravo Pilots
    }
    .pronoun = they
yj-who-coruscant-guard = { $count ->
        [1] Coruscant Guard
       *[other] Coruscant Guards
    }
    .pronoun = they
yj-who-destroyer-droid = { $count ->
        [1] Destroyer Droid
       *[other] Destroyer Droids
    }
    .pronoun = it
yj-who-destroyer-droid-squad = { $count ->
        [1] Destroyer Droid Squad
       *[other] Destroyer Droid Squads
    }
    .pronoun = it
yj-who-gungan = { $count ->
        [1] Gungan
       *[other] Gungans
    }
    .pronoun = they
yj-who-handmaiden = { $count ->
        [1] Handmaiden
       *[other] Handmaidens
    }
    .pronoun = she
yj-who-jawa = { $count ->
        [1] Jawa
       *[other] Jawas
    }
    .pronoun = they
yj-who-jedi = Jedi
    .pronoun = they
yj-who-naboo-officer = { $count ->
        [1] Naboo Officer
       *[other] Naboo Officers
    }
    .pronoun = they
yj-who-naboo-security = Naboo Security
    .pronoun = they
yj-who-neimoidian = { $count ->
        [1] Neimoidian
       *[other] Neimoidians
    }
    .pronoun = they
yj-who-pit-droid = { $count ->
        [1] Pit Droid
       *[other] Pit Droids
    }
    .pronoun = it
yj-who-podracer-pilot = { $count ->
        [1] Podracer Pilot
       *[other] Podracer Pilots
    }
    .pronoun = they
yj-who-republic-captain = { $count ->
        [1] Republic Captain
       *[other] Republic Captains
    }
    .pronoun = they
yj-who-republic-pilot = { $count ->
        [1] Republic Pilot
       *[other] Republic Pilots
    }
    .pronoun = they
yj-who-royal-guard = { $count ->
        [1] Royal Guard
       *[other] Royal Guards
    }
    .pronoun = they
yj-who-senator = { $count ->
        [1] Senator
       *[other] Senators
    }
    .pronoun = they
yj-who-sith-probe-droid = { $count ->
        [1] Sith Probe Droid
       *[other] Sith Probe Droids
    }
    .pronoun = it
yj-who-trade-federation-tank = { $count ->
        [1] Trade Federation Tank
       *[other] Trade Federation Tanks
    }
    .pronoun = it
yj-who-tusken-raider = { $count ->
        [1] Tusken Raider
       *[other] Tusken Raiders
    }
    .pronoun = they
