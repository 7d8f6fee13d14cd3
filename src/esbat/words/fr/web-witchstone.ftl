# Ce que seule la table de Witchstone dit (français).

wst-sign-energy = énergie
wst-sign-witch = sorcière
wst-sign-pentagram = pentacle
wst-sign-crystal = cristal
wst-sign-wand = baguette
wst-sign-scroll = parchemin
wst-sign-points = 3 points
wst-place-stone = Pierre des sorcières
wst-place-tower = autre tour
wst-place-village = village
wst-place-forest = forêt
wst-place-castle = château
wst-many-moves = { $n } coups

## Les parties de la table

wst-parts = Parties de la table
wst-tab-cauldron = Chaudron
wst-tab-ball = Boule
wst-tab-tracks = Pistes
wst-tab-shelves = Étagères
wst-tab-wanted = il y a quelque chose à faire ici
wst-cauldron = Chaudron
wst-ball = Boule de cristal
wst-pentagram = Pentacle
wst-wand = Baguette
wst-shelves = Étagères à fioles
wst-scrolls = Parchemins visibles
wst-hand = Tes tuiles
wst-look = Regarder de près
wst-look-note = Touche un élément pour savoir ce que c’est. Touche encore la loupe pour jouer.

## La boule de cristal

wst-tower-of = tour de { $name }
wst-lying =
    { $n ->
        [one] { $n } sorcière couchée
       *[other] { $n } sorcières couchées
    }
wst-token = jeton magique : { $sign }
wst-on-stone = sur la pierre : { $names }
wst-witches-there = sorcières de { $names }
wst-road-title = Connexion
wst-road =
    { $filled ->
        [one] Connexion { $ends } : { $filled } énergie sur { $slots }
       *[other] Connexion { $ends } : { $filled } énergies sur { $slots }
    }

## Le chaudron

wst-cell = { $where } : { $what }
wst-cell-free = libre
wst-cell-crystal = cristal
wst-cell-black = cristal noir
wst-cell-printed = { $signs }, imprimé
wst-cell-tile = { $signs }
wst-cell-hex = tuile spéciale { $signs }
wst-gives = Donne { $n } × { $sign }
wst-gives-both = Donne { $n } × { $sign } et { $m } × { $other }
wst-exit-title = Sortie vers le bord
wst-exit =
    { $n ->
        [0] Bord : { $sign }
        [one] Bord : { $sign }, { $n } cristal attend
       *[other] Bord : { $sign }, { $n } cristaux attendent
    }
wst-break = { $move } (−{ $cost })

## Pistes, étagères, parchemins

wst-ring-space = Case { $number } : { $what }
wst-ring-light = claire
wst-ring-owl = tuile Hibou, { $points } points
wst-ring-owl-empty = plus de tuile Hibou, 2 points
wst-ring-hex = tuile spéciale { $hex }
wst-ring-hex-empty = vide, deux actions d’un même type
wst-owls-there = hiboux de { $names }
wst-wand-space = Baguette { $number } : { $what }
wst-wand-handle = manche
wst-wand-light = claire
wst-wand-dark = { $amount } × { $sign }, le double pour qui mène
wst-wand-silver = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } pour chaque élément compté : { $counts }
wst-count-connections = connexions achevées
wst-count-scrolls = parchemins
wst-count-crystals = cristaux sur les étagères
wst-count-witches = sorcières dans la boule
wst-count-tokens = jetons magiques
wst-count-hexes = tuiles spéciales
wst-crossing = encore à appliquer
wst-shelf = Étagère { $sign }
wst-shelf-lowest = Étagère la plus basse
wst-shelf-room =
    { $filled ->
        [one] { $what } : { $filled } fiole pleine sur { $room }
       *[other] { $what } : { $filled } fioles pleines sur { $room }
    }
wst-open-tokens = Jetons visibles
wst-no-tokens = Plus de jeton
wst-secret-pile = Pioche de parchemins
wst-scroll-pile =
    { $n ->
        [one] Pioche : { $n } parchemin
       *[other] Pioche : { $n } parchemins
    }
wst-rank =
    { $n ->
        [1] 1re
       *[other] { $n }e
    }
wst-scroll-double = Une fois : deux actions de plus ({ $sign })
wst-scroll-single = Une fois : une action de plus, de n’importe quel type
wst-scroll-levels = 3 points pour { $low }, 5 pour { $mid }, 7 pour { $high }
wst-scroll-different = Une sorcière sur : { $a } pour 3 points, et { $b } pour 5, et { $c } pour 7
wst-scroll-connected = Reliés à ta tour : { $a } pour 3 points, et { $b } pour 5, et { $c } pour 7

## Ce qui est encore dû

wst-owed = Encore dû
wst-left = { $left } sur { $granted }
wst-from-tile = de la tuile
wst-from-token = d’un jeton
wst-from-hex = d’une tuile spéciale
wst-from-shelf = d’une étagère
wst-from-wand = de la baguette
wst-from-empty = d’une case vide
wst-from-tower = de la tour
wst-token-owed =
    { $n ->
        [one] Jeton à utiliser : { $sign }
       *[other] { $n } jetons à utiliser : { $sign }
    }
wst-waiting =
    { $n ->
        [one] { $n } cristal sur le bord
       *[other] { $n } cristaux sur le bord
    }
wst-crossings =
    { $n ->
        [one] { $n } case de baguette à appliquer
       *[other] { $n } cases de baguette à appliquer
    }
wst-then = puis { $sign }
wst-lay-first = Chaque case montre ce qu’elle donnerait.
wst-lay-second = Et le second symbole, à côté ?
wst-lay-order = Lequel d’abord ?
wst-owed-nothing = Rien n’est dû : pose une tuile.
wst-owed-tower = Choisis une tour sur la boule : son jeton agit aussitôt.
wst-owed-other = { $name } joue.
wst-over = La partie est finie.

## Ce que chacun possède

wst-tile = tuile { $tile }
wst-draws =
    { $n ->
        [one] { $n } tuile en réserve
       *[other] { $n } tuiles en réserve
    }
wst-hand-count =
    { $n ->
        [one] { $n } tuile ouverte
       *[other] { $n } tuiles ouvertes
    }
wst-energy-left =
    { $n ->
        [one] { $n } énergie en réserve
       *[other] { $n } énergies en réserve
    }
wst-witches-left =
    { $n ->
        [one] { $n } sorcière en réserve
       *[other] { $n } sorcières en réserve
    }
wst-tokens-kept =
    { $n ->
        [one] { $n } jeton magique gardé
       *[other] { $n } jetons magiques gardés
    }
wst-owls-kept =
    { $n ->
        [one] { $n } tuile Hibou, { $points } points
       *[other] { $n } tuiles Hibou, { $points } points
    }
wst-owl-count =
    { $n ->
        [one] { $n } tuile Hibou
       *[other] { $n } tuiles Hibou
    }
wst-hexes-owned =
    { $n ->
        [one] { $n } tuile spéciale
       *[other] { $n } tuiles spéciales
    }
wst-hexes-used = Tuiles spéciales utilisées une fois
wst-own-scrolls =
    { $n ->
        [one] { $n } parchemin
       *[other] { $n } parchemins
    }
wst-no-scrolls = Pas encore de parchemin
wst-hidden-scrolls = Parchemins secrets
wst-worth = Vaut { $points } pour l’instant.
wst-spent = { $scroll }, utilisé
wst-seat =
    { $points ->
        [one] { $name } : { $shown } point, manche { $turns } sur 11
       *[other] { $name } : { $shown } points, manche { $turns } sur 11
    }
wst-you-play = c’est à toi
wst-plays = joue
wst-turn = manche { $n }
wst-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
wst-tally = D’où viennent les points
wst-no-points = Pas encore de points.
wst-tower-label = Tour
wst-none-yet = pas encore
wst-pieces = Pièces
wst-kept = Gardé
wst-clusters = Plus grands regroupements
wst-earned-tower = tour
wst-earned-connections = connexions
wst-earned-witches = sorcières envoyées
wst-earned-stone = Pierre des sorcières
wst-earned-token = jetons de points
wst-earned-ring = piles de hiboux vides
wst-earned-wand = baguette
wst-earned-spoiled = cristaux abîmés
wst-earned-owls = tuiles Hibou
wst-earned-tokens = jetons gardés
wst-earned-spells = sorts inutilisés
wst-earned-prophecies = prophéties

## Vu de près

wst-hex-pile =
    { $n ->
        [0] Pentacle, plus de tuile spéciale dans la pile
        [one] Pentacle, encore { $n } tuile spéciale dans la pile
       *[other] Pentacle, encore { $n } tuiles spéciales dans la pile
    }

## Ce que coûte et donne chaque choix

wst-asked-tower = Elle vaut 2 points, et toutes tes connexions partiront de là.
wst-asked-tile = Un symbole agit autant de fois que son regroupement en compte : pose-le près des siens.
wst-asked-cell = Le chiffre d’une case : combien d’actions le symbole y donnerait.
wst-asked-order = L’autre type suit. Les bonus du premier s’utilisent avant, ou sont perdus.
wst-asked-energy = Achevée, une connexion de 1, 2 ou 3 places vaut 1, 3 ou 6 points.
wst-asked-witch = Sur un lieu : 2 points, et le jeton à la première. Passer chez une autre : 1 action de plus.
wst-asked-pentagram = Passer suffit. Orange : une tuile Hibou, des points. Sombre : une tuile spéciale.
wst-asked-crystal = Une case par action. Sorti par une flèche : 2 actions de ce symbole, ou un jeton.
wst-asked-wand = Sombre : des actions, le double pour qui mène. Argent : des points.
wst-asked-scroll = Chaque action de plus élargit le choix d’un ; tu n’en prends qu’un.
wst-asked-run = Une action par case ; finis sur une case libre ou au bord.
wst-asked-token = Il agit tout de suite, puis vaut 2 points à la fin.
wst-asked-hex = Une fois : deux actions. Pour de bon : elle agrandit tes regroupements, sans rien donner maintenant.
wst-asked-wish = Les deux sont d’un seul type, et s’utilisent tout de suite, ou sont perdues.
witchstone-only-neighbour = Aucune autre case voisine n’est libre.
wst-move-take = Prendre : { $name }
wst-move-break =
    { $n ->
        [one] Retirer le cristal de { $where }, au prix de 1 point
       *[other] Retirer le cristal de { $where }, au prix de { $n } points
    }
