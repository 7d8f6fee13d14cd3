# Ce que disent toutes les leçons ; celles de chaque jeu sont dans lessons-<code>.

lesson-well = Bien joué.
lesson-other = C’est permis, et la table y a répondu. Ce n’est pas ce que cherche cette leçon : continue d’ici, ou reprends l’étape.
lesson-gone = C’est permis, mais l’occasion de cette étape est passée. Reprends-la.
lesson-damaged = La leçon { $file } est abîmée : elle a été laissée de côté.
lesson-outdated = La leçon { $file } est faite pour l’édition { $edition } du jeu, et voici l’édition { $current } : elle a été laissée de côté.
lesson-unknown = Il n’y a pas de leçon { $lesson } ; il y a : { $known }.
lesson-no-step = La leçon { $lesson } a { $steps ->
        [one] une étape.
       *[other] { $steps } étapes.
    }

## Montre-moi : une position où une règle décide

show-try = C’est elle qui décide ici. Essaie : { $label }.
show-refused = C’est elle qui décide ici. Essaie, et la table dira pourquoi pas : { $label }.
show-done = Tu l’as vue à l’œuvre. Continue ici, ou pars : ta partie à toi n’a pas été touchée.
lesson-seat = Sorcière { $number }
