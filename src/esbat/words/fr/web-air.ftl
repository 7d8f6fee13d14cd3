# Ce que seule la table d’Air Sorcière dit (français).

## Ce que coûte et donne chaque choix

air-asked-first = Pioche, ou prends en zone commune ce qui prolonge une de tes colonnes.
air-asked-none-fits = Rien en zone commune ne prolonge tes colonnes : il faut piocher.
air-asked-empty = La zone commune est vide : il faut piocher.
air-asked-forced = Si elle ne se pose pas{ air-asked-risk }, tu n’auras plus que ta colonne la plus courte.
air-asked-crash = Si elle ne se pose pas{ air-asked-risk }, tu chutes : la colonne de sa couleur est perdue.
air-asked-settle = En zone commune, chacun peut la prendre, et la prochaine sans place sera une chute.
air-asked-must-place = Tu as déjà déposé une carte ce tour-ci : celle-ci se pose.
air-asked-must-deposit = Plus basse que ta colonne, elle va en zone commune. La prochaine sans place sera une chute.
air-asked-bonus = C’est gratuit : elle vient en main. Sa colonne est perdue de toute façon.
air-asked-cat = Tes colonnes et tes grimoires ne craignent rien.
air-asked-diploma = 3 cartes d’une couleur : 1 grimoire, donc 1 point ; 4 cartes : 2 ; 5 cartes : 3.
air-asked-lay = Les cartes données vont à la défausse.
air-only-settle = {""}
air-only-fly = {""}
air-asked-risk =
    { $shown ->
        [yes] {" "}({ $n } %)
       *[no] {""}
    }
