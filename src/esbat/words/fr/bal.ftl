# Le Bal des Sorcières.
# Une carte arrive sous forme de code ; CARD($card) la dit en toutes lettres.

bal-card =
    { $kind ->
        [R] potion rouge
        [J] potion jaune
        [V] potion verte
        [B] potion bleue
        [G] potion grise
        [sortilege] Sortilège
        [abracadabra] Abracadabra
        [balai] Du balai
        [tresor] Trésor magique
        [amoi] À moi, nananère
        [miroir] Mon beau miroir
        [envoutement] Envoûtement
        [fantome] Fantôme
        [baguette] Baguette magique
        [remede] Remède
        [tour] Tour de magie
        [enchantement] Enchantement
        [boule] Boule de cristal
        [lutin] Lutin farceur
       *[diablotin] Diablotin
    }
bal-token =
    { $first ->
        [R] rouge
        [J] jaune
        [V] vert
        [B] bleu
        [G] gris
       *[W] blanc
    }
bal-other-token =
    { $second ->
        [R] rouge
        [J] jaune
        [V] vert
        [B] bleu
        [G] gris
       *[W] blanc
    }
bal-of-owner =
    { $own ->
        [yes] {""}
       *[no] { " " }(de { $owner })
    }

## Ce qui vient de se passer

bal-event-round_began = Grand Sabbat : la manche { $round } commence par { $name }.
    .you = Grand Sabbat : la manche { $round } commence par toi.
bal-event-lap_began = Le Chat Noir se retourne : tour de table { $lap }.
bal-event-turn_began = Carabosse s’arrête devant { $name }.
    .you = Carabosse s’arrête devant toi.
bal-event-reshuffled = La défausse ({ $count }) est mélangée dans la pioche.
bal-event-laid = { $name } pose : { CARD($card) }.
    .you = Tu poses : { CARD($card) }.
    .brief = pose { CARD($card) }
bal-event-stole = { $name } joue à la place de { $target }.
    .you = Tu joues à la place de { $target }.
    .at_you = { $name } joue à ta place.
bal-event-enchanted = { $name } enchante { $target }, qui perd : { CARD($card) }.
    .you = Tu enchantes { $target }, qui perd : { CARD($card) }.
    .at_you = { $name } t’enchante : tu perds { CARD($card) }.
bal-event-attacked = { $name } attaque { $target }.
    .you = Tu attaques { $target }.
    .brief = attaque { $target }
    .at_you = { $name } t’attaque.
bal-event-hexed = Le Sortilège de { $name } frappe toutes les autres à la fois.
    .you = Ton Sortilège frappe toutes les autres à la fois.
bal-event-revived = { $name } ressuscite un Crapzouille.
    .you = Tu ressuscites un Crapzouille.
    .brief = ressuscite un Crapzouille
bal-event-mirrored = Le miroir de { $name } double l’attaque sur { $target }.
    .you = Ton miroir double l’attaque sur { $target }.
    .at_you = Le miroir de { $name } double l’attaque sur toi.
bal-event-deflected = { $name } renvoie l’attaque sur { $target }.
    .you = Tu renvoies l’attaque sur { $target }.
    .brief = la renvoie sur { $target }
    .at_you = { $name } renvoie l’attaque sur toi.
bal-event-cancelled = { $name } annule l’attaque.
    .you = Tu annules l’attaque.
    .brief = annule l’attaque
bal-event-parried = { $name } pare.
    .you = Tu pares.
    .brief = pare
bal-event-failed = La défense de { $name } échoue.
    .you = Ta défense échoue.
bal-event-took_back = { $name } reprend : { CARD($card) }.
    .you = Tu reprends : { CARD($card) }.
    .brief = reprend { CARD($card) }
bal-event-lost = { $name } perd un Crapzouille{ bal-of-owner } ; il en reste { $left }.
    .you = Tu perds un Crapzouille{ bal-of-owner } ; il t’en reste { $left }.
    .at_you = { $name } perd un de tes Crapzouilles ; il en reste { $left }.
bal-event-captured = { $name } capture un Crapzouille chez { $target }{ bal-of-owner }.
    .you = Tu captures un Crapzouille chez { $target }{ bal-of-owner }.
    .at_you = { $name } capture un Crapzouille chez toi{ bal-of-owner }.
bal-event-eliminated = C’en est fini pour { $name }.
    .you = C’en est fini pour toi.
bal-event-inherited = { $name } hérite des { $count } cartes de { $target } et choisit ce qui reste.
    .you = Tu hérites des { $count } cartes de { $target } : choisis ce que tu gardes.
    .at_you = { $name } hérite de tes { $count } cartes.
bal-event-discarded = { $name } défausse : { CARD($card) }.
    .you = Tu défausses : { CARD($card) }.
    .brief = défausse { CARD($card) }
bal-event-lacked_potions = { $name } n’a plus de potion et change deux sorts.
    .you = Tu n’as plus de potion : change deux sorts.
bal-event-farce_began = Une Farce de { $name } : pions { bal-token } et { bal-other-token }.
    .you = Ta Farce : pions { bal-token } et { bal-other-token }.
bal-event-farce_stopped = { $name } arrête la Farce.
    .you = Tu arrêtes la Farce.
bal-event-farce_failed = La Farce touche { $name }.
    .you = La Farce te touche.
bal-event-recited =
    { $silent ->
        [yes] { $name } ne lit pas à temps : { CARD($card) }.
       *[no] { $name } lit : { CARD($card) }.
    }
    .you =
        { $silent ->
            [yes] Tu ne lis pas à temps : { CARD($card) }.
           *[no] Tu lis : { CARD($card) }.
        }
bal-event-challenged = { $name } relève une faute de { $speaker }.
    .you = Tu relèves une faute de { $speaker }.
    .at_you = { $name } relève une faute de ta part.
bal-event-faulted = Faute de lecture de { $name } : le coup est annulé.
    .you = Faute de lecture : ton coup est annulé.
bal-event-cleared = { $name } n’a pas fait de faute.
    .you = Tu n’as pas fait de faute.
bal-event-lost_turn = { $name } perd son tour.
    .you = Tu perds ton tour.
bal-event-struck_again = Le reflet du miroir de { $name } frappe { $target }.
    .you = Le reflet de ton miroir frappe { $target }.
    .at_you = Le reflet du miroir de { $name } te frappe.
bal-event-voided = Le coup destiné à { $target } ne trouve plus personne.
    .you = Le coup qui t’était destiné ne trouve plus personne.
bal-event-swept =
    { $count ->
        [one] La carte posée va à la défausse.
       *[other] Les { $count } cartes posées vont à la défausse.
    }
bal-event-reading_stopped = Soixante lectures n’ont rien donné : désormais personne ne lit plus, et toute carte compte.
bal-event-accepted = Personne ne conteste la lecture de { $name }.
    .you = Personne ne conteste ta lecture.
bal-event-drew = { $name } pioche : { CARD($card) }.
    .you = Tu pioches : { CARD($card) }.
    .hidden = { $name } pioche une carte.
bal-event-gave = { $name } te donne : { CARD($card) }.
    .you = Tu donnes à { $target } : { CARD($card) }.
    .hidden = { $name } donne une carte à { $target }.
bal-event-farce_ended =
    { $cancelled ->
        [yes] Deux pions blancs : la Farce est annulée.
       *[no] La Farce disparaît.
    }
bal-event-play_ended =
    { $reason ->
       *[queen] { $name } est Reine des Sorcières.
    }
    .you =
    { $reason ->
       *[queen] Te voilà Reine des Sorcières.
    }

## Ce que tu peux choisir

bal-move-pass = Passer
bal-move-mine = Voler ce tour (À moi, nananère)
bal-move-ball = Poser la Boule de cristal
bal-move-mirror = Doubler l’attaque sur { $target } (miroir)
bal-move-wand = Annuler d’un coup de Baguette magique
bal-move-attack = Attaquer { $target }
bal-move-enchant = Enchanter d’abord { $target }
bal-move-imp = Lancer le Diablotin
bal-move-lay = Poser : { CARD($card) }
bal-move-done = C’est tout
bal-move-parry = Parer avec tes potions
bal-move-joker = Parer, Abracadabra tenant lieu de { CARD($card) }
bal-move-jokers = Parer avec deux Abracadabras ({ CARD($card) }, { CARD($other) })
bal-move-broom = Renvoyer sur { $target } (Du balai)
bal-move-sweep = Balayer l’attaque (Du balai)
bal-move-treasure = T’aider du Trésor magique
bal-move-remedy = T’aider du Remède
bal-move-trick = T’aider du Tour de magie
bal-move-yield = Encaisser le coup
bal-move-drop = Défausser : { CARD($card) }
bal-move-lose = Perdre un Crapzouille de { $target }
bal-move-give = Donner : { CARD($card) }
bal-move-read = Lu comme il faut
bal-move-misread = Lu de travers
bal-move-silent = Pas lu à temps
bal-move-fault = Relever une faute
bal-move-admit = Avouer
bal-move-deny = Nier

## Ce qui est demandé. Dans une fenêtre, les autres ne voient que la suite

bal-question-start =
    .you = Un tour commence. Joues-tu une carte avant ?
bal-question-mirror =
    .you = Une attaque est posée. Sors-tu ton miroir ?
bal-question-before_sabbat =
    .you = La manche finit. Poses-tu ta Boule avant le Sabbat ?
bal-question-before_attack =
    .you = Poses-tu ta Boule avant l’attaque ?
bal-question-after_attack =
    .you = Le coup est fini. Poses-tu ta Boule ?
bal-question-aim =
    .you = À toi. Qui attaques-tu ?
bal-question-lay =
    .you = Quelles cartes poses-tu ? Une ou deux potions, et un sort si tu veux.
bal-question-defend =
    .you = On t’attaque. Comment te défends-tu ?
bal-question-together =
    .you = Un Sortilège te frappe. Comment te défends-tu ? Les autres ne le sauront qu’à la fin.
bal-question-face =
    .you = Une Farce t’attend. La contres-tu ?
    .other = { $names } fait face à une Farce.
bal-question-drop =
    .you = Tu n’as plus de potion : quel sort défausses-tu ?
    .other = { $names } change deux sorts.
bal-question-throw =
    .you = Tour de magie : quelles cartes jettes-tu ?
    .other = { $names } choisit des cartes à jeter.
bal-question-inherit =
    .you = Quelles cartes laisses-tu ? Tu dois finir avec autant qu’avant.
    .other = { $names } trie un héritage.
bal-question-lose =
    .you = Quel Crapzouille perds-tu ?
    .other = { $names } choisit un Crapzouille à perdre.
bal-question-exchange =
    .you = Boule de cristal : quelle carte donnes-tu ? D’abord à gauche, puis à droite.
    .other = Boule de cristal : chacune choisit ce qu’elle donne.
bal-question-recite =
    .you = Lis la formule à voix haute.
    .other = { $names } lit ses formules.
bal-question-challenge =
    .you = As-tu entendu une faute ?
    .other = La table écoute la lecture.
bal-question-admit =
    .you = On t’accuse d’une faute de lecture. Avoues-tu ?
    .other = { $names } doit avouer ou nier.
bal-question-vote =
    .you = Y a-t-il eu faute ? Vote.
    .other = La table vote.
bal-question-penalty =
    .you = Il n’y avait pas de faute : quelle carte défausses-tu ?
    .other = { $names } paie une fausse accusation.
bal-question-turn =
    .other = C’est le tour de { $names }.
bal-question-defence =
    .other = L’attaque attend sa défense : { $names }.
bal-question-sabbat =
    .other = La manche finit ; le Sabbat approche.
bal-question-after =
    .other = Le coup est fini ; Carabosse va repartir.

## Pourquoi pas

bal-play-over = la partie est finie.
bal-eliminated = tu n’as plus de Crapzouille : tu regardes.
bal-not-asked = rien ne t’est demandé en ce moment.
bal-no-ball-in-an-attack = pas de Boule de cristal pendant une attaque.
bal-too-late-to-steal = un tour ne se vole qu’au moment où Carabosse arrive.
bal-mirror-and-hex = un Sortilège ne se double pas : tout le monde est déjà attaquante ou attaquée.
bal-not-in-hand = tu n’as pas cette carte sous la main : { CARD($card) }.
bal-must-attack = tu ne peux pas passer : attaque.
bal-enchanted-must-be-attacked = c’est la sorcière enchantée que tu dois attaquer.
bal-ball-before-the-turn = la Boule se pose avant le tour, pas pendant.
bal-name-a-witch-first = dis d’abord qui tu attaques.
bal-no-potion-to-attack = tu n’as aucune potion pour attaquer.
bal-not-yourself = pas toi-même.
bal-no-such-witch = il n’y a pas de sorcière en jeu à cette place.
bal-nothing-to-lose = sa main est vide : Enchantement n’aurait rien à prendre.
bal-needs-a-potion = une attaque contient au moins une potion.
bal-finish-the-attack = finis d’abord de poser ton attaque.
bal-two-potions-at-most = deux potions au plus.
bal-not-in-an-attack = ce sort n’est pas un sort d’attaque : { CARD($card) }.
bal-one-spell-at-most = un seul sort par attaque.
bal-nothing-to-revive = aucun de tes Crapzouilles n’est mort.
bal-cannot-match = il te manque une potion de la bonne couleur.
bal-must-parry = tu as les potions pour parer : à cette table il le faut, ou pose un sort.
bal-defend-first = on t’attaque : défends-toi, ou renonce.
bal-one-spell-a-defence = un seul sort par défense à cette table.
bal-no-joker-for-grey = Abracadabra ne remplace jamais une potion grise.
bal-not-in-that-attack = cette couleur n’est pas dans l’attaque : { CARD($card) }.
bal-cannot-match-the-rest = même sans { CARD($card) }, il te manque une potion.
bal-wand-held-back = tu as gardé ta Baguette quand le Sortilège est tombé : trop tard.
bal-broom-sweeps-away = à deux, le balai annule l’attaque au lieu de la renvoyer.
bal-broom-needs-a-witch = dis vers qui le balai renvoie l’attaque.
bal-not-back-to-the-sender = pas vers celle dont l’attaque te vient.
bal-only-treasure-in-a-farce = contre une Farce, seules des potions ou un Trésor magique.
bal-no-mirror-there = le miroir ne vise ni l’attaquante, ni l’attaquée, ni toi.
bal-mirror-or-pass = pose ton miroir ou passe.
bal-stolen-already = ce tour vient d’être volé : il est protégé.
bal-your-own-turn = ce tour est déjà le tien.
bal-window-or-pass = joue ta carte ou passe.
bal-choose-cards-first = choisis d’abord tes cartes.
bal-only-spells-go = seuls des sorts partent ainsi.
bal-no-such-crapzouille = ton coffre n’a pas de Crapzouille de cette sorcière.
bal-choose-a-loss = choisis d’abord le Crapzouille que tu perds.
bal-read-first = lis d’abord ta formule.
bal-fault-or-not = dis s’il y a eu faute, ou laisse passer.
bal-admit-or-deny = avoue ou nie.

## Le reste

bal-move-needs-card = Je ne comprends pas « { $text } » : après « { $verb } » vient une carte, comme R, J, V, B, G ou tresor.
bal-move-needs-seat = Je ne comprends pas « { $text } » : après « { $verb } » vient un siège de 0 à 5.
bal-move-needs-colours = Je ne comprends pas « { $text } » : il faut deux couleurs, comme dans « jokers R V ».
bal-reason-queen = Une seule sorcière a encore des Crapzouilles : elle est Reine.
bal-outcome-seat =
    { $rank }. { $name }{ $rank ->
        [1] {""}, Reine, avec { $score ->
            [one] { $score } Crapzouille
           *[other] { $score } Crapzouilles
        }
       *[other] {""}
    }.

## La table au terminal

bal-view-stock = Manche { $round }, tour { $lap }. Pioche : { $deck } ; défausse : { $discard }.
bal-view-top = dessus : { CARD($card) }
bal-view-crapzouilles = Crapzouilles
bal-view-hand = main
bal-view-cards = cartes
bal-view-attack = { $name } attaque { $target } : { $cards }
    .you = Tu attaques { $target } : { $cards }
bal-view-attack-all = { $name } attaque tout le monde : { $cards }
    .you = Tu attaques tout le monde : { $cards }
bal-view-facing = à la défense : { $names }
bal-view-farce = Farce de { $name } : pions { $tokens } ; face à elle : { $target }
bal-view-laid = Sur la table : { $cards }
bal-view-chosen = choisies : { $cards }
bal-view-out = hors jeu
bal-view-first = première
bal-view-captives = dont { $count } de { $name }
bal-view-line-seat = { $name } : { $lives } Crapzouilles, { $dead } morts, { $hand } cartes.
bal-view-line-out = { $name } : hors jeu.
bal-view-line-hand = Ta main : { $cards }.
bal-view-line-turn = Carabosse est devant { $name }.
bal-view-nothing = rien

## Les options

bal-option-level =
    { $value ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    }
bal-option-inherit_hand =
    { $value ->
        [by_level] selon le niveau
        [on] oui
       *[off] non
    }
bal-option-defence_spells =
    { $value ->
        [one] un seul
       *[any] autant qu’on veut
    }
bal-option-wand_returns =
    { $value ->
        [unspent] les cartes qui n’ont pas agi
       *[all] toutes les cartes
    }
bal-option-incantation =
    { $value ->
        [off] aucune
        [table] de vive voix
       *[typed] au clavier
    }
bal-option-false_challenge =
    { $value ->
        [free] gratuite
       *[discard] coûte une carte
    }
bal-option-first_player =
    { $value ->
        [random] au hasard
        [0] le premier siège
        [1] le deuxième siège
        [2] le troisième siège
        [3] le quatrième siège
        [4] le cinquième siège
       *[5] le sixième siège
    }

## Ce que contient la boîte

bal-box-card =
    { $code ->
        [red] potion rouge
        [yellow] potion jaune
        [green] potion verte
        [blue] potion bleue
        [grey] potion grise
       *[other] { CARD($code) }
    }
    .detail =
    { $copies ->
        [one] { $copies } carte
       *[other] { $copies } cartes
    }, { $level ->
        [easy] dès le niveau facile
        [medium] dès le niveau moyen
       *[hard] au niveau difficile
    }
bal-box-token =
    { $code ->
        [red] rouge
        [yellow] jaune
        [green] vert
        [blue] bleu
        [grey] gris
       *[white] blanc
    }
    .detail =
    { $copies ->
        [one] { $copies } pion
       *[other] { $copies } pions
    }

# Les formules à lire, dans l’ordre de la boîte
bal-box-formula =
    { $at ->
        [1] Soupe de chat noir
        [2] Bave de crapaud bavard
        [3] Purée de pattes poilues
        [4] Jus de chaussette séchée
        [5] Sirop de six citrouilles
        [6] Plume de lapin volant
        [7] Moutarde de mandragore molle
        [8] Cire de cierge chipé
        [9] Poudre de perruque poussiéreuse
        [10] Trois tristes tritons transis
        [11] Vase de vieux vivier visqueux
        [12] Limace lisse à lunettes
        [13] Bleu de bolet bien bouilli
        [14] Souffle de serpent sans sifflet
       *[15] Cendre de sorcier sans cervelle sous cent chaudrons
    }

# Ce qu’un robot donne pour ses raisons
bal-weighs =
    .hand = les cartes en main
    .colours = les potions de plusieurs couleurs
    .lives = tes propres Crapzouilles
    .rivals = la situation des autres
