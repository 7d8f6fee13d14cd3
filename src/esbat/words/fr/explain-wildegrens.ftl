# Expliquer une chose sur la table de Sorcellerie ! : son nom, et un exemple chiffré tiré de la position (français).

wildegrens-thing-hand = { CARD($card) }, en main
    .example = Puissance disponible : { $now }. Cachée, elle la porterait à { $if_hidden } ; révélée, à { $if_revealed }, bonus d’étoile à part.
wildegrens-thing-curse = Les Malédictions en main
    .example = { $held } sur { $hand } en main ; { $curses } dans la pile.
wildegrens-thing-offer = { CARD($card) }, au choix
    .example = Ce serait la n° { $at } sur { $of } : { $hidden } de puissance cachée, { $revealed } révélée.
wildegrens-thing-looked = { CARD($card) }, regardée
    .example =
    { $shown ->
        [one] { $shown } carte regardée
       *[other] { $shown } cartes regardées
    } ; { $sort ->
        [witch] elle vaut { $hidden } cachée, { $revealed } révélée.
       *[other] { $cost ->
            [0] elle vaut 0.
           *[other] sa difficulté est { $cost }, pour { $now } de puissance disponible.
        }
    }
wildegrens-thing-played = { CARD($card) }, en jeu
    .example =
    { $side ->
        [hidden] Cachée
       *[revealed] Révélée
    }, elle donne { $power } des { $total } points de puissance de { $n ->
        [one] { $n } Sorcière en jeu.
       *[other] { $n } Sorcières en jeu.
    }
wildegrens-thing-half =
    { $side ->
        [hidden] Dans l’ombre
       *[revealed] Dans la lumière
    }
    .example =
    { $n ->
        [one] { $n } Sorcière
       *[other] { $n } Sorcières
    } : { $power } de puissance, sur { $total } en jeu.
wildegrens-thing-familiar = { CARD($card) }, Familier
    .example =
    { $n ->
        [one] { $n } Familier en jeu
       *[other] { $n } Familiers en jeu
    } ; la puissance est { $total } en tout.
wildegrens-thing-prison =
    { $card ->
        [none] La Prison
       *[other] { CARD($card) }, en Prison
    }
    .example =
    { $prisoners ->
        [one] { $prisoners } Sorcière en Prison
       *[other] { $prisoners } Sorcières en Prison
    }{ $card ->
        [none] .
       *[other] {" "}; libre, elle vaudrait { $hidden } cachée, { $revealed } révélée.
    }
wildegrens-thing-mission = { CARD($card) }
    .example =
    { $failed ->
        [yes] Échouée : { $failures } sur { $failures_lose }, et à { $failures_lose } c’est perdu.
       *[no] Difficulté { $cost }, puissance { $power } : { wildegrens-thing-enough } Réussie, elle porterait { CARD($juror) } à { $after } de persuasion (+{ $linked }), ou un autre Juré de +{ $other }. { $challenges ->
            [one] { $challenges } Défi ici.
           *[other] { $challenges } Défis ici.
        }
    }
wildegrens-thing-enough =
    { $enough ->
        [yes] il en resterait { $left }.
       *[no] il en manque { $lacking }.
    }
wildegrens-thing-box = { CARD($card) } : { $when }
    .example = Difficulté { $cost }, puissance { $power } : { wildegrens-thing-enough }
wildegrens-thing-spot =
    { $known ->
        [yes] { CARD($card) }, Défi
       *[no] Défi { $at }, face cachée
    }
    .example =
    { $known ->
        [yes] Difficulté { $cost }, puissance { $power } : { wildegrens-thing-enough }
       *[no] { $n ->
            [one] { $n } Défi
           *[other] { $n } Défis
        } sous cette Mission, dont { $down ->
            [one] { $down } face cachée
           *[other] { $down } face cachée
        } ; puissance disponible : { $power }.
    }
wildegrens-thing-juror = { CARD($juror) }
    .example = { $down ->
        [0] Ses Convictions font { $known }, la persuasion est à { $persuasion }.
       *[other] Convictions connues : { $known }, encore { $down } face cachée ; il faudra entre { $least } et { $most } de persuasion, et elle est à { $persuasion }.
    }
wildegrens-thing-paper = Conviction { $at } de { CARD($juror) }
    .example =
    { $known ->
        [yes] Elle vaut { $value } ; la persuasion est à { $persuasion }.
       *[no] Une des { $hidden } pas encore vues, entre { $least } et { $most } ; la persuasion est à { $persuasion }.
    }
wildegrens-thing-soul = Villageois perdus, { $value }
    .example = { $value } sur un total de { $souls } ; à { $souls_lose }, c’est perdu.
wildegrens-thing-souls = Les Âmes Perdues
    .example = { $souls } sur { $souls_lose } ; { $villagers ->
        [one] { $villagers } carte de Villageois reste.
       *[other] { $villagers } cartes de Villageois restent.
    }
wildegrens-thing-failures = Les Missions échouées
    .example = { $failures } sur { $failures_lose }.
wildegrens-thing-curses = La pile de Malédictions
    .example = Il en reste { $curses } ; tu en as { $held } en main.
wildegrens-thing-power = La puissance
    .example = { $total } en jeu par { $n ->
        [one] { $n } Sorcière
       *[other] { $n } Sorcières
    }, { $spent } dépensée : il en reste { $left }.
wildegrens-thing-coven = L’Assemblée
    .example = { $coven ->
        [one] { $coven } carte
       *[other] { $coven } cartes
    } ; à la fin du tour tu en pioches { $draws }, et après elles reviennent les { $discard } de la défausse.
wildegrens-thing-discard = La défausse
    .example = { $discard ->
        [one] { $discard } carte
       *[other] { $discard } cartes
    }, dont { $curses ->
        [one] { $curses } Malédiction
       *[other] { $curses } Malédictions
    } ; il en reste { $coven } à piocher avant.
wildegrens-thing-recruits = Les Recrues
    .example = Il en reste { $recruits }.
wildegrens-thing-challenges = La pile des Défis
    .example = Il en reste { $challenges } ; { $gone } à la défausse.
wildegrens-thing-missions = Les Missions à venir
    .example = { $missions } à venir, { $row } face visible maintenant.
wildegrens-thing-convictions = La pile des Convictions
    .example = Il en reste { $convictions } ; { $struck } à la défausse.
