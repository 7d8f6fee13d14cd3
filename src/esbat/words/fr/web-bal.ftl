# Ce que seule la salle de bal dit (français).

bal-name-R = potion rouge
bal-name-J = potion jaune
bal-name-V = potion verte
bal-name-B = potion bleue
bal-name-G = potion grise
bal-name-sortilege = Sortilège
bal-name-abracadabra = Abracadabra
bal-name-balai = Du balai
bal-name-tresor = Trésor magique
bal-name-amoi = À moi, nananère
bal-name-miroir = Mon beau miroir
bal-name-envoutement = Envoûtement
bal-name-fantome = Fantôme
bal-name-baguette = Baguette magique
bal-name-remede = Remède
bal-name-tour = Tour de magie
bal-name-enchantement = Enchantement
bal-name-boule = Boule de cristal
bal-name-lutin = Lutin farceur
bal-name-diablotin = Diablotin
bal-spells = Les sorts
bal-does-sortilege = Posé avec une attaque : elle frappe toutes les autres à la fois.
bal-does-abracadabra = Remplace une potion de l’attaque quand tu pares ; jamais une grise.
bal-does-balai = Renvoie l’attaque qui te vise sur une autre sorcière.
bal-does-tresor = Pioche deux cartes, avec une attaque ou avant de te défendre.
bal-does-amoi = Prends ce tour à celle devant qui Carabosse s’arrête.
bal-does-miroir = Hors de ton tour : l’attaque frappe encore une autre sorcière.
bal-does-envoutement = Posé avec une attaque : le Crapzouille perdu devient ton prisonnier.
bal-does-fantome = Posé avec une attaque : elle tue deux Crapzouilles ; parée, elle t’en coûte un.
bal-does-baguette = Annule l’attaque qui te vise ; son autrice reprend ses cartes et perd son tour.
bal-does-remede = Un de tes Crapzouilles morts revit.
bal-does-tour = Jette des cartes et pioches-en autant.
bal-does-enchantement = Avant ton attaque : ta victime perd une carte au hasard ; c’est elle que tu dois attaquer.
bal-does-boule = Hors de ton tour : chacune donne une carte à gauche et une à droite.
bal-does-lutin = À jouer d’abord à ton tour : apparie deux pions, ou la Farce fait la ronde et coûte un Crapzouille à chacune.
bal-does-diablotin = Au lieu d’attaquer : apparie deux pions et toutes les autres perdent un Crapzouille ; sinon, c’est toi.
bal-hand = cartes en main
bal-seat =
    { $name } : { $lives ->
        [one] { $lives } Crapzouille
       *[other] { $lives } Crapzouilles
    }, { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }.
bal-seat-out = { $name } : éliminée.
bal-captives =
    { $n ->
        [one] Un prisonnier de { $name }.
       *[other] { $n } prisonniers de { $name }.
    }
bal-has-carabosse = Carabosse est devant elle.
bal-is-attacked = Elle est attaquée.
bal-attack-on = { $name } attaque { $target } avec : { $cards }.
bal-attack-all = { $name } attaque tout le monde avec : { $cards }.
bal-deck =
    { $n ->
        [one] La pioche : { $n } carte
       *[other] La pioche : { $n } cartes
    }
bal-discard =
    { $n ->
        [one] La défausse : { $n } carte
       *[other] La défausse : { $n } cartes
    }
bal-discard-empty = Il n’y a rien là.
bal-on-floor = Sur la piste : { $card }
bal-chosen = choisie
bal-creature = Un Crapzouille de { $name }
bal-round = Manche { $round } · tour { $lap }
bal-orders-pass = Passer jusqu’à mon tour
bal-orders-pass-text = Chaque fois que tu pourrais jouer hors de ton tour, tu laisses faire, jusqu’à ce que Carabosse s’arrête devant toi.
bal-orders-mirror = Pas de miroir si j’ai moins de
bal-orders-mirror-text = En dessous de ce nombre de Crapzouilles, ton miroir reste dans ta manche.
bal-orders-ball = Pas de Boule avant un Sabbat
bal-orders-ball-text = Tu gardes ta Boule de cristal quand la manche se termine.
