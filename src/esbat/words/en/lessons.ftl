# What all lessons say; each game's own are in lessons-<code>.

lesson-well = Well done.
lesson-other = That is allowed, and the table has answered it. It is not what this lesson is after: go on from here, or try this step again.
lesson-gone = That is allowed, but your chance for this step has gone by. Try it again.
lesson-damaged = The lesson { $file } is damaged and was left out.
lesson-outdated = The lesson { $file } was made for edition { $edition } of the game, and this is edition { $current }: it was left out.
lesson-unknown = There is no lesson called { $lesson }; there are: { $known }.
lesson-no-step = The lesson { $lesson } has { $steps ->
        [one] one step.
       *[other] { $steps } steps.
    }

## Show me: a position in which a rule decides

show-try = Here it decides. Try this: { $label }.
show-refused = Here it decides. Try this, and the table will say why not: { $label }.
show-done = You have seen it at work. Go on playing here, or leave: your own play has not been touched.
lesson-seat = Witch { $number }
