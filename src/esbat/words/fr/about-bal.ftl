# Ce que fait chaque chose sur la table de Le Bal des Sorcières, pour la page, le terminal et l’oreille (français).

bal-does-sortilege = Posé avec une attaque : elle frappe toutes les autres à la fois.
bal-does-abracadabra = Remplace une potion de l’attaque quand tu pares ; jamais une grise.
bal-does-balai = Renvoie l’attaque qui te vise sur une autre sorcière.
bal-does-tresor = Pioche deux cartes, avec une attaque ou avant de te défendre.
bal-does-amoi = Prends ce tour à celle devant qui Carabosse s’arrête.
bal-does-miroir = Hors de ton tour : l’attaque frappe encore une autre sorcière.
bal-does-envoutement = Posé avec une attaque : le Crapzouille perdu devient ton prisonnier.
bal-does-fantome = Posé avec une attaque : elle tue deux Crapzouilles ; parée, elle t’en coûte un.
bal-does-baguette = Annule l’attaque qui te vise ; son autrice reprend ses cartes et perd son tour.
bal-does-remede = Un de tes Crapzouilles morts revit.
bal-does-tour = Jette des cartes et pioches-en autant.
bal-does-enchantement = Avant ton attaque : ta victime perd une carte au hasard ; c’est elle que tu dois attaquer.
bal-does-boule = Hors de ton tour : chacune donne une carte à gauche et une à droite.
bal-does-lutin = À jouer d’abord à ton tour : apparie deux pions, ou la Farce fait la ronde et coûte un Crapzouille à chacune.
bal-does-diablotin = Au lieu d’attaquer : apparie deux pions et toutes les autres perdent un Crapzouille ; sinon, c’est toi.
bal-about-carabosse = C’est le tour de la sorcière devant qui elle s’arrête.
bal-about-round = Une manche, c’est deux tours de table ; puis vient un Grand Sabbat, et tout le monde pioche.
bal-about-deck = Qui gagne le coup pioche une carte ; au Grand Sabbat chacune en pioche une par Crapzouille, jamais au-delà de dix.
bal-about-discard = Les cartes jouées ; au Grand Sabbat, elles sont remélangées à la pioche.
bal-about-witch = Attaque-la quand c’est à toi. Sans Crapzouille, elle est éliminée.
bal-about-coffer = Les Crapzouilles de son coffre : chaque attaque qui passe en coûte un. La dernière à en avoir est Reine.
bal-about-coffer-own = Tes Crapzouilles : chaque attaque qui passe t’en coûte un. La dernière à en avoir est Reine.
bal-about-potion =
    Attaque, et pare une potion de sa couleur. { $stars ->
        [1] Une étoile : la plus commune.
        [5] Cinq étoiles : la plus rare.
       *[other] { $stars } étoiles : plus il y en a, plus elle est rare et dure à parer.
    }
