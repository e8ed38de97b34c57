# Messages of the server: why a request is refused, and notes on a draft.

## Titles by status

server-title-400 = Bad request
server-title-401 = Not signed in
server-title-403 = Not allowed
server-title-404 = Not found
server-title-405 = Method not allowed
server-title-408 = Request timeout
server-title-409 = Conflict
server-title-413 = Too large
server-title-415 = Unsupported content type
server-title-422 = Invalid request
server-title-429 = Too many requests
server-title-500 = Something went wrong
server-title-503 = Service unavailable

## The request

server-refused = The server refused this request.
server-not-found = There is nothing at this address.
server-method = This method is not allowed here.
server-too-large = The request is too large.
server-content-type = Send the request as application/json.
server-invalid = { $where } is invalid: { $what }.
server-too-often = Too many requests; try again in { $seconds ->
    [one] 1 s
   *[other] { $seconds } s
}.
server-origin = This request does not come from a page of this server.
server-host = This server does not accept requests for this host name.
server-failed = Something went wrong. Nothing was changed.
server-database = The database is not responding. Nothing was changed.
server-busy = This table is too busy right now. Nothing was changed; try again.
server-overloaded = The server is busy. Nothing was changed; try again.
server-workers-busy = The server is busy; try again in { $seconds ->
    [one] 1 s
   *[other] { $seconds } s
}.
server-outcome-unknown = The connection to the database was lost. It is unknown whether this was stored; sending the same request again is safe.
server-timeout = The request took too long to arrive.
server-metrics = Metrics are only available to the server's operator.
server-live-message = This message could not be understood.

## People

server-sign-in = Please sign in.
server-wrong-login = Wrong name or password.
server-wrong-password = Wrong password.
server-other-password = Choose another password.
server-no-account = Guests have no password.
server-name-taken = This name is taken. If it is yours, sign in; otherwise choose another.
server-weak-password = This password is easy to guess. Use several words, or a longer one.
server-banned = This account is banned until { $until }.
server-no-mail = This server does not send e-mail.
server-link-expired = This link is no longer valid. Ask for a new one.
server-no-user = This person does not exist.
server-admin-only = Only administrators can do that.
server-no-report = This report does not exist.
server-no-session = This session does not exist.
server-token = This token is not valid: it is wrong, expired or revoked.
server-token-scope = This token lacks the scope { $scope }.
server-token-never = A token cannot do this. Sign in on the page.
server-no-token = This token does not exist.
server-tokens-many = An account can have at most { $count } tokens. Revoke one first.
server-bot-played = Only an account that has never sat at a table can become a bot.
server-bot-invited = A bot can join a table only through a challenge or with the table's invitation.
server-no-bot = There is no such bot.
server-bot-blocked = This bot does not play with you.
server-no-challenge = This challenge does not exist.
server-challenge-other = This challenge is not yours to answer.
server-challenge-over = This challenge has already been answered.

## Tables

server-no-game = There is no such game. Available games: { $games }.
server-no-level = There is no such computer player. Available levels: { $levels }.
server-no-lesson = There is no such lesson.
server-no-table = This table does not exist, or it is private and you need its invitation.
server-no-seat = This table has no seat { $seat }.
server-seat-count = This game cannot be played with { $count ->
    [one] one player
   *[other] { $count } players
}.
server-seat-taken = Seat { $seat } is taken.
server-seats-open = Some seats are still open.
server-table-full = All seats are taken.
server-table-open = The game has not started yet.
server-table-running = The game has already started.
server-table-finished = The game is over.
server-table-analysis = This is an analysis, not a running game.
server-owner-only = Only the owner of the table can do that.
server-not-seated = You are not seated at this table.
server-not-your-seat = Seat { $seat } is not yours.
server-seat-left = You left this game. Return to keep playing.
server-removed = The owner has removed you from this table.
server-blocked = The owner of this table has blocked you.
server-not-yourself = You cannot do that to yourself.
server-chat-seated = Only players and invited spectators can chat here.
server-chat-guests = At this table only people with an account can chat.
server-muted = You have been muted and cannot chat.

## Playing

server-stale = The game has moved on. Look at the new position.
server-no-position = The game has { $entries } moves, so there is no position { $number }.
server-not-legal = This is not possible now.
server-chance-first = Something must be drawn first.
server-action-or-text = Give an action, a text or a thing on the table.
server-draft-complete = The turn is complete: confirm it or undo a step.
server-draft-incomplete = The turn is not complete yet.
server-draft-empty = There is nothing to confirm.
server-draft-changed = Your draft was changed in another window. This is the newer one; check it and confirm again.
server-takeback-open = A take-back has already been requested.
server-no-takeback = No take-back is waiting for your answer.
server-nothing-to-take-back = There is nothing to take back.
server-no-hints = Hints are not available in games against other people.
server-no-hints-yet = A game against people with this set-up and these moves is still running. Hints are available when it is over.
server-no-branch = A running game against people cannot be analysed. Wait until it is over.
server-report-unfinished = Only finished games can be reviewed.
server-no-game-report = There is no report here.
server-reports-pending = { $count ->
    [one] One of your reports is still being made. Wait until it is ready.
   *[other] { $count } of your reports are still being made. Wait until one is ready.
}
server-no-hint = No hint was found in time.
server-unreadable = This game could not be read.
server-import-too-long = This game has { $entries } moves; a game can have at most { $count }.
server-game-too-long = A game can have at most { $count } moves; this one cannot continue.
server-wishes-too-many = Too many changes of your standing answers; wait for the next move.

server-no-clock = This table has no clock.
server-pause-open = A pause has already been requested, or the clocks are stopped.
server-no-pause = Nobody is waiting for your answer about a pause.
server-not-claimable = This seat cannot be claimed.
server-pace = This pace is not possible.
server-pace-live = Nights and weekends cannot stop the clocks of a live game.
server-pace-drop = The rules of this game do not let a player drop out.
server-zone = There is no such time zone.
server-night = A night has between 1 and { $hours } hours.
server-vacation = These vacation days are not possible.
server-vacation-days = You can take at most { $days } vacation days in { $year }.
server-calendar-again = You can change your time zone and your night once a day.
server-blocked-you = This person does not want to play with you.
server-sits-already = This person is already seated at the table.
server-too-many = The limit is { $most }.
server-tables-most = You own { $most } unfinished or imported games, which is the maximum. Delete some first.
server-accounts-only = Guests cannot do this. Create an account first.
server-no-group = There is no such group, or you are not a member.
server-group-owner = Only the owner of the group can do this.
server-member-already = This person is already a member, or has been invited.
server-group-link = This invitation to a group is no longer valid.
server-no-event = There is no such event, or you are not a member of its group.
server-event-status = The event has already begun, or is over.
server-event-running = The event is not over yet.
server-event-few = Every division needs at least { $least } players.

## Puzzles and studies

server-no-puzzle = There is no such puzzle.
server-puzzle-closed = This puzzle is no longer on your table. Open it again.
server-puzzle-unfinished = Finish your turn first.
server-puzzle-no-hints = There are no hints in a puzzle. You can look at the solution.
server-no-study = There is no such study, or it is private.
server-study-accounts = Studies need an account. Create one to keep yours.
server-study-most = You have { $most } studies, which is the maximum. Delete one first.
server-study-chapters = A study has at most { $most } chapters.
server-study-notes = The notes of a chapter are too long.
server-study-file = This study cannot be imported: { $sentence }
