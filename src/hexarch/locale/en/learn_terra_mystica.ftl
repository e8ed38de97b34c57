# Lessons and the guided first game of Terra Mystica: the title, the task, hints, and why it works.

learn-tm-goal-building = Built: { $of }
learn-tm-goal-workers = Workers left
learn-tm-goal-priests = Priests
learn-tm-goal-round = Still in round 1
learn-tm-goal-bowl2 = Power in bowl II
learn-tm-goal-cult = Cult track: { $of }
learn-tm-goal-favor = Favor tile taken
learn-tm-goal-shipping = Shipping level
learn-tm-goal-own = Your building on { $of }
learn-tm-goal-bridges = Bridges
learn-tm-goal-points = Points
learn-tm-goal-towns = Towns
learn-tm-goal-over = The game is over

learn-tm-build = Terrain and spades
learn-tm-build-task = You may build only on forest. Dig one of the spaces next to your dwellings into forest, and build a dwelling there.
learn-tm-build-hint-1 = A spade costs 3 workers and moves a space one step on the terrain cycle. Mountains and lakes are one step from forest.
learn-tm-build-hint-2 = F6 and E7 are mountains beside your dwellings. Choose one of them, then the dwelling.
learn-tm-build-why = One spade and one dwelling cost 4 workers and 2 coins. Spaces that are two or three steps away cost two or three spades, so first look for terrains next to yours on the cycle.

learn-tm-special = A free spade
learn-tm-special-task = Build a third dwelling and keep at least 5 workers. Your bonus card helps.
learn-tm-special-hint-1 = The bonus card has a special action with an orange octagon: one spade, once per round.
learn-tm-special-hint-2 = Use the card's spade on F6 or E7, then build there in the same action.
learn-tm-special-why = The spade of the card saved you 3 workers. Special actions are free, but each works only once per round, and an unused one is lost when you pass.

learn-tm-power = Power bowls
learn-tm-power-task = Gain a priest with power, still in this round.
learn-tm-power-hint-1 = Only power in bowl III can be spent, and yours is in bowls I and II. Sacrifice: of two tokens in bowl II, one moves to bowl III and the other leaves the game.
learn-tm-power-hint-2 = The priest costs 3 power. Sacrifice 3, then use that power action.
learn-tm-power-why = Power moves in a circle: what you spend returns to bowl I, and what you gain moves up one bowl. Sacrificed tokens never come back, so sacrifice only for something you really want.

learn-tm-leech = Power from neighbours
learn-tm-leech-task = The Nomads have built beside your trading house and offer you power. Accept it.
learn-tm-leech-hint-1 = The offer is in the bar at the bottom: 2 power for 1 point.
learn-tm-leech-why = You are offered power for the value of your own buildings next to the new one. It costs one point less than the power gained, so the first one is free. It pays to build next to others.

learn-tm-cults = Cult tracks
learn-tm-cults-task = Send your priest to the cult of Air, and reach space 5.
learn-tm-cults-hint-1 = The first priest in a cult may take the space for 3 steps. You are on space 2 of Air.
learn-tm-cults-why = On spaces 3, 5, 7 and 10 you gain 1, 2, 2 and 3 power. The tracks also give rewards at the end of most rounds, and 8, 4 and 2 points at the end of the game.

learn-tm-favor = Temples and favor tiles
learn-tm-favor-task = Build a temple, and take the favor tile that gives 2 points for each new dwelling.
learn-tm-favor-hint-1 = A temple is built from a trading house. Yours stands on F4.
learn-tm-favor-hint-2 = The tile belongs to the cult of Earth. Point at the tiles to read what each of them does.
learn-tm-favor-why = Every temple and the sanctuary give you a favor tile: steps on a cult track, and often an effect that lasts. Taken early, 2 points for each dwelling add up.

learn-tm-shipping = Shipping
learn-tm-shipping-task = G3 is forest, but it is across the river. Raise your shipping, and build a dwelling on G3.
learn-tm-shipping-hint-1 = A level of shipping costs 1 priest and 4 coins, and scores points.
learn-tm-shipping-hint-2 = Raise shipping in the first turn, then build on G3 in the second. No spade is needed.
learn-tm-shipping-why = With shipping 1 you reach over one river space, with 2 over two. It also joins your areas for the final scoring.

learn-tm-bridge = A bridge
learn-tm-bridge-task = Build a bridge with power, and then a dwelling on G3 at its other end.
learn-tm-bridge-hint-1 = The first power action builds a bridge for 3 power. Sacrifice 3 to get it.
learn-tm-bridge-hint-2 = Put the bridge between F4 and G3. In the next turn build on G3.
learn-tm-bridge-why = A bridge makes two spaces directly adjacent, as if no river were there. Unlike shipping, it counts for towns as well.

learn-tm-passing = Points in a round
learn-tm-passing-task = Reach 24 points in this round. The scoring tile rewards dwellings, and your bonus card rewards trading houses when you pass.
learn-tm-passing-hint-1 = A dwelling scores 2 points at once. The card scores 2 points for each trading house, but only when you pass.
learn-tm-passing-hint-2 = Dig and build a dwelling, upgrade F4 to a trading house beside the Nomads, and pass.
learn-tm-passing-why = When you pass you give back your bonus card, score it, and take another one for the next round. The first to pass begins the next round.

learn-tm-town = Founding a town
learn-tm-town-task = You have four connected buildings with a power value of 6. Found a town.
learn-tm-town-hint-1 = A town needs four connected buildings with a power value of 7. A dwelling counts 1, a trading house and a temple 2, stronghold and sanctuary 3.
learn-tm-town-hint-2 = Upgrade a dwelling of the group to a trading house: E10 or G6. F4 is not connected.
learn-tm-town-why = A town gives you points, a key and the reward of its tile at once. Witches score 5 more for each town, and this round's scoring tile another 5.

learn-tm-key = The key to the top
learn-tm-key-task = You have just founded a town and stand on 9 in Air. Choose the town tile that takes you to 10.
learn-tm-key-hint-1 = Each town has a key, and only a key opens space 10. You still need one step: one tile has a step in every cult.
learn-tm-key-why = Only one player can stand on 10 of a cult, and it is worth 3 power and usually the 8 points of the final scoring.

learn-tm-last-round = The last round
learn-tm-last-round-task = It is round 6. Finish the game with at least 105 points.
learn-tm-last-round-hint-1 = There is no more income: turn everything into points. Each coin left is worth a third of a point.
learn-tm-last-round-hint-2 = A level of digging gives 6 points for 2 workers, 5 coins and a priest. Then pass.
learn-tm-last-round-why = In the last round only points count: upgrades of digging and shipping, the scoring tile, cult steps that overtake somebody, and a larger connected area.

learn-tm-guide-goal = You win with the most points after six rounds. You lead the Witches, who build only on forest, and your two dwellings stand on E9 and F4.
learn-tm-guide-terrain = Other land has to be dug into forest first: 3 workers for each spade. F6 and E7 are only one spade away, and this round every dwelling scores 2 points.
learn-tm-guide-income = Each building you place uncovers income on your board: dwellings give you workers, trading houses coins and power. A trading house next to the Nomads costs only half the coins.
learn-tm-guide-power = Power moves from bowl I to bowl II and then to bowl III, and only power in bowl III can be spent on power actions. Each action can be used once per round, by the first player who takes it.
learn-tm-guide-passing = When nothing useful is left, pass: you swap your bonus card for another one. The first to pass begins the next round.
learn-tm-guide-cults = Priests climb the four cult tracks. The highest player of each scores 8 points at the end, and some spaces give power on the way.
learn-tm-guide-temple = A temple gives you a priest each round and a favor tile at once. Trading houses become temples.
learn-tm-guide-neighbours = When somebody builds next to you, you may take power for a few points. So build next to the Nomads: both of you benefit.
learn-tm-guide-spades = Digging gets cheaper with each level, and each level is worth 6 points. The power actions with spades save workers, too.
learn-tm-guide-shipping = With shipping you build across rivers. G3 is forest, and one river space away from F4.
learn-tm-guide-towns = Four connected buildings with a power value of 7 become a town: points, a reward, and a key for the top of a cult track.
learn-tm-guide-stronghold = The stronghold gives every faction a special ability. The Witches may then place a dwelling on any empty forest space, once per round.
learn-tm-guide-cult-bonus = At the end of a round your cult steps are rewarded: the scoring tile of the round shows the track and the reward. Look at the next tiles before you plan.
learn-tm-guide-final = At the end the largest connected area scores 18 points and each cult 8, 4 and 2. You know everything now: keep playing, or finish here.
learn-tm-guide-over = The game is over. See above where the points came from, and try the lessons next.
learn-tm-guide-offer = You are offered power because somebody built next to you. It costs one point less than the power you gain: accept while it is cheap.
learn-tm-guide-rest = Your turn continues after the others have answered. Finish it, convert goods if you like, and confirm.
learn-tm-guide-reward-spades = Your steps in a cult have earned you spades. Dig a space next to your buildings; you can build there in the next round.
learn-tm-guide-last-round = This is the last round, and income no longer matters. Turn everything into points: upgrades, the scoring tile, cult steps, a larger area.

learn-tm-caution-full-hands = You still have workers and coins for another action. Do you really want to pass?
learn-tm-caution-power = There is power in your bowl III that could still pay for an action. Do you really want to pass?
learn-tm-caution-dwellings-score = Dwellings score 2 points this round, and you could still build one. Do you really want to pass?
learn-tm-caution-trading-houses-score = Trading houses score 3 points this round, and you could still build one. Do you really want to pass?
learn-tm-caution-burning = Sacrificed power never comes back, and few tokens are left. Is this worth it?
