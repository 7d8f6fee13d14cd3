# Ce que seule la table d’Air Sorcière dit (français).

## Ce que coûte et donne chaque choix

air-asked-first = Pioche, ou prends dans le nuage ce qui prolonge une de tes colonnes.
air-asked-none-fits = Rien dans le nuage ne prolonge tes colonnes : il faut piocher.
air-asked-empty = Le nuage est vide : il faut piocher.
air-asked-forced = Si elle ne se pose pas ({ $n } %), tu n’auras plus que ta colonne la plus courte.
air-asked-crash = Si elle ne se pose pas ({ $n } %), tu chutes : la colonne de sa couleur est perdue.
air-asked-settle = Dans le nuage, chacun peut la prendre, et ton prochain refus sera une chute.
air-asked-must-place = Tu as déjà déposé une carte ce tour-ci : celle-ci se pose.
air-asked-must-deposit = Plus basse que ta colonne, elle va au nuage. Le prochain refus sera une chute.
air-asked-bonus = C’est gratuit : elle vient en main. Sa colonne est perdue de toute façon.
air-asked-cat = Tes colonnes et tes grimoires ne craignent rien.
air-asked-diploma = 3 cartes d’une couleur : 1 grimoire, donc 1 point ; 4 cartes : 2 ; 5 cartes : 3.
air-asked-lay = Les cartes données vont à la défausse.
