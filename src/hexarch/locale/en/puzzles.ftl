# Puzzles in English.

puzzles-title = Puzzles
puzzles-intro = Find the one turn that is clearly best. The positions come from league games and from games of computer players.
puzzles-how = A strong computer player judges your turn by the points it expects at the end of the game. Turns that are as good as its own, within the noise of its estimates, are accepted. Your first try counts.
puzzles-daily = Puzzle of the day
puzzles-daily-done = Solved today
puzzles-daily-again = View it again
puzzles-solve = Solve it
puzzles-round = Round { $round }
puzzles-difficulty = Difficulty
puzzles-level-mine = Near my rating
puzzles-level-1 = Easy
puzzles-level-2 = Medium
puzzles-level-3 = Hard
puzzles-level-4 = Very hard
puzzles-level-count = { $level } ({ $solved } of { $count } solved)
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-rating = Rating
puzzles-solved = Solved
puzzles-solved-of = { $solved } of { $tried }
puzzles-streak = Streak
puzzles-best-streak = Best streak
puzzles-days = Days in a row
puzzles-task = { $level } puzzle, round { $round }: find the best turn
puzzles-show = Show the solution
puzzles-again = Try again
puzzles-verdict = Result
puzzles-result-solved = Solved!
puzzles-result-close = Close, but there is a better turn
puzzles-result-wrong = There is a better turn
puzzles-result-shown = The solution
puzzles-lost = Your turn gives away about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
puzzles-fold = Show or hide the explanation
puzzles-steps = The solution on the board
puzzles-step = Step { $step } of { $steps }
puzzles-step-back = One step back
puzzles-step-on = One step forward
puzzles-why = It is worth about { $points ->
    [one] 1 point
   *[other] { $points } points
} more, mainly for { $sources }.
puzzles-than-mine = Compared with your turn: { $turn }
puzzles-than-other = Compared with the next best idea: { $turn }
puzzles-plan = How the round could continue
puzzles-noise = The estimate is uncertain by about { $noise } points; other ideas are at least { $margin } points worse.
puzzles-rating-change = Your rating is { $rating } ({ $change }). Solved in a row: { $streak }.
