# Ce que fait chaque chose sur la table de Air Sorcière, pour la page, le terminal et l’oreille (français).

air-about-deck = Retourne la première carte : sa sorcière doit aller sur ta colonne de sa couleur, plus haut que la dernière. Une fois par tour, une carte qui ne va pas peut partir en zone commune ; la suivante, c’est la chute.
air-about-common = Les sorcières posées ici sont à tout le monde : à son tour, on peut en prendre une au lieu de piocher.
air-about-discard = Les sorcières qui ont fini de voler. Elles ne reviennent que si la pioche est remélangée.
air-about-lane = Ta colonne de cette couleur, en vol, valeurs croissantes. Atterris pour la prendre en main ; une chute te la fait perdre.
air-about-hand = Trois à cinq cartes d’une couleur font un diplôme : un à trois grimoires.
air-about-pile = Trois à cinq cartes en main de cette couleur achètent un à trois de ces grimoires. Un point chacun ; la partie s’arrête quand assez de piles sont vides.
air-about-books = Chaque grimoire vaut un point ; les cinq couleurs réunies, un de plus.
air-about-drawn = Elle va sur ta colonne de sa couleur, ou dans la zone commune, une fois par tour. Sinon, c’est la chute.
air-about-other = Une sorcière en vol chez quelqu’un d’autre : elle ira dans sa main à l’atterrissage de sa colonne, ou chutera avec elle.
