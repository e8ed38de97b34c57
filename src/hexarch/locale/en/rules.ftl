# The page of the rules; the rules themselves are in the files of the games.

## The rules

page-rules-title = Rules
page-rules-text = In our own words, from the rulebooks and their FAQs. Every rule has a number; the table cites it when a move is not allowed.
page-rules-search = Search the rules
page-rules-game = Which game
page-rules-found = { $count ->
    [0] Nothing found
    [one] 1 topic
   *[other] { $count } topics
}
page-rules-none = No topic matches
page-rules-none-text = { $game ->
    [origins] Try a single word, such as “temple” or “tower”, or a rule number, such as OR-063.
   *[other] Try a single word, such as “bridge” or “power”, or a rule number, such as TM-131.
}
page-rules-clear = Clear the search
page-rules-topics = Topics
page-rules-numbers = { $count ->
    [one] Rule { $first }
   *[other] Rules { $first } to { $last }
}
