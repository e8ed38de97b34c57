var e=`# The server in English: why it refuses something, and what it tells beside a draft.

## Titles by status

server-title-400 = Not understood
server-title-401 = Not signed in
server-title-403 = Not allowed
server-title-404 = Not found
server-title-405 = Not offered
server-title-409 = Not now
server-title-413 = Too large
server-title-415 = Wrong kind of content
server-title-422 = Not valid
server-title-429 = Too often
server-title-500 = Something went wrong
server-title-503 = Not available

## The request

server-refused = The server refuses this request.
server-not-found = There is nothing at this address.
server-method = This address does not offer that.
server-too-large = This is more than the server takes.
server-content-type = Send this as application/json.
server-invalid = { $where } is not as it should be: { $what }.
server-too-often = That was too often. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-origin = This request does not come from a page of this server.
server-failed = Something went wrong. Nothing was changed.
server-database = The database does not answer. Nothing was changed.
server-busy = Too many things happen at once at this table. Nothing was changed; try again.
server-metrics = The figures are for the keeper of this server.
server-live-message = This message cannot be understood.

## People

server-sign-in = Say who you are first.
server-wrong-login = This name and this password do not belong together.
server-wrong-password = This is not your password.
server-other-password = Choose another password.
server-no-account = A guest has no password.
server-no-session = There is no such session.

## Tables

server-no-game = There is no such game. There are { $games }.
server-no-level = There is no such computer player. There are { $levels }.
server-no-table = There is no such table, or it is private and you need its invitation.
server-no-seat = There is no seat { $seat } at this table.
server-seat-count = The game cannot be played with { $count ->
    [one] one seat
   *[other] { $count } seats
}.
server-seat-taken = Seat { $seat } is taken.
server-seats-open = Some seats are still open.
server-table-full = All seats are taken.
server-table-open = The game has not started yet.
server-table-running = The game has started already.
server-table-finished = The game is over.
server-table-analysis = This is an analysis of a game, not a game that is played.
server-owner-only = Only the owner of the table can do that.
server-not-seated = You do not sit at this table.
server-not-your-seat = Seat { $seat } is not yours.
server-seat-left = You have left this game. Return to go on playing.

## Playing

server-stale = Something has happened meanwhile. Look at the new position.
server-no-position = The game has { $entries } moves, so there is no position { $number }.
server-not-legal = This is not possible now.
server-possible = This is possible.
server-rule = { $sentence }
server-chance-first = Chance decides first.
server-action-or-text = Ask about an action or about a text.
server-draft-complete = The turn is complete: confirm it or undo a step.
server-draft-incomplete = The turn is not complete yet.
server-draft-empty = There is nothing to confirm.
server-draft-moved = Others have moved meanwhile; your draft is still possible.
server-draft-dropped = Others have moved meanwhile; your draft is no longer possible.
server-takeback-open = There is an open wish to take something back already.
server-no-takeback = Nobody waits for your answer to a take-back.
server-nothing-to-take-back = There is nothing to take back.
server-no-hints = There are no hints in a game against other people.
server-no-hint = No hint could be found in time.
server-unreadable = This game cannot be read.
`;export{e as default};