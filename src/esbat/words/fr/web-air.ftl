# Ce que seule la table d’Air Sorcière dit (français).

## Ce que coûte et donne chaque choix

air-asked-first = Pioche à l’aveugle, ou prends dans le nuage une carte qui prolonge une de tes colonnes : chacune monte.
air-asked-none-fits = Rien dans le nuage ne prolonge tes colonnes : il faut piocher.
air-asked-empty = Le nuage est vide : il faut piocher. Chaque couleur a sa colonne, et chaque colonne monte.
air-asked-forced = Si la prochaine ne se pose pas ({ $n } %), elle va dans le nuage, et tu ne choisis plus : ta colonne la plus courte viendra en main.
air-asked-crash = Si la prochaine ne se pose pas ({ $n } %), c’est la chute : ta colonne de sa couleur est perdue, et ton tour finit.
air-asked-settle = Dans ta colonne, elle est à toi. Dans le nuage, chacun peut la prendre, et la prochaine que tu ne peux pas poser te fait chuter.
air-asked-must-place = Tu as déjà déposé une carte ce tour-ci : celle-ci se pose.
air-asked-must-deposit = Elle est plus basse que ta colonne : elle va dans le nuage. La prochaine que tu ne peux pas poser te fait chuter.
air-asked-bonus = La sauver ne coûte rien : elle vient en main. Sa colonne est perdue de toute façon.
air-asked-cat = Seule ta main est visée ; colonnes et grimoires ne craignent rien.
air-asked-diploma = Trois cartes d’une couleur valent 1 grimoire, quatre 2, cinq 3 ; un grimoire, un point. Ton tour finit ensuite.
air-asked-lay = Elles vont à la défausse ; les grimoires viennent quand tout est donné.
