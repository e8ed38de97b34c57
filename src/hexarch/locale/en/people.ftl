# People: profiles, ratings, friends, groups, events.

people-former = former player
people-invitations = Invitations
people-invitation = { $name } invites you to a game of { $game }.
people-accept = Accept
people-decline = Decline
people-looking = Looking for a game
people-looking-none = Nobody is looking for a game right now.
people-look = Put me on the list
people-listed = You are on the list for one day.
people-stop = Take me off the list
people-play-with = Play with { $name }
people-players = Players
people-pace = Pace
people-pace-any = any pace
people-pace-live = live
people-pace-correspondence = correspondence
people-friends = Friends
people-friends-none = Open somebody's profile to add them to your friends. Only you see this list.
people-friend-add = Add to friends
people-friend-remove = Remove from friends
people-find = Find a person by name
people-show = Show profile
people-groups = Groups
people-groups-none = You are not a member of any group.
people-group-invited = You are invited to the group { $name }.
people-group-new = Name of a new group
people-group-create = Create group
people-ranking = Highest ratings
people-ranking-none = Nobody has a rating yet.
people-levels = Fixed ratings of the computer players:
people-pool = Opponents
people-pool-people = against people
people-pool-computers = against computers
people-ratings = Ratings
people-provisional = provisional
people-curve = Rating from { $from } to { $to }, between { $low } and { $high }
people-kind-guest = A guest.
people-kind-bot = A bot.
people-since = Joined { $date }.
people-results = Results in { $game }
people-games = Games
people-won = Won
people-average = Average points
people-all = All games
people-played = Played as
people-best = Best games
people-newest = Latest games
people-result = { $points } points, place { $place } of { $players }
people-nothing = No finished games to show.
people-name = Name
people-events = Events
people-events-none = No events yet.
people-event-new = Announce an event
people-event-name = Name of the event
people-event-open = open for registration
people-event-running = in progress
people-event-finished = finished
people-rounds = Rounds
people-divisions = Divisions
people-moving = Promoted and relegated
people-days = Days per move (0: no clock)
people-announce = Announce
people-round = Round { $round } of { $rounds }
people-division = Division { $number }
people-standings = Standings
people-place = Place
people-points = Points
people-opposition = Opponents' points
people-score = Score in games
people-left = dropped out
people-take-part = Take part
people-drop-out = Drop out
people-start = Start the first round
people-next-season = Next season
people-to-group = The group
people-table-out = sits out this round
people-table-deleted = table deleted
people-export = Download as { $format }
people-tables = Tables of the group
people-tables-none = No tables yet. Only members see them.
people-table-new = New table
people-members = Members
people-owner = owner
people-invited = invited
people-invited-now = { $name } is invited.
people-remove = Remove { $name }
people-invite = Invite somebody by name
people-invite-button = Invite
people-link = Link for new members
people-link-new = Replace the link
people-leave = Leave the group
people-rated-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
people-members-count =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
people-open = Open table
