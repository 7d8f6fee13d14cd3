# Ce que seule la place du village dit (français).

wil-jury = Le jury
wil-juror = { $name } : persuasion { $persuasion } sur 10, convaincu aujourd’hui à { $percent } %
wil-persuasion = Persuasion : { $n } sur 10
wil-chance = Convaincu aujourd’hui avec { $percent } chances sur cent
wil-paper-up = Conviction { $n } de { $name } : { $value }
wil-paper-down = Conviction { $n } de { $name }, face cachée
wil-board = Les Missions
wil-mission = { $name }. Mission de l’acte { $act }, difficulté { $cost } ; { $juror } +{ $linked }, ou un autre Juré +{ $other }
wil-mission-failed = { $name } : Mission échouée
wil-no-mission = Plus de Mission ici
wil-succeeded = Mission réussie
wil-failed = Échec
wil-elsewhere = ailleurs
wil-blank = (annulé)
wil-the-mission = La Mission
wil-mission-enough =
    { $n ->
        [0] Réussie si tu t’arrêtes là, tout juste
       *[other] Réussie si tu t’arrêtes là, avec { $n } de reste
    }
wil-mission-short = Il manque { $n } de puissance pour la Mission
wil-mission-blocked = Assez pour la Mission, mais un Défi la bloque : { $name }
wil-mission-could =
    { $n ->
        [0] À ta portée, tout juste
       *[other] À ta portée, { $n } de reste
    }
wil-mission-far = Encore { $n } de puissance à trouver
wil-familiars = Tes Familiers
wil-spot-down = Défi { $number }, face cachée
wil-spot-up = Défi { $number } : { $name }, difficulté { $cost }
wil-spot-seen = Défi { $number }, face cachée, mais tu le connais : { $name }, difficulté { $cost }
wil-power = Puissance
wil-power-told = Puissance : { $left } disponible, { $total } en jeu, { $spent } dépensée
wil-power-note = de puissance en jeu
wil-could-buy = De quoi s’offrir : { $things }
wil-could-buy-list = Ce que ta puissance peut encore payer
wil-buys-nothing = Pas encore assez pour quoi que ce soit
wil-square = La place
wil-shadow = Dans l’ombre
wil-light = Dans la lumière
wil-shadow-fate = Elles rentrent à la fin du tour
wil-light-fate = Elles iront en Prison
wil-limit =
    { $n ->
        [0] plus aucune révélation
        [one] encore { $n } révélation
       *[other] encore { $n } révélations
    }
wil-in-play-hidden = { $name }, cachée, puissance { $power }
wil-in-play-revealed = { $name }, révélée, puissance { $power }
wil-hand =
    { $n ->
        [0] Ta main : aucune Sorcière
        [one] Ta main : une Sorcière
       *[other] Ta main : { $n } Sorcières
    }
wil-hand-empty = Ta main est vide.
wil-side-hidden =
    { $star ->
        [yes] Cachée, { $power } et davantage : { $text }
       *[no] Cachée, { $power } : { $text }
    }
wil-side-revealed =
    { $star ->
        [yes] Révélée, { $power } et davantage : { $text }
       *[no] Révélée, { $power } : { $text }
    }
wil-curse = Malédiction
wil-curses-in-hand =
    { $n ->
        [one] Une Malédiction en main
       *[other] { $n } Malédictions en main
    }
wil-fork = { $name } : la cacher ou la révéler ?
wil-hide = La cacher
wil-reveal = La révéler
wil-fate-hidden = Elle reviendra à l’Assemblée
wil-fate-revealed = Elle ira en Prison
wil-muted = Aucune Sorcière n’agit cette fois.
wil-draft = Sorcière { $n } sur { $of } de ton Assemblée
wil-draft-note = L’une rejoint l’Assemblée, l’autre attend parmi les Recrues.
wil-draft-taken = Déjà avec toi : { $names }.
wil-draft-families = Familles : { $list }.
wil-asked-draft = La moitié sombre vaut jouée cachée, la claire révélée. Une étoile : sa puissance grandit avec ce qui est en jeu.
wil-asked-play = Cachée, une Sorcière revient à la fin du tour. Révélée, elle est plus forte, mais va en Prison.
wil-asked-choose = Tu as { $n } de puissance en jeu. Les Défis de la Mission sont retournés ; ceux qui restent peuvent te nuire.
wil-asked-beat = Paie sa difficulté sur ta puissance. Ce que tu laisses fait ce qu’il dit.
wil-move-beat = Surmonter { $name } : { $cost } sur { $power }
wil-asked-reward = Le Juré de la Mission gagne plus qu’un autre.
wil-asked-order = Tout ce qui attend arrivera ; seul l’ordre dépend de toi.
wil-asked-use = Cela ne coûte pas de puissance. Refuser ne coûte rien non plus.
wil-asked-spots = Cela ne coûte pas de puissance. Seul ce qui brille peut être désigné.
wil-asked-destination = Il s’y trouve désormais, et c’est là qu’il faudra le surmonter ; une Mission en tient huit au plus.
wil-asked-search = Ils sont retournés et le restent : tu sauras ce que cette Mission demande.
wil-asked-persuade = La persuasion du Juré monte ; au procès, elle est pesée contre ses Convictions.
wil-asked-dismay = La persuasion du Juré descend ; jamais sous 0.
wil-asked-papers = Découverte, elle est connue avant le procès ; échangée, elle laisse place à une inconnue ; défaussée, elle ne compte plus.
wil-asked-scry = Ce que tu écartes va à la défausse ; ce que tu remets viendra ensuite.
wil-asked-pick = Elle est à toi et ne coûte rien ; les autres retournent d’où elles viennent.
wil-asked-prisoners = Elle est libre et pourra rejouer.
wil-asked-drop = Elle quitte ta main pour la défausse, et reviendra quand on la mélangera.
wil-asked-imprison = Elle ne joue plus, tant que rien ne la libère.
wil-asked-blank = L’effet annulé ne fait plus rien ; le reste de la Mission demeure.
wil-asked-spare = Celui que tu désignes ne fait rien ; les autres font ce qu’ils disent.
wil-asked-restore = Un Villageois revient des Âmes Perdues : une perte de moins.
wil-asked-trial =
    Trois convaincus : victoire. Deux : match nul. { $sure ->
        [0] Aucun n’est sûr aujourd’hui.
        [one] Un seul est sûr aujourd’hui.
       *[other] { $sure } sont sûrs aujourd’hui.
    } Continuer, c’est un tour de plus, avec ses risques.
wil-mood-sure = « Tu m’as convaincu. »
wil-mood-likely = « Je penche pour toi. »
wil-mood-doubtful = « J’ai mes doutes. »
wil-mood-never = « Pas aujourd’hui. »
wil-trial-sum = persuasion { $persuasion }, conviction { $conviction }
wil-trial-convinced = convaincu
wil-trial-not = pas convaincu
wil-looked = Cartes regardées
wil-piles = Les piles
wil-prison-name = Prison
wil-prison =
    { $n ->
        [0] Prison : personne
        [one] Prison : une Sorcière
       *[other] Prison : { $n } Sorcières
    }
wil-prison-empty = personne
wil-prisoner = { $name }, en Prison
wil-souls-name = Âmes Perdues
wil-souls = Âmes Perdues : { $n } sur 5
wil-soul = Une carte Villageois qui vaut { $n }
wil-failures-name = Missions échouées
wil-failures = Missions échouées : { $n } sur 2
wil-curse-pile-name = Malé­dictions restantes
wil-curse-pile = Malédictions en réserve : { $n }
wil-deck-coven = Assemblée
wil-deck-discard = Défausse
wil-deck-recruits = Recrues
wil-deck-challenges = Défis
wil-deck-missions = Missions à venir
wil-deck-convictions = Convictions
wil-look-piles = Voir les piles
wil-look = De plus près
wil-look-note = Touche une carte pour la lire de près.
wil-pile-discard = La défausse de l’Assemblée
wil-pile-top = Connu au-dessus de l’Assemblée
wil-pile-recruit-top = Connu au-dessus des Recrues
wil-pile-challenge-discard = Les Défis défaussés
wil-pile-challenge-top = Connu au-dessus des Défis
wil-pile-conviction-discard = Les Convictions défaussées
wil-pile-souls = Les Âmes Perdues
wil-pile-gone = Sorcières perdues
wil-pile-empty = rien
wil-family = Famille { $name }
wil-difficulty = Difficulté { $n }
wil-linked-to = lié à { $name }
wil-verdict = Le procès
wil-parts = Parties de la table
wil-tab-board = Missions
wil-tab-square = La place
wil-tab-piles = Piles
wil-diary = Mon carnet
wil-diary-empty = Rien encore : finis une partie, et elle y sera.
wil-diary-sum =
    { $plays ->
        [one] Une partie
       *[other] { $plays } parties
    }, { $won ->
        [0] aucune gagnée.
        [one] une gagnée.
       *[other] { $won } gagnées.
    }
wil-diary-runs = Série en cours : { $streak } ; la plus longue : { $longest }.
wil-diary-days =
    { $n ->
        [one] Un jour de parties du jour.
       *[other] { $n } jours de parties du jour.
    }
wil-diary-log = Ce qui s’est passé
wil-diary-turns =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
wil-diary-daily = partie du jour
wil-diary-note = Ce carnet reste dans ce navigateur.
wil-grade-innocent = Innocent
wil-grade-not-guilty = Non coupable
wil-grade-guilty = Coupable
wil-grade-evil-reigns = Le Mal règne
wil-grade-defeat = Défaite
wil-end-two-missions = deux Missions échouées
wil-end-lost-souls = trop d’Âmes Perdues
wil-end-curses = la pile de Malédictions était vide
wil-end-no-witch = aucune Sorcière en main
wil-end-card = une carte l’a dit
wil-end-other = avant le procès
wil-percent = { $n } %
