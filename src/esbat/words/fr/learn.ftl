# Comment on joue à chaque jeu, en un écran : moins de 120 mots par jeu, titres compris.

learn-title = Comment on joue
learn-aim = Le but
learn-turn = Un tour
learn-end = La fin
learn-win = Qui gagne

learn-air =
    .aim = Fais voler des sorcières, échange-les contre des grimoires.
    .turn = Prends des sorcières une à une, en pioche ou zone commune, pour ta colonne de leur couleur, en montant. Une carte piochée par tour peut être déposée en zone commune ; sans place, elle doit l’être. La suivante sans place chute : sa colonne est perdue, ton tour fini. Atterris quand tu veux : prends en main une colonne, après un dépôt la plus courte. Trois à cinq d’une couleur valent alors un à trois grimoires.
    .end = Deux piles de grimoires vides (trois à quatre ou cinq joueurs), ou plus rien à piocher.
    .win = Le plus de points : un par grimoire, un de plus pour les cinq couleurs.
learn-bal =
    .aim = Garde tes Crapzouilles, les bestioles de ton coffre, en vie plus longtemps que les autres.
    .turn = Attaque une autre sorcière : une ou deux potions et, si tu veux, un sort. Elle pare chaque potion par une de sa couleur, ou joue un sort qui remplace une potion, annule l’attaque ou l’envoie ailleurs. Si sa défense échoue, elle perd un Crapzouille. Qui gagne le coup pioche une carte. Tous les deux tours de table vient un Grand Sabbat : chacune pioche autant de cartes qu’elle a de Crapzouilles, sans dépasser dix en main.
    .end = Sans Crapzouille, on est éliminée ; on joue jusqu’à la dernière.
    .win = Elle est Reine : ni points, ni égalité.
learn-lancre =
    .aim = Résous les Problèmes de Lancre sans trop ricaner.
    .turn = Un Problème arrive ; ceux qu’il trouve en chemin entrent en Crise. Puis, deux fois, déplace-toi si tu veux (deux chemins à pied, ou partout en Balai) et agis sur place. Un Problème : deux dés, fuis ou affronte, ajoute des cartes, encore deux dés ; atteins sa difficulté, il est à toi. Échecs et Ricanages aux dés coûtent des Ricanages. Une autre sorcière : le thé en enlève. Enfin, complète ta main.
    .end = Le tour qui place le dernier Problème. Un marqueur Crise manquant, ou trois Elfes visibles : tous perdent.
    .win = Le plus de points, moins un par Aliss la Noire. Ensemble ou seul, le but change.
learn-witchstone =
    .aim = Réunis dans ton chaudron les symboles semblables : plus ils sont nombreux, plus tu agis.
    .turn = Pose une tuile sur deux cases libres. Chacun de ses deux symboles donne une action par symbole de son regroupement. L’énergie bâtit des connexions, les sorcières y voyagent, le pentacle apporte hiboux et tuiles spéciales, les cristaux quittent le chaudron contre des bonus, la baguette donne bonus et points. Les parchemins, sorts ou prophéties, viennent un par un : le regroupement élargit le choix. Les bonus déclenchent d’autres actions.
    .end = Onze manches chacun.
    .win = Le plus de points. S’y ajoutent hiboux, jetons magiques, sorts inutilisés et prophéties. À égalité, le plus avancé sur la baguette.
learn-wildegrens =
    .aim = Sauve le village et convaincs les trois Jurés qui jugent ton Assemblée.
    .turn = Joue toutes tes Sorcières, avant ou après avoir choisi une Mission. Cachées, elles reviendront ; révélées, elles sont plus fortes mais vont en Prison. Partage leur puissance entre la Mission et ses Défis : ce qui reste peut te nuire. Une Mission réussie apporte de la persuasion auprès d’un Juré. Puis va au procès, ou récupère et continue.
    .end = Le procès. Avant lui, deux Missions échouées, des Villageois perdus valant cinq, une Malédiction due par une pile vide ou une main sans Sorcière : c’est perdu.
    .win = Un Juré est convaincu si la persuasion atteint sa conviction. Trois convaincus : victoire ; deux : match nul.
