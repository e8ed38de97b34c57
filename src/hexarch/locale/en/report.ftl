report-title = Report: { $title }
report-by = Reviewed by the computer player { $level }, which averages { $points } points against itself.
report-by-unknown = Reviewed by the computer player { $level }, whose strength in this game has not been measured in points.
report-opinion = Players in the top leagues are stronger, so take it as a second opinion.
report-expected = Expected points
report-chances = Chances of winning, in %
report-round = Round { $round }
report-end = End
report-mistakes = Most costly turns
report-noise = The estimate is uncertain by about { $usual } points, { $last } in the last round. Only turns that give away at least { $clear } times as much are listed.
report-loss = −{ $points } { $points ->
    [one] point
   *[other] points
 }
report-played = Played:
report-better = Better:
report-then = Then:
report-gain = { $points } from { $source }
report-at-once = points scored at once
report-reason = The better line gains about { $gains }.
report-reason-none = No single source explains the gain.
report-see = See it in the replay
report-no-mistakes = No turn was clearly worse than another.
report-more = Show { $count } more
report-by-sources = Points by source
report-by-rounds = Points by round
report-norms = Small figures: the mean of league players with the same faction. All norms come from { $seats } seats of league games.
report-table = Table
report-league = League
report-topic-opening = Openings
report-topic-first-round = The first round
report-topic-favors = Favor tiles
report-topic-towns = Towns
report-topic-districts = Districts
report-topic-towers = Towers
report-tracks = Tracks by round
report-tracks-text = At the start of each round, and at the end.
report-track-fire = Fire
report-track-water = Water
report-track-earth = Earth
report-track-air = Air
report-track-temple-forest = Forest temple
report-track-temple-mountain = Mountain temple
report-track-temple-sea = Sea temple
report-track-military = Military track
report-power = Power taken and paid
report-power-taken = Power taken
report-power-paid = Points paid
report-power-declined = Offers declined
report-share = Share by link
report-share-end = Stop sharing
report-ahead = { $count ->
    [one] One report is ahead of this one.
   *[other] { $count } reports are ahead of this one.
 }
report-making = Reviewing turn { $done } of { $total }
report-none = A report shows the expected points of every player after each turn, and the most costly turns. It takes about a minute.
report-failed = The report could not be created. You can try again.
report-make = Create report
report-here = { $level } ({ $points } points on average) expects
report-here-unknown = { $level } expects
report-here-loss = This turn: −{ $points }
report-here-best = Better: { $moves }
