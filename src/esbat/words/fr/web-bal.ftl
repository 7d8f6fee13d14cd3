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
bal-hand = cartes en main
bal-seat =
    { $name } : { $lives ->
        [one] { $lives } Crapzouille
       *[other] { $lives } Crapzouilles
    }, { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }.
bal-seat-out = { $name } : éliminée.
bal-captives =
    { $n ->
        [one] Un prisonnier de { $name }.
       *[other] { $n } prisonniers de { $name }.
    }
bal-has-carabosse =
    { $you ->
        [you] Carabosse est devant toi.
       *[other] Carabosse est devant elle.
    }
bal-is-attacked =
    { $you ->
        [you] On t’attaque.
       *[other] Elle est attaquée.
    }
bal-attack-on = { $name } attaque { $target } avec : { $cards }.
bal-attack-all = { $name } attaque tout le monde avec : { $cards }.
bal-deck =
    { $n ->
        [one] La pioche : { $n } carte
       *[other] La pioche : { $n } cartes
    }
bal-discard =
    { $n ->
        [one] La défausse : { $n } carte
       *[other] La défausse : { $n } cartes
    }
bal-discard-empty = Il n’y a rien là.
bal-on-floor = Sur la piste : { $card }
bal-chosen = choisie
bal-creature = Un Crapzouille de { $name }
bal-round = Manche { $round } · tour { $lap }
bal-carabosse = Carabosse, devant { $name }
bal-asked-lay = { $name } pare couleur par couleur : les potions rares, très étoilées, passent mieux.
bal-asked-defend =
    { $name } : { $cards }. { $n ->
        [one] Pare avec une potion de cette couleur, ou un sort.
       *[other] Pare chacune par une potion de sa couleur, ou joue un sort.
    }
bal-asked-helpless = { $name } : { $cards }. Rien dans ta main ne pare cela.
bal-asked-window = Passer ne coûte rien : ta carte servira plus tard.
bal-asked-aim = Puis tu poses une ou deux potions. Elle ne pare pas : elle perd un Crapzouille et tu pioches. Elle pare : c’est elle qui pioche.
bal-asked-face = Égale les deux pions par des potions, et elle s’arrête ; sinon, tu perds un Crapzouille et elle va à la suivante.
bal-asked-drop = Il vient autant de cartes qu’il en part.
bal-asked-throw = Il vient autant de cartes que tu en jettes ; le Tour lui-même n’est pas remplacé.
bal-asked-inherit = Ce que tu laisses est défaussé, ce que tu gardes est à toi.
bal-asked-lose = Il est perdu pour de bon. Un prisonnier compte autant qu’un des tiens.
bal-asked-exchange = Une carte va à chaque voisine, et il en vient une de chacune.
bal-asked-recite = Mal lue, elle annule tout le coup ; non lue, elle ne compte pas.
bal-asked-challenge = Si tu as raison, le coup est annulé ; sinon, il peut t’en coûter une carte. Te taire ne coûte rien.
bal-asked-admit = Si tu avoues, ton coup est annulé. Si tu nies, les autres votent.
bal-asked-vote = À la majorité, le coup est annulé ; à égalité, il tient.
bal-asked-penalty = Une carte de ton choix est perdue.
bal-only-defend = {""}
bal-only-together = {""}
bal-only-aim = Personne d’autre ne peut être attaqué.
bal-only-lay = Tu ne peux rien poser d’autre.
bal-only-drop = Tu n’as pas d’autre carte à défausser.
bal-loss =
    { $helpless ->
        [yes] Tu perds un Crapzouille.
       *[no] Sinon tu perds un Crapzouille.
    }
bal-loss-fantome =
    { $helpless ->
        [yes] Le Fantôme te prend deux Crapzouilles.
       *[no] Sinon le Fantôme prend deux Crapzouilles ; pare-le, et { $name } en perd un.
    }
bal-loss-envoutement =
    { $helpless ->
        [yes] Un de tes Crapzouilles devient prisonnier : { $name } le garde.
       *[no] Sinon un de tes Crapzouilles devient prisonnier : { $name } le garde.
    }
bal-orders-pass = Passer jusqu’à mon tour
bal-orders-pass-text = Chaque fois que tu pourrais jouer hors de ton tour, tu laisses faire, jusqu’à ce que Carabosse s’arrête devant toi.
bal-orders-mirror = Pas de miroir si j’ai moins de
bal-orders-mirror-text = En dessous de ce nombre de Crapzouilles, ton miroir reste dans ta manche.
bal-orders-ball = Pas de Boule avant un Sabbat
bal-orders-ball-text = Tu gardes ta Boule de cristal quand la manche se termine.
