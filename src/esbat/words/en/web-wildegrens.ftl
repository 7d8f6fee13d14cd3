# What only the village square says (English).

wil-jury = The jury
wil-juror = { $name }: persuasion { $persuasion } of 10, { $percent }% likely to be convinced today
wil-persuasion = Persuasion: { $n } of 10
wil-chance = { $percent }% likely to be convinced today
wil-paper-up = { $name }’s Conviction { $n }: { $value }
wil-paper-down = { $name }’s Conviction { $n }, face down
wil-board = The Missions
wil-mission = { $name }. Mission of act { $act }, difficulty { $cost }; { $juror } +{ $linked }, or another Juror +{ $other }
wil-mission-failed = { $name }: failed Mission
wil-no-mission = No Mission here any more
wil-succeeded = Mission accomplished
wil-failed = Failed
wil-elsewhere = elsewhere
wil-blank = (cancelled)
wil-the-mission = The Mission
wil-mission-enough =
    { $n ->
        [0] Done if you stop here, exactly
       *[other] Done if you stop here, with { $n } to spare
    }
wil-mission-short = { $n } more power needed for the Mission
wil-mission-blocked = Enough for the Mission, but a Challenge blocks it: { $name }
wil-mission-could =
    { $n ->
        [0] Within reach, exactly
       *[other] Within reach, { $n } to spare
    }
wil-mission-far = { $n } more power to find
wil-familiars = Your Familiars
wil-spot-down = Challenge { $number }, face down
wil-spot-up = Challenge { $number }: { $name }, difficulty { $cost }
wil-spot-seen = Challenge { $number }, face down, but you know it: { $name }, difficulty { $cost }
wil-power = Power
wil-power-told = Power: { $left } available, { $total } in play, { $spent } spent
wil-power-note = power in play
wil-could-buy = Enough for: { $things }
wil-could-buy-list = What your power can still pay for
wil-buys-nothing = Not enough for anything yet
wil-square = The square
wil-shadow = In the shadow
wil-light = In the light
wil-shadow-fate = They come home after the turn
wil-light-fate = They will go to Prison
wil-limit =
    { $n ->
        [0] nobody else may be revealed
        [one] { $n } more may be revealed
       *[other] { $n } more may be revealed
    }
wil-in-play-hidden = { $name }, hidden, power { $power }
wil-in-play-revealed = { $name }, revealed, power { $power }
wil-hand =
    { $n ->
        [0] Your hand: no Witch
        [one] Your hand: one Witch
       *[other] Your hand: { $n } Witches
    }
wil-hand-empty = Your hand is empty.
wil-side-hidden =
    { $star ->
        [yes] Hidden, { $power } and more: { $text }
       *[no] Hidden, { $power }: { $text }
    }
wil-side-revealed =
    { $star ->
        [yes] Revealed, { $power } and more: { $text }
       *[no] Revealed, { $power }: { $text }
    }
wil-curse = Curse
wil-curses-in-hand =
    { $n ->
        [one] One Curse in hand
       *[other] { $n } Curses in hand
    }
wil-fork = { $name }: hide her or reveal her?
wil-hide = Hide her
wil-reveal = Reveal her
wil-fate-hidden = She will return to the Coven
wil-fate-revealed = She will go to Prison
wil-muted = No Witch acts this time.
wil-draft = Witch { $n } of { $of } of your Coven
wil-draft-note = One joins the Coven, the other waits among the Recruits.
wil-draft-taken = With you already: { $names }.
wil-draft-families = Families: { $list }.
wil-asked-draft = The dark half counts played hidden, the light half revealed. A star: her power grows with what is in play.
wil-asked-play = Hidden, a Witch comes back at the end of the turn. Revealed, she is stronger but goes to Prison.
wil-asked-choose = You have { $n } power in play. The Mission’s Challenges are turned up; those left may harm you.
wil-asked-beat = Pay its difficulty from your power. What you leave does what it says.
wil-move-beat = Overcome { $name }: { $cost } of { $power }
wil-asked-reward = The Mission’s own Juror gets more than another.
wil-asked-order = Everything that waits happens anyway; only the order is yours.
wil-asked-use = It costs no power. Declining costs nothing either.
wil-asked-spots = It costs no power. Only what glows can be named.
wil-asked-destination = It lies there from now on and must be overcome there; a Mission holds eight at most.
wil-asked-search = They are turned up and stay so: you will know what that Mission takes.
wil-asked-persuade = The Juror’s persuasion goes up; at the trial it is weighed against the Convictions.
wil-asked-dismay = The Juror’s persuasion goes down, but never below 0.
wil-asked-papers = Uncovered, it is known before the trial; exchanged, it makes way for an unknown one; discarded, it no longer counts.
wil-asked-scry = What you throw away goes to the discard pile; what you put back comes next.
wil-asked-pick = She is yours and costs nothing; the others go back.
wil-asked-prisoners = She is free and can be played again.
wil-asked-drop = She leaves your hand for the discard pile, and comes back when that is shuffled.
wil-asked-imprison = She plays no more until something frees her.
wil-asked-blank = The effect cancelled does nothing any more; all else on the Mission stays.
wil-asked-spare = The one you name does nothing; the others do what they say.
wil-asked-restore = A Villager comes back from the Lost Souls: one fewer is lost.
wil-asked-trial =
    Three convinced: victory. Two: a draw. { $sure ->
        [0] None is certain today.
        [one] One is certain today.
       *[other] { $sure } are certain today.
    } Going on means another turn, with all its risks.
wil-mood-sure = “You have convinced me.”
wil-mood-likely = “I am inclined to believe you.”
wil-mood-doubtful = “I have my doubts.”
wil-mood-never = “Not today.”
wil-trial-sum = persuasion { $persuasion }, conviction { $conviction }
wil-trial-convinced = convinced
wil-trial-not = not convinced
wil-looked = Cards looked at
wil-piles = The piles
wil-prison-name = Prison
wil-prison =
    { $n ->
        [0] Prison: nobody
        [one] Prison: one Witch
       *[other] Prison: { $n } Witches
    }
wil-prison-empty = nobody
wil-prisoner = { $name }, in Prison
wil-souls-name = Lost Souls
wil-souls = Lost Souls: { $n } of 5
wil-soul = A Villager card worth { $n }
wil-failures-name = failed Missions
wil-failures = Failed Missions: { $n } of 2
wil-curse-pile-name = Curses left
wil-curse-pile = Curses in the pile: { $n }
wil-deck-coven = Coven
wil-deck-discard = Discard
wil-deck-recruits = Recruits
wil-deck-challenges = Challenges
wil-deck-missions = Missions to come
wil-deck-convictions = Convictions
wil-look-piles = See the piles
wil-look = Look closer
wil-look-note = Tap a card to read it from close by.
wil-pile-discard = The Coven’s discard pile
wil-pile-top = Known on top of the Coven
wil-pile-recruit-top = Known on top of the Recruits
wil-pile-challenge-discard = Discarded Challenges
wil-pile-challenge-top = Known on top of the Challenges
wil-pile-conviction-discard = Discarded Convictions
wil-pile-souls = The Lost Souls
wil-pile-gone = Lost Witches
wil-pile-empty = nothing
wil-family = { $name } family
wil-difficulty = Difficulty { $n }
wil-linked-to = linked to { $name }
wil-verdict = The trial
wil-parts = Parts of the table
wil-tab-board = Missions
wil-tab-square = The square
wil-tab-piles = Piles
wil-diary = My diary
wil-diary-empty = Nothing yet: finish a play, and it will be here.
wil-diary-sum =
    { $plays ->
        [one] One play
       *[other] { $plays } plays
    }, { $won ->
        [0] none won.
        [one] one won.
       *[other] { $won } won.
    }
wil-diary-runs = Current run: { $streak }; longest: { $longest }.
wil-diary-days =
    { $n ->
        [one] Plays of the day on one day.
       *[other] Plays of the day on { $n } days.
    }
wil-diary-log = What happened
wil-diary-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
wil-diary-daily = play of the day
wil-diary-note = This diary stays in this browser.
wil-grade-innocent = Innocent
wil-grade-not-guilty = Not guilty
wil-grade-guilty = Guilty
wil-grade-evil-reigns = Evil reigns
wil-grade-defeat = Defeat
wil-end-two-missions = two failed Missions
wil-end-lost-souls = too many Lost Souls
wil-end-curses = the pile of Curses was empty
wil-end-no-witch = no Witch in hand
wil-end-card = a card said so
wil-end-other = before the trial
wil-percent = { $n }%
