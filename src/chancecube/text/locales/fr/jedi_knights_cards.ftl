### Jedi Knights TCG: the words card texts are made of.
### The texts are put together from effects; where grammar depends on who is meant, `pronoun` tells: he, she, it or they.

## Small words

jk-he = { $pronoun ->
        [she] elle
       *[he] il
    }
jk-him = { $pronoun ->
        [she] elle
       *[he] lui
    }
jk-me = { $unique ->
        [yes] { $title }
       *[no] cette carte
    }
jk-e = { $pronoun ->
        [she] e
       *[he] {""}
    }
jk-agree = { $pronoun ->
        [she] { $count ->
            [1] e
           *[other] es
        }
       *[he] { $count ->
            [1] {""}
           *[other] s
        }
    }
jk-your = { $reader ->
        [each] son
       *[you] votre
    }
jk-your-fem = { $reader ->
        [each] sa
       *[you] votre
    }
jk-yours = { $reader ->
        [each] ses
       *[you] vos
    }
jk-you-may = { $reader ->
        [each] chaque joueur peut
       *[you] vous pouvez
    }
jk-link = { $link ->
        [if] si
        [and] et que
        [as] alors que
        [unless] sauf si
       *[while] tant que
    }
jk-link-he = { $link ->
        [if] { $pronoun ->
            [she] si elle
           *[he] s'il
        }
        [and] { $pronoun ->
            [she] et qu'elle
           *[he] et qu'il
        }
        [as] { $pronoun ->
            [she] alors qu'elle
           *[he] alors qu'il
        }
        [unless] { $pronoun ->
            [she] sauf si elle
           *[he] sauf s'il
        }
       *[while] { $pronoun ->
            [she] tant qu'elle
           *[he] tant qu'il
        }
    }
jk-pronoun = { $title ->
        [leia-organa] she
        [mon-mothma] she
       *[other] he
    }
jk-pronoun-character = he
jk-pronoun-starship = he
jk-pronoun-weapon = she
jk-pronoun-event = he
jk-pronoun-theme = he
jk-pronoun-location = he
jk-pronoun-force = she
jk-it = { jk-he }
jk-its-bearer = son porteur
jk-list-and = { $list } et { $last }
jk-list-or = { $list } ou { $last }
jk-quoted = « { $words } »
jk-force-card = { $title } ({ $number })
jk-titles = { $title }

## Numbers that change: “+2 power and +1 defense while attacking.”

jk-sign = { $sign ->
        [less] −
       *[more] +
    }
jk-gets-power = { $whose ->
       *[own] puissance { jk-sign }{ $amount }
    }
jk-gets-defense = { $whose ->
       *[own] défense { jk-sign }{ $amount }
    }
jk-gets-hit = { $whose ->
        [for] tirs { jk-sign }{ $amount }
       *[own] { jk-sign }{ $amount } pour toucher
    }
jk-gets-leadership = { $whose ->
       *[own] commandement { jk-sign }{ $amount }
    }
jk-gets-of = { $numbers } pour { $whom }
jk-gets-for = { $numbers } pour { $whom }
jk-gets-each = { $whom } a { $numbers }
jk-gets-best = { $own ->
        [yes] Ajoute à sa puissance la plus haute puissance parmi { $those }
       *[no] La plus haute puissance parmi { $those } s'ajoute à celle de { $whom }
    }
jk-income-credits = { $whose ->
        [own] Vous avez
        [side] Chaque joueur de votre camp a
        [theirs] Chaque adversaire a
       *[all] Chaque joueur a
    } { $amount ->
        [1] 1 crédit
       *[other] { $amount } crédits
    } { $sign ->
        [less] de moins
       *[more] de plus
    } à la phase de Déploiement
jk-income-draws = { $whose ->
        [own] Vous piochez
        [side] Chaque joueur de votre camp pioche
        [theirs] Chaque adversaire pioche
       *[all] Chaque joueur pioche
    } { $amount ->
        [1] 1 carte
       *[other] { $amount } cartes
    } { $sign ->
        [less] de moins
       *[more] de plus
    } à la phase de Pioche
jk-costs = { $who } coûtent { $amount } de { $sign ->
        [less] moins
       *[more] plus
    }
jk-costs-itself = Coûte { $amount } de { $sign ->
        [less] moins
       *[more] plus
    }{ $place ->
        [site] {" "}à jouer au site
       *[anywhere] {""}
    }
jk-to-hit = { jk-sign }{ $amount } pour toucher

## What a card in play allows and forbids

jk-only-under = Se joue seulement sous { $who }
jk-no-weapons = Ne peut porter aucune arme
jk-only-weapons = Ne peut porter d'autres armes que des { $who }
jk-swings = { $count ->
        [1] Défaussez-la après le tir
        [2] Peut tirer deux fois dans une bataille{ jk-then-discarded }
       *[other] Peut tirer { $count } fois dans une bataille{ jk-then-discarded }
    }
jk-then-discarded = { $discarded ->
        [yes] {" "}; dans ce cas, défaussez-la ensuite
       *[no] {""}
    }
jk-pierces = Peut viser un attaquant ou un défenseur soutenu
jk-stuns = Ce qu'elle touche revient dans la main de son propriétaire au lieu d'être défaussé
jk-cannot-attack = Ne peut pas attaquer
jk-cannot-support = Ne peut pas soutenir
jk-only-supported-by = Seuls des { $who } peuvent { $pronoun ->
        [she] la
       *[he] le
    } soutenir
jk-not-attacked = Ne peut pas être attaqué{ jk-e }
jk-not-targeted = Ne peut pas être visé{ jk-e }
jk-not-intimidated = Ne peut pas être intimidé{ jk-e }
jk-wins-ties = Gagne les égalités en défense
jk-boards = { $many ->
        [yes] Peut accueillir à bord jusqu'à { $who }
       *[no] Peut accueillir à bord { $who }
    }
jk-goes-aboard = Peut embarquer sur { $ship }
jk-may-from-theme-pile = Peut être joué{ jk-e } depuis votre pile de Thème
jk-per-deck = { $count ->
        [1] Un seul exemplaire par deck
        [2] Deux exemplaires par deck
       *[other] { $count } exemplaires par deck
    }
jk-forbids = { $whose ->
        [own] Vous ne pouvez jouer
        [side] Votre camp ne peut jouer
        [theirs] Vos adversaires ne peuvent jouer
       *[all] Personne ne peut jouer
    } { $what }
jk-retires = { $pronoun ->
        [she] Si elle est vaincue{ $when }, elle
       *[he] S'il est vaincu{ $when }, il
    } { $pile ->
        [hand] revient dans votre main
       *[theme-pile] va dans votre pile de Thème
    } au lieu de la défausse
jk-lingers = Reste en jeu
jk-fleeting = Défaussez cette carte après usage
jk-searches = Avant la partie, vous pouvez mettre { $many ->
        [yes] jusqu'à { $who }
       *[no] { $who }
    } de votre pioche dans votre pile de Thème

## Texts with a time

jk-may = { jk-you-may } { $deed }
jk-may-for = { jk-you-may } { $price } pour { $deed }
jk-must = chaque joueur doit { $deed }
jk-or-instead = { $first }, ou peut à la place { $second }
jk-for = { $price } pour { $deed }
jk-price-rotate = { $named ->
        [yes] inclinez { jk-me }
       *[no] { $pronoun ->
            [she] inclinez-la
           *[he] inclinez-le
        }
    }
    .to = { $named ->
        [yes] incliner { jk-me }
       *[no] l'incliner
    }
jk-price-discard = { $named ->
        [yes] défaussez { jk-me }
       *[no] { $pronoun ->
            [she] défaussez-la
           *[he] défaussez-le
        }
    }{ jk-from-place }
    .to = { $named ->
        [yes] défausser { jk-me }
       *[no] { $pronoun ->
            [she] la défausser
           *[he] le défausser
        }
    }{ jk-from-place }
jk-from-place = { $place ->
        [theme-pile] {" "}de votre pile de Thème
        [hand] {" "}de votre main
       *[play] {""}
    }
jk-price-discard-card = défaussez { $what } de votre main
    .to = défausser { $what } de { jk-your-fem } main
jk-set-off = { $limited ->
        [yes] { $limit }, { $when }, { $deed }
       *[no] { $when }, { $deed }
    }
jk-time-deploy = { $once ->
        [yes] une fois par phase de Déploiement
       *[no] à la phase de Déploiement
    }
jk-time-battle = { $once ->
        [yes] une fois par phase de Bataille
       *[no] entre deux batailles
    }
jk-time-blockade = { $once ->
        [yes] une fois par phase de Blocus
       *[no] à la phase de Blocus
    }
jk-time-support = { $once ->
        [yes] une fois par étape de Soutien
       *[no] à l'étape de Soutien
    }
jk-time-weapons = { $once ->
        [yes] une fois par étape des Armes
       *[no] à l'étape des Armes
    }
jk-time-power = { $once ->
        [yes] une fois par étape de Puissance
       *[no] à l'étape de Puissance
    }
jk-limit-battle = une fois par bataille
jk-limit-phase = une fois par phase
jk-limit-turn = une fois par tour
jk-while-in-pile = tant que cette carte est dans votre pile de Thème
jk-while-in-hand = tant que cette carte est dans votre main
jk-played-if = À jouer seulement { $condition }. { $deed }
jk-response = { $when } : { $deed }
jk-response-bare = À jouer { $when }

## What sets a text off

jk-when-deployed = quand { $subject } entre en jeu
jk-when-attack = quand { $subject } attaque
jk-when-attacked = quand { $subject } est attaqué{ jk-e }
jk-when-joined = quand { $subject } vient en soutien
jk-when-fired = quand { $subject } tire
jk-when-targeted = quand { $subject } est visé{ jk-e }
jk-when-drawn = quand un destin est tiré pour un tir { $vowel ->
        [yes] d'{ $subject }
       *[no] de { $subject }
    }
jk-when-drawn-self = quand un destin est tiré pour son tir
jk-when-drawn-any = quand un destin est tiré pour un tir
jk-when-hit = quand { $subject } est touché{ jk-e }
jk-when-missed = quand { $subject } manque son tir
jk-when-won = quand { $subject } gagne une bataille
jk-when-lost = quand { $subject } perd une bataille
jk-when-defeat = quand { $subject } est vaincu{ jk-e }
jk-when-intimidating = quand { $subject } intimide
jk-when-shuttled = quand { $subject } descend au site
jk-when-enters = quand cette planète entre en jeu
jk-when-other-enters = quand une planète entre en jeu
jk-when-control-own = quand vous prenez le contrôle d'une planète
jk-when-control-side = quand votre camp prend le contrôle d'une planète
jk-when-control-theirs = quand vos adversaires prennent le contrôle d'une planète
jk-when-control-all = quand un camp prend le contrôle d'une planète
jk-when-event-own = quand vous jouez { $what }
jk-when-event-side = quand votre camp joue { $what }
jk-when-event-theirs = quand l'adversaire joue { $what }
jk-when-event-all = quand quelqu'un joue { $what }
jk-when-turn-begins = à chaque tour, une fois les cartes de Force révélées

## When a text works

jk-if-exists-own = { jk-link } { $reader ->
        [each] ce joueur a
       *[you] vous avez
    } { $what }
jk-if-exists-side = { jk-link } votre camp a { $what }
jk-if-exists-theirs = { jk-link } l'adversaire a { $what }
jk-if-exists-all = { $link ->
        [if] s'il y a
        [and] et qu'il y a
        [as] alors qu'il y a
        [unless] sauf s'il y a
       *[while] tant qu'il y a
    } { $what }
jk-if-named = { jk-link } { $what } est { $place }
jk-if-itself = { jk-link-he } est { $what }
jk-if-bearer = { jk-link } son porteur est { $what }
jk-if-chosen = { jk-link } cette carte est { $what }
jk-if-cause = { jk-link } cette carte est { $what }
jk-if-under = { jk-link-he } porte { $what }
jk-if-aboard = { $link ->
        [unless] sans { $what } à bord
       *[while] avec { $what } à bord
    }
jk-in-fight = { $bearer ->
        [yes] { jk-link } son porteur
       *[no] { $link ->
            [while-it] tant que { jk-me }
           *[while] { jk-link-he }
        }
    }
jk-if-in-battle = { $link ->
        [while] en bataille
        [as] en bataille
        [and] dans une bataille où { $bearer ->
            [yes] son porteur
           *[no] { jk-he }
        } se trouve
       *[if] { jk-in-fight } est dans la bataille
    }
jk-if-attacking = { $link ->
        [while] en attaque
        [as] en attaque
       *[if] { jk-in-fight } attaque
    }
jk-if-defending = { $link ->
        [while] en défense
        [as] en défense
       *[if] { jk-in-fight } défend
    }
jk-if-supporting = { $link ->
        [while] en soutien
        [as] en soutien
       *[if] { jk-in-fight } soutient
    }
jk-if-supported = { $link ->
        [while] avec soutien
        [as] avec soutien
       *[if] { jk-in-fight } a un soutien
    }
jk-if-starship-battle = { $link ->
        [unless] dans une bataille de personnages
       *[while] dans une bataille de vaisseaux
    }
jk-if-planet = { $link ->
        [unless] sauf à { $planet }
       *[while] à { $planet }
    }
jk-if-first = { jk-link } vous êtes Joueur 1
jk-if-control-own = { jk-link } vous contrôlez { jk-planets }
jk-if-control-side = { jk-link } votre camp contrôle { jk-planets }
jk-if-control-theirs = { jk-link } vos adversaires contrôlent { jk-planets }
jk-if-control-all = { jk-link } quelqu'un contrôle { jk-planets }
jk-planets = { $count ->
        [1] une planète
        [2] deux planètes
       *[other] { $count } planètes
    }
jk-if-behind = { jk-link } vos adversaires contrôlent plus de planètes
jk-if-final = { $link ->
        [unless] avant le Conflit final
       *[while] au Conflit final
    }
jk-if-hand = { jk-link } { $reader ->
        [each] ce joueur a
       *[you] vous avez
    } en main { $count ->
        [0] zéro carte
        [1] une carte au plus
        [2] deux cartes au plus
        [3] trois cartes au plus
       *[other] { $count } cartes au plus
    }
jk-if-defeated = { $link ->
        [in-which] où { $what } a été vaincu{ jk-e }
       *[if] { jk-link } { $what } a été vaincu{ jk-e } dans cette bataille
    }
jk-if-firing = { $link ->
        [unless] sans { $what }
       *[while] avec { $what }
    }

## How often a number counts

jk-per = pour { $what }
jk-per-supporting = pour { $what } qui { $pronoun ->
        [she] la
       *[he] le
    } soutient
jk-supporting = { $what } qui { $pronoun ->
        [she] la
       *[he] le
    } soutiennent
jk-per-most = { $per } ({ $most } au plus)
jk-per-best = par point de la plus haute puissance parmi { $those }
jk-per-planet-own = pour chaque planète que vous contrôlez
jk-per-planet-side = pour chaque planète que votre camp contrôle
jk-per-planet-theirs = pour chaque planète que vos adversaires contrôlent
jk-per-planet-all = pour chaque planète contrôlée
jk-per-pile = pour { $what } de votre pile de Thème

## What a text does

jk-then = { $first }, puis { $second }
jk-either = soit { $first }, soit { $second }
jk-choice-side = chaque joueur de votre camp choisit : { $what }
    .to = laisser chaque joueur de votre camp choisir : { $what }
jk-choice-theirs = l'adversaire choisit : { $what }
    .to = laisser l'adversaire choisir : { $what }
jk-choice-all = chaque joueur choisit : { $what }
    .to = laisser chaque joueur choisir : { $what }
jk-choice-involved = { jk-involved } choisit : { $what }
    .to = laisser { jk-involved } choisir : { $what }
jk-involved = chaque adversaire qui avait un personnage dans la bataille
jk-cards = { $count ->
        [1] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
       *[other] { $count } cartes
    }
jk-top-cards = { $count ->
        [1] la première carte
        [2] les deux premières cartes
        [3] les trois premières cartes
        [4] les quatre premières cartes
       *[other] les { $count } premières cartes
    }
jk-deed-draw-own = piochez { jk-cards }
    .to = piocher { jk-cards }
jk-deed-draw-side = chaque joueur de votre camp pioche { jk-cards }
    .to = faire piocher { jk-cards } à chaque joueur de votre camp
jk-deed-draw-theirs = l'adversaire pioche { jk-cards }
    .to = faire piocher { jk-cards } à l'adversaire
jk-deed-draw-all = chaque joueur pioche { jk-cards }
    .to = faire piocher { jk-cards } à chaque joueur
jk-deed-draw-involved = { jk-involved } pioche { jk-cards }
    .to = faire piocher { jk-cards } à { jk-involved }
jk-at-random = { $chance ->
        [yes] {" "}au hasard
       *[no] {""}
    }
jk-deed-discard-own = défaussez { jk-cards } de votre main{ jk-at-random }
    .to = défausser { jk-cards } de { jk-your-fem } main{ jk-at-random }
jk-deed-discard-side = chaque joueur de votre camp défausse { jk-cards } de sa main{ jk-at-random }
    .to = faire défausser { jk-cards } de sa main{ jk-at-random } à chaque joueur de votre camp
jk-deed-discard-theirs = l'adversaire défausse { jk-cards } de sa main{ jk-at-random }
    .to = faire défausser { jk-cards } de sa main{ jk-at-random } à l'adversaire
jk-deed-discard-all = chaque joueur défausse { jk-cards } de sa main{ jk-at-random }
    .to = faire défausser { jk-cards } de sa main{ jk-at-random } à chaque joueur
jk-deed-discard-involved = { jk-involved } défausse { jk-cards } de sa main{ jk-at-random }
    .to = faire défausser { jk-cards } de sa main{ jk-at-random } à { jk-involved }
jk-discard-one-of = { $first ->
        [1] une carte
        [2] deux cartes
        [3] trois cartes
       *[other] { $first } cartes
    } à son choix ou { $second ->
        [1] une au hasard
        [2] deux au hasard
       *[other] { $second } au hasard
    }
jk-deed-discard-what-own = défaussez { $what }
    .to = défausser { $what }
jk-deed-discard-what-side = chaque joueur de votre camp défausse de sa main { $what }
    .to = faire défausser de sa main { $what } à chaque joueur de votre camp
jk-deed-discard-what-theirs = l'adversaire défausse de sa main { $what }
    .to = faire défausser de sa main { $what } à l'adversaire
jk-deed-discard-what-all = chaque joueur défausse de sa main { $what }
    .to = faire défausser de sa main { $what } à chaque joueur
jk-deed-discard-what-involved = { jk-involved } défausse de sa main { $what }
    .to = faire défausser de sa main { $what } à { jk-involved }
jk-deed-mill-own = défaussez { jk-top-cards } de votre pioche
    .to = défausser { jk-top-cards } de { jk-your-fem } pioche
jk-deed-mill-side = chaque joueur de votre camp défausse { jk-top-cards } de sa pioche
    .to = faire défausser { jk-top-cards } de sa pioche à chaque joueur de votre camp
jk-deed-mill-theirs = l'adversaire défausse { jk-top-cards } de sa pioche
    .to = faire défausser { jk-top-cards } de sa pioche à l'adversaire
jk-deed-mill-all = chaque joueur défausse { jk-top-cards } de sa pioche
    .to = faire défausser { jk-top-cards } de sa pioche à chaque joueur
jk-deed-mill-involved = { jk-involved } défausse { jk-top-cards } de sa pioche
    .to = faire défausser { jk-top-cards } de sa pioche à { jk-involved }
jk-deed-fetch = prenez dans votre main { $what }
    .to = prendre dans { jk-your-fem } main { $what }
jk-deed-stow = mettez { $what } dans votre pile de Thème
    .to = mettre { $what } dans { jk-your-fem } pile de Thème
jk-for-less = { $less ->
        [0] {""}
        [1] , pour 1 crédit de moins
       *[other] , pour { $less } crédits de moins
    }
jk-deed-play = jouez { $what }{ jk-for-less }
    .to = jouer { $what }{ jk-for-less }
jk-from = { $what } { $piles }
jk-from-hand = de { jk-your-fem } main
jk-from-discard = de { jk-your-fem } défausse
jk-from-theme-pile = de { jk-your-fem } pile de Thème
jk-from-deck = de { jk-your-fem } pioche
jk-topmost = { $vowel ->
        [yes] { $pronoun ->
            [she] l'{ $nouns } la plus haute
           *[he] l'{ $nouns } le plus haut
        }
       *[no] { $pronoun ->
            [she] la { $nouns } la plus haute
           *[he] le { $nouns } le plus haut
        }
    } de { jk-your-fem } défausse
jk-or-topmost = { $what }, ou { $pronoun ->
        [she] la plus haute
       *[he] le plus haut
    } de { jk-your-fem } défausse
jk-deed-swap = échangez { $what } de votre défausse contre une carte de votre main
    .to = échanger { $what } de { jk-your-fem } défausse contre une carte de { jk-your-fem } main
jk-deed-shuffle-in = mélangez jusqu'à { $what } de votre défausse dans votre pioche
    .to = mélanger jusqu'à { $what } de { jk-your-fem } défausse dans { jk-your-fem } pioche
jk-peeked = { $take ->
        [take] { $count ->
            [1] la prendre
           *[other] en prendre une
        } dans { jk-your-fem } main
       *[beneath] { $count ->
            [1] la mettre
           *[other] en mettre une
        } dessous
    }
jk-deed-peek-own = regardez { jk-top-cards } de votre pioche ; vous pouvez { jk-peeked }
    .to = regarder { jk-top-cards } de { jk-your-fem } pioche et{ $reader ->
        [each] {" "}
       *[you] , si vous le voulez,{" "}
    }{ jk-peeked }
jk-deed-peek-theirs = regardez { jk-top-cards } de la pioche adverse ; vous pouvez { jk-peeked }
    .to = regarder { jk-top-cards } de la pioche adverse et, si vous le voulez, { jk-peeked }
jk-deed-show-hand-own = révélez votre main
    .to = révéler { jk-your-fem } main
jk-deed-show-hand-side = votre camp révèle ses mains
    .to = révéler les mains de votre camp
jk-deed-show-hand-theirs = l'adversaire révèle sa main
    .to = faire révéler sa main à l'adversaire
jk-deed-show-hand-all = tous les joueurs révèlent leur main
    .to = faire révéler leur main à tous les joueurs
jk-deed-show-hand-involved = { jk-involved } révèle sa main
    .to = faire révéler sa main à { jk-involved }
jk-deed-credits = gagnez { $count ->
        [1] 1 crédit
       *[other] { $count } crédits
    }
    .to = gagner { $count ->
        [1] 1 crédit
       *[other] { $count } crédits
    }
jk-deed-swap-force = échangez une carte de votre deck de Force contre une carte utilisée, sous votre carte de Force en cours
    .to = échanger une carte de { jk-your } deck de Force contre une carte utilisée, sous { jk-your-fem } carte de Force en cours
jk-that-itself = { jk-me }
jk-that-bearer = { $kind ->
        [character] son vaisseau
       *[other] son porteur
    }
jk-that-chosen = cette carte
jk-that-cause = cette carte
jk-deed-ready = redressez { $what }
    .to = redresser { $what }
jk-deed-rotate = inclinez { $what }
    .to = incliner { $what }
jk-deed-choose = choisissez { $what }
    .to = choisir { $what }
jk-deed-remove = défaussez { $what }
    .to = défausser { $what }
jk-deed-shuttle = faites descendre { $what } au site
    .to = faire descendre { $what } au site
jk-deed-add-destiny = tirez un destin et ajoutez-le à la puissance { $vowel ->
        [yes] d'{ $what }
       *[no] de { $what }
    } pour cette bataille
    .to = tirer un destin et l'ajouter à la puissance { $vowel ->
        [yes] d'{ $what }
       *[no] de { $what }
    } pour cette bataille
jk-bonus-power = { jk-sign }{ $amount } de puissance
jk-bonus-defense = { jk-sign }{ $amount } de défense
jk-bonus-hit = { jk-sign }{ $amount } pour toucher
jk-bonus-leadership = { jk-sign }{ $amount } de commandement
jk-until-shot = pour ce tir
jk-until-battle = pour cette bataille
jk-until-phase = pour cette phase
jk-until-turn = pour ce tour
jk-deed-boost = donnez { $bonus } à { $what } { $until }
    .to = donner { $bonus } à { $what } { $until }
jk-plus = { $sign ->
        [none] {""}
        [less] {" "}−{ $plus }
       *[more] {" "}+{ $plus }
    }
jk-deed-strike = choisissez { $what } et tirez un destin{ jk-plus } : plus que sa défense, et cette carte est vaincue
    .to = choisir { $what } et tirer un destin{ jk-plus } : plus que sa défense, et cette carte est vaincue
jk-deed-put-back = remettez { $what } dans { $own ->
        [yes] votre { $pile ->
            [hand] main
           *[theme-pile] pile de Thème
        }
       *[no] la { $pile ->
            [hand] main
           *[theme-pile] pile de Thème
        } de son propriétaire
    }
    .to = remettre { $what } dans { $own ->
        [yes] votre { $pile ->
            [hand] main
           *[theme-pile] pile de Thème
        }
       *[no] la { $pile ->
            [hand] main
           *[theme-pile] pile de Thème
        } de son propriétaire
    }
jk-deed-step-in = { $what } devient le défenseur à sa place
    .to = prendre { $what } comme défenseur à sa place
jk-that-deed = { $what ->
        [attack] cette attaque
        [shot] ce tir
        [intimidation] cette intimidation
        [event] cet Événement
       *[action] cette action
    }
jk-deed-cancel = annulez { jk-that-deed }
    .to = annuler { jk-that-deed }
jk-deed-change-destiny = { $sign ->
        [less] retirez { $amount } à ce destin
       *[more] ajoutez { $amount } à ce destin
    }
    .to = { $sign ->
        [less] retirer { $amount } à ce destin
       *[more] ajouter { $amount } à ce destin
    }
jk-deed-redraw = remplacez ce destin par un nouveau tirage
    .to = remplacer ce destin par un nouveau tirage

## Who is meant

jk-article-one = { $pronoun ->
        [she] une { $noun }
       *[he] un { $noun }
    }
jk-article-each = chaque { $noun }
jk-article-none = { $pronoun ->
        [she] aucune { $noun }
       *[he] aucun { $noun }
    }
jk-article-other = { $pronoun ->
        [she] une autre { $noun }
       *[he] un autre { $noun }
    }
jk-article-each-other = chaque autre { $noun }
jk-article-one-own = { $pronoun ->
        [she] l'une de { jk-yours } { $noun }
       *[he] l'un de { jk-yours } { $noun }
    }
jk-article-each-own = { $pronoun ->
        [she] chacune de { jk-yours } { $noun }
       *[he] chacun de { jk-yours } { $noun }
    }
jk-article-other-own = { $pronoun ->
        [she] l'une de { jk-yours } autres { $noun }
       *[he] l'un de { jk-yours } autres { $noun }
    }
jk-article-each-other-own = { $pronoun ->
        [she] chacune de { jk-yours } autres { $noun }
       *[he] chacun de { jk-yours } autres { $noun }
    }
jk-article-mine-own = { $pronoun ->
        [she] { jk-your-fem } { $noun }
       *[he] { jk-your } { $noun }
    }
jk-article-mine-side = votre { $noun }
jk-article-mine-theirs = { $vowel ->
        [yes] l'{ $noun }
       *[no] { $pronoun ->
            [she] la { $noun }
           *[he] le { $noun }
        }
    }
jk-counted = { $count ->
        [1] { $pronoun ->
            [she] une
           *[he] un
        }
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    } { $nouns }
jk-at-least = au moins { $count ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    } { $other ->
        [yes] autres { $nouns }
       *[no] { $nouns }
    }
jk-all-own = vos { $nouns }
jk-all-side = les { $nouns } de votre camp
jk-all-theirs = les { $nouns } adverses
jk-all-all = { $pronoun ->
        [she] toutes les { $nouns }
       *[he] tous les { $nouns }
    }
jk-all-the = les { $nouns }
jk-placed = { $what } { $place }
jk-where-here = ici
jk-where-planet = à cette planète
jk-where-site = au site
jk-where-there = là
jk-where-system = au système
jk-where-battle = dans la bataille
jk-where-unsupported = dans la bataille
jk-where-aboard = à son bord
jk-where-under = sous { jk-him }
jk-where-armament = en jeu
jk-where-standing = en jeu
jk-of-ready = { $noun } { $pronoun ->
        [she] prête{ $count ->
            [1] {""}
           *[other] s
        }
       *[he] prêt{ $count ->
            [1] {""}
           *[other] s
        }
    }
jk-of-rotated = { $noun } incliné{ jk-agree }
jk-of-supporting = { $noun } en soutien
jk-of-main = { $noun } qui { $count ->
        [1] attaque ou défend
       *[other] attaquent ou défendent
    }
jk-of-unsupported = { $noun } sans soutien
jk-of-side = { $noun } allié{ jk-agree }
jk-of-theirs = { $noun } adverse{ $count ->
        [1] {""}
       *[other] s
    }
jk-of-leader = { $noun } { $count ->
        [1] chef
       *[other] chefs
    }
jk-of-theme = { $noun } du Thème { $word }
jk-of-alliance = { $noun } de l'Alliance
jk-of-empire = { $noun } de l'Empire
jk-of-independent = { $noun } indépendant{ jk-agree }
jk-of-cost = { $noun } de coût { $word } ou moins
jk-of-non = { $noun } non { $word }
jk-of-except = { $noun } autre{ $count ->
        [1] {""}
       *[other] s
    } que { $word }
jk-of-keyword = { $noun } { $word }

## Kinds of card, and parts in a battle

jk-noun-character = { $count ->
        [1] personnage
       *[other] personnages
    }
    .pronoun = he
jk-noun-starship = { $count ->
        [1] vaisseau
       *[other] vaisseaux
    }
    .pronoun = he
jk-noun-weapon = { $count ->
        [1] arme
       *[other] armes
    }
    .pronoun = she
jk-noun-event = { $count ->
        [1] Événement
       *[other] Événements
    }
    .pronoun = he
jk-noun-theme = { $count ->
        [1] Thème
       *[other] Thèmes
    }
    .pronoun = he
jk-noun-location = { $count ->
        [1] lieu
       *[other] lieux
    }
    .pronoun = he
jk-noun-force = { $count ->
        [1] carte de Force
       *[other] cartes de Force
    }
    .pronoun = she
jk-noun-card = { $count ->
        [1] carte
       *[other] cartes
    }
    .pronoun = she
jk-noun-fighter = { $count ->
        [1] personnage ou vaisseau
       *[other] personnages ou vaisseaux
    }
    .pronoun = he
jk-noun-leader = { $count ->
        [1] chef
       *[other] chefs
    }
    .pronoun = he
jk-noun-main = { $count ->
        [1] attaquant ou défenseur
       *[other] attaquants ou défenseurs
    }
    .pronoun = he
jk-noun-supporter = { $count ->
        [1] soutien
       *[other] soutiens
    }
    .pronoun = he

## Keywords: as a noun, with the kind of card it is a name for, and as said of another noun

jk-keyword-alien = { $count ->
        [1] extraterrestre
       *[other] extraterrestres
    }
    .pronoun = he
    .kind = character
    .of = { $count ->
        [1] extraterrestre
       *[other] extraterrestres
    }
    .name = Extraterrestre
jk-keyword-apprentice = { $count ->
        [1] apprenti
       *[other] apprentis
    }
    .pronoun = he
    .kind = character
    .of = { $pronoun ->
        [she] { $count ->
            [1] apprentie
           *[other] apprenties
        }
       *[he] { $count ->
            [1] apprenti
           *[other] apprentis
        }
    }
    .name = Apprenti
jk-keyword-ax = { $count ->
        [1] hache
       *[other] haches
    }
    .pronoun = she
    .kind = weapon
    .of = de type hache
    .name = Hache
jk-keyword-black-squadron = { $count ->
        [1] carte de l'escadron noir
       *[other] cartes de l'escadron noir
    }
    .pronoun = she
    .kind = none
    .of = de l'escadron noir
    .name = Escadron noir
jk-keyword-blaster = { $count ->
        [1] blaster
       *[other] blasters
    }
    .pronoun = he
    .kind = weapon
    .of = de type blaster
    .name = Blaster
jk-keyword-bounty-hunter = { $count ->
        [1] chasseur de primes
       *[other] chasseurs de primes
    }
    .pronoun = he
    .kind = character
    .of = { $pronoun ->
        [she] { $count ->
            [1] chasseuse de primes
           *[other] chasseuses de primes
        }
       *[he] { $count ->
            [1] chasseur de primes
           *[other] chasseurs de primes
        }
    }
    .name = Chasseur de primes
jk-keyword-bowcaster = { $count ->
        [1] arbalète
       *[other] arbalètes
    }
    .pronoun = she
    .kind = weapon
    .of = de type arbalète
    .name = Arbalète
jk-keyword-capital = { $count ->
        [1] vaisseau capital
       *[other] vaisseaux capitaux
    }
    .pronoun = he
    .kind = none
    .of = { $pronoun ->
        [she] { $count ->
            [1] capitale
           *[other] capitales
        }
       *[he] { $count ->
            [1] capital
           *[other] capitaux
        }
    }
    .name = Vaisseau capital
jk-keyword-droid = { $count ->
        [1] droïde
       *[other] droïdes
    }
    .pronoun = he
    .kind = character
    .of = { $count ->
        [1] droïde
       *[other] droïdes
    }
    .name = Droïde
jk-keyword-guard = { $count ->
        [1] garde
       *[other] gardes
    }
    .pronoun = he
    .kind = character
    .of = de la garde
    .name = Garde
jk-keyword-hero = Héros
    .pronoun = he
    .kind = character
    .of = héros
    .name = Héros
jk-keyword-hutt = { $count ->
        [1] Hutt
       *[other] Hutts
    }
    .pronoun = he
    .kind = character
    .of = { $count ->
        [1] hutt
       *[other] hutts
    }
    .name = Hutt
jk-keyword-imperial = { $count ->
        [1] Impérial
       *[other] Impériaux
    }
    .pronoun = he
    .kind = character
    .of = { $pronoun ->
        [she] { $count ->
            [1] impériale
           *[other] impériales
        }
       *[he] { $count ->
            [1] impérial
           *[other] impériaux
        }
    }
    .name = Impérial
jk-keyword-ion = { $count ->
        [1] arme à ions
       *[other] armes à ions
    }
    .pronoun = she
    .kind = none
    .of = à ions
    .name = Ions
jk-keyword-jawa = { $count ->
        [1] Jawa
       *[other] Jawas
    }
    .pronoun = he
    .kind = character
    .of = { $count ->
        [1] jawa
       *[other] jawas
    }
    .name = Jawa
jk-keyword-jedi = Jedi
    .pronoun = he
    .kind = character
    .of = jedi
    .name = Jedi
jk-keyword-laser = { $count ->
        [1] laser
       *[other] lasers
    }
    .pronoun = he
    .kind = weapon
    .of = laser
    .name = Laser
jk-keyword-lightsaber = { $count ->
        [1] sabre laser
       *[other] sabres laser
    }
    .pronoun = he
    .kind = weapon
    .of = de type sabre laser
    .name = Sabre laser
jk-keyword-missile = { $count ->
        [1] missile
       *[other] missiles
    }
    .pronoun = he
    .kind = weapon
    .of = de type missile
    .name = Missile
jk-keyword-officer = { $count ->
        [1] officier
       *[other] officiers
    }
    .pronoun = he
    .kind = character
    .of = { $count ->
        [1] officier
       *[other] officiers
    }
    .name = Officier
jk-keyword-personal = { $count ->
        [1] arme personnelle
       *[other] armes personnelles
    }
    .pronoun = she
    .kind = none
    .of = { $pronoun ->
        [she] { $count ->
            [1] personnelle
           *[other] personnelles
        }
       *[he] { $count ->
            [1] personnel
           *[other] personnels
        }
    }
    .name = Arme personnelle
jk-keyword-pilot = { $count ->
        [1] pilote
       *[other] pilotes
    }
    .pronoun = he
    .kind = character
    .of = { $count ->
        [1] pilote
       *[other] pilotes
    }
    .name = Pilote
jk-keyword-rebel = { $count ->
        [1] Rebelle
       *[other] Rebelles
    }
    .pronoun = he
    .kind = character
    .of = { $count ->
        [1] rebelle
       *[other] rebelles
    }
    .name = Rebelle
jk-keyword-red-squadron = { $count ->
        [1] carte de l'escadron rouge
       *[other] cartes de l'escadron rouge
    }
    .pronoun = she
    .kind = none
    .of = de l'escadron rouge
    .name = Escadron rouge
jk-keyword-senator = { $count ->
        [1] sénateur
       *[other] sénateurs
    }
    .pronoun = he
    .kind = character
    .of = { $pronoun ->
        [she] { $count ->
            [1] sénatrice
           *[other] sénatrices
        }
       *[he] { $count ->
            [1] sénateur
           *[other] sénateurs
        }
    }
    .name = Sénateur
jk-keyword-shipboard = { $count ->
        [1] arme de bord
       *[other] armes de bord
    }
    .pronoun = she
    .kind = none
    .of = de bord
    .name = Arme de bord
jk-keyword-sith = Sith
    .pronoun = he
    .kind = character
    .of = sith
    .name = Sith
jk-keyword-smuggler = { $count ->
        [1] contrebandier
       *[other] contrebandiers
    }
    .pronoun = he
    .kind = character
    .of = { $pronoun ->
        [she] { $count ->
            [1] contrebandière
           *[other] contrebandières
        }
       *[he] { $count ->
            [1] contrebandier
           *[other] contrebandiers
        }
    }
    .name = Contrebandier
jk-keyword-starfighter = { $count ->
        [1] chasseur
       *[other] chasseurs
    }
    .pronoun = he
    .kind = starship
    .of = de chasse
    .name = Chasseur
jk-keyword-thug = { $count ->
        [1] brute
       *[other] brutes
    }
    .pronoun = she
    .kind = character
    .of = de type brute
    .name = Brute
jk-keyword-torpedo = { $count ->
        [1] torpille
       *[other] torpilles
    }
    .pronoun = she
    .kind = weapon
    .of = de type torpille
    .name = Torpille
jk-keyword-transport = { $count ->
        [1] transport
       *[other] transports
    }
    .pronoun = he
    .kind = starship
    .of = de transport
    .name = Transport
jk-keyword-trooper = { $count ->
        [1] soldat
       *[other] soldats
    }
    .pronoun = he
    .kind = character
    .of = { $count ->
        [1] soldat
       *[other] soldats
    }
    .name = Soldat
jk-keyword-typical = { $count ->
        [1] carte typique
       *[other] cartes typiques
    }
    .pronoun = she
    .kind = none
    .of = { $count ->
        [1] typique
       *[other] typiques
    }
    .name = Typique
jk-keyword-wookiee = { $count ->
        [1] Wookiee
       *[other] Wookiees
    }
    .pronoun = he
    .kind = character
    .of = { $count ->
        [1] wookiee
       *[other] wookiees
    }
    .name = Wookiee

## Themes

jk-theme-luke = Luke
jk-theme-han = Han
jk-theme-vader = Vader
jk-theme-tarkin = Tarkin
jk-theme-jabba = Jabba
