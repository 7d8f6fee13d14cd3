# La table des sorcières de Lancre : ce que le plateau dit à qui l’écoute.

lancre-map = Carte de Lancre
lancre-cartouche = Lancre
lancre-cartouche-under = et ce qui traîne autour
lancre-empty = { $place } : rien ici
lancre-tile =
    { $place } : { $tile }, il faut { $needed }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lancre-hidden = { $place } : un Problème face cachée
lancre-crises =
    { $n ->
        [one] { $n } crise
       *[other] { $n } crises
    }
lancre-witches = ici : { $names }
lancre-witch-at = { $name }, { $place }
lancre-chance = { $p } % avec ta main, { $dice } % aux dés seuls
lancre-odds-title = Chances de réussite
lancre-odds-dice = Aux dés seuls
lancre-odds-hand = Avec ta main
lancre-percent = { $p } %
lancre-needed = il faut
lancre-total = jusqu’ici
lancre-added = + { $n } par cartes et paires
lancre-dice = Dés : { $list }
lancre-dice-none = Quatre dés à lancer
lancre-die-cackle = Ricanage
lancre-die-left = pas encore lancé
lancre-arriving = En chemin
lancre-boxes = Problèmes à venir
lancre-box =
    Case { $n } : { $small } { $small ->
        [one] petit
       *[other] petits
    }, { $big } gros{ $top ->
        [none] {""}
       *[other]  ; dessus : { $top }
    }
lancre-box-empty = Case { $n } : vide
lancre-deck =
    { $n ->
        [one] Pioche : { $n } carte
       *[other] Pioche : { $n } cartes
    }
lancre-discard =
    { $n ->
        [0] Défausse vide
        [one] Défausse : { $n } carte
       *[other] Défausse : { $n } cartes
    }
lancre-reserve = Réserve
lancre-cackles =
    { $n ->
        [one] { $n } Ricanage
       *[other] { $n } Ricanages
    }
lancre-alisses = { $n } Aliss la Noire
lancre-crisis-short =
    { $n ->
        [one] crise
       *[other] crises
    }
lancre-cackle-short =
    { $n ->
        [one] Ricanage
       *[other] Ricanages
    }
lancre-aliss-short = Aliss
lancre-board = Plateau de { $name }
lancre-my-board = Ton plateau
lancre-row-small =
    { $n ->
        [one] { $n } Petit Problème sur 8
       *[other] { $n } Petits Problèmes sur 8
    }
lancre-row-big =
    { $n ->
        [one] { $n } Gros Problème sur 8
       *[other] { $n } Gros Problèmes sur 8
    }
lancre-beside = { $n } à côté du plateau
lancre-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
lancre-hand = Ta main
lancre-hand-of = Main de { $name }
lancre-hand-empty = Ta main est vide.
lancre-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
lancre-seat = { $name }, { $witch }, { $place } : { $points }, { $cackles }, { $alisses }, { $cards }
lancre-seat-together = { $name }, { $witch }, { $place } : { $cackles }, { $alisses }, { $cards }
lancre-seat-new = { $name }, pas encore d’apprentie
lancre-card-label = { $card } : { $detail } ; { $place }
lancre-own-tiffany = tuile Invisibilité
lancre-own-annagramma = tuile Magie
lancre-own-petulia = tuile Cochon Malade
lancre-own-dimity = pas de tuile à elle
lancre-own-used = utilisée
lancre-dungeon = Donjon
lancre-nowhere = pas encore placée
lancre-choose = Qui es-tu, ce soir ?
lancre-look = Regarder de près
lancre-asked-choose = Chacune a son talent. Tu résoudras les Problèmes de Lancre : qui a le plus de points sur ses tuiles gagne.
lancre-asked-choose-together = Chacune a son talent. Vous résoudrez ensemble les Problèmes de Lancre.
lancre-asked-draw = Ton tour commence par un Problème : on retourne des cartes jusqu’à ce que l’une lui donne un lieu.
lancre-asked-move = Deux chemins à pied, ou où tu veux avec un Balai. Tu agis où tu t’arrêtes : un Problème, ou le thé.
lancre-asked-ready = Qui s’arrête à un Problème l’affronte : deux dés, puis fuir, ou deux autres. Un échec coûte un Ricanage, et il faut fuir.
lancre-asked-tea = Qui s’arrête chez une sorcière prend le thé : il vous ôte des Ricanages à toutes les deux.
lancre-asked-facing =
    { $short ->
        [0] Le total suffit déjà.
       *[other] Il faut encore { $short }, par deux dés et tes cartes.
    } { $flee ->
        [yes] { $n ->
            [0] Fuir ne coûte rien.
           *[other] Fuir ne coûte que les Ricanages déjà lancés ({ $n }).
        }
       *[no] On ne peut plus fuir.
    }{ $short ->
        [0] {""}
       *[other] {" "}{ $n ->
            [0] Échouer : un Ricanage, et il faut fuir.
           *[other] Échouer : ceux-là et un de plus, et il faut fuir.
        }
    }
lancre-asked-enough = Cela suffit : c’est résolu. Ricanages lancés : { $n }.
lancre-asked-short = Il manque { $short }. En l’état, c’est un échec : un Ricanage, plus ceux lancés ({ $n }), et il faut fuir.
lancre-asked-flight = Un lieu voisin sans Problème ni sorcière, ou n’importe où avec un Balai.
lancre-asked-start = Un lieu sans Problème, avec ou sans sorcière. Cela ne coûte rien ; tu partiras de là.
lancre-asked-put = Cela ne coûte rien. Un Petit Problème est visible, un Gros est caché ; qui s’y arrête doit l’affronter.
lancre-asked-mark = Il devient plus difficile de 2. Si un marqueur est dû quand la réserve est vide, tout le monde perd.
lancre-asked-land = Tout lieu qui brille est à égale distance. S’il y a un Problème ou une sorcière, tu agis aussitôt.
lancre-asked-relieve = Ce Problème devient plus facile de 2, et son marqueur retourne à la réserve.
lancre-asked-look = Toi seule la vois, et rien d’autre ne change.
lancre-asked-reveal = Tout le monde la voit désormais : sa difficulté, ses points, et ce qu’elle fait.
lancre-asked-reroll = Les nouvelles faces comptent à la place. Un Ricanage relancé ne coûte rien.
lancre-asked-discard = Ce que tu défausses est perdu. Arrête-toi quand tu veux : il vient une carte de plus qu’il n’en part.
lancre-asked-join = Trois sorcières différentes règlent tout Problème, sans dés ; leurs trois cartes sont dépensées.
lancre-asked-rob = Tu reçois un Ricanage, et elle en a un de moins : cela ne fait que l’aider.
lancre-asked-return = Ils retournent à la réserve, et cela ne coûte rien : rends tout ce que tu peux.
lancre-asked-end = Un effet joué maintenant coûte sa carte ; puis ta main se complète.
lancre-only-draw = {""}
lancre-only-ready = {""}
lancre-only-arrive = {""}
lancre-only-facing = Ta main n’y ajoute rien.
lancre-only-total = Aucune de tes cartes n’y change rien.
lancre-only-flight = Il n’y a pas d’autre lieu où fuir.
lancre-only-move = Aucun autre lieu n’est à ta portée.
lancre-only-join = Aucune autre carte ne va avec elles.
lancre-only-end = Rien dans ta main ne se joue maintenant.
lancre-look-note = Touche une carte, un lieu ou un Problème pour en savoir plus.
lancre-larger = Agrandir la carte
lancre-smaller = Réduire la carte
lancre-fit = Toute la carte
lancre-beyond-left = { $n ->
    [one] { $n } lieu possible, plus à gauche
   *[other] { $n } lieux possibles, plus à gauche
 }
lancre-beyond-right = { $n ->
    [one] { $n } lieu possible, plus à droite
   *[other] { $n } lieux possibles, plus à droite
 }
lancre-beyond-up = { $n ->
    [one] { $n } lieu possible, plus haut
   *[other] { $n } lieux possibles, plus haut
 }
lancre-beyond-down = { $n ->
    [one] { $n } lieu possible, plus bas
   *[other] { $n } lieux possibles, plus bas
 }
lancre-power = Connaît le Pouvoir des Trois
lancre-names-place = Envoie les Problèmes à { $place }
lancre-paths = Des chemins mènent à { $places }
lancre-goal = À surveiller
lancre-goal-crisis =
    { $n ->
        [one] crise en réserve ; sans elle, tout est perdu
       *[other] crises en réserve ; sans elles, tout est perdu
    }
lancre-goal-aliss = Aliss la Noire en réserve
lancre-goal-elves =
    { $n ->
        [one] Elfe en vue ; à { $of }, tout est perdu
       *[other] Elfes en vue ; à { $of }, tout est perdu
    }
lancre-goal-big =
    { $n ->
        [one] Gros Problème sur le plateau ; gagné à moins de 4
       *[other] Gros Problèmes sur le plateau ; gagné à moins de 4
    }
lancre-goal-points =
    { $n ->
        [one] point ; { $of } font une sorcière
       *[other] points ; { $of } font une sorcière
    }
lancre-short-crisis =
    { $n ->
        [one] crise
       *[other] crises
    }
lancre-short-elves =
    { $n ->
        [one] Elfe
       *[other] Elfes
    }
lancre-short-big =
    { $n ->
        [one] Gros Problème
       *[other] Gros Problèmes
    }
lancre-short-points =
    { $n ->
        [one] point
       *[other] points
    }
lancre-short-aliss = Aliss
