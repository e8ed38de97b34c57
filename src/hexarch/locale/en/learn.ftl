# Learning: the lessons page, and the coach at a table.

learn-title = Learn
learn-text = Play a first game with a coach, or practise one idea at a time. You cannot lose anything here.
learn-first-game = Your first game
learn-first-game-text = About 20 minutes against the computer. The coach explains one thing per turn and suggests moves.
learn-first-game-start = Start with the coach
learn-first-game-again = Play it again
learn-lessons = Lessons
learn-lessons-text = Short positions with one task each. Each lesson builds on the ones before.
learn-progress = { $done } of { $all } done
learn-done = Done
learn-open = Open
learn-continue = Next: { $lesson }
learn-all-done = You have done all lessons for this game. Time for a real game.
learn-play-computer = Play the computer
learn-rules = Rules
learn-empty = No lessons done yet. The first one takes a minute.
learn-opening = Setting up the table …

learn-coach = Coach
learn-task = Task
learn-solved = Solved!
learn-stuck = Not solved yet. Start again, and use a hint if you like.
learn-hint = Hint
learn-solution = Solution
learn-solution-text = Solution: { $moves }
learn-again = Start again
learn-next = Next lesson
learn-back = All lessons
learn-leave = Leave
learn-leave-text = Your game is kept; continue it whenever you like.
learn-silence = Mute the coach
learn-speak = Unmute the coach
learn-suggest = Suggest a move
learn-suggesting = The coach is thinking …
learn-suggestion = I would do this: { $moves }
learn-suggestion-now = You score { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once.
learn-suggestion-later = Mainly good for: { $sources }.
learn-take = Do it
learn-undo = No, undo it
learn-free = You know the rules now. I only speak up when something looks like a mistake; ask me for a move whenever you like.
learn-waiting = It is the others' turn. Watch what they do.
learn-finish = Finish here
learn-board = Example on the board
learn-board-show = Show on a board
learn-board-hide = Hide the board
learn-board-before = Before
learn-board-after = After
learn-board-try = Try it yourself
learn-rule-lessons = Lessons on this
