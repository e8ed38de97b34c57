# Origins: First Builders: the reasons why something is not possible. Messages are whole sentences.

## Parts of the sentences below

origins-part-worker = { $worker ->
    [freeman] your { $colour } Freeman of value { $value }
    [speaker] your Speaker of value { $value }
   *[archon] your Archon
}
origins-part-price = { $kinds ->
    [stone] { $stone } stone
    [food] { $food } food
    [wisdom] { $wisdom } wisdom
    [stone-wisdom] { $stone } stone and { $wisdom } wisdom
   *[other] { $stone } stone, { $food } food and { $wisdom } wisdom
}
origins-part-have = { $kinds ->
    [stone] { $have_stone } stone
    [food] { $have_food } food
    [wisdom] { $have_wisdom } wisdom
    [stone-wisdom] { $have_stone } stone, { $have_wisdom } wisdom
   *[other] { $have_stone } stone, { $have_food } food, { $have_wisdom } wisdom
} and { $gold } gold

## Whose turn it is

origins-game-over = The game is over.
origins-no-such-seat = Nobody is seated there.
origins-no-such-action = There is no such action.
origins-chance-first = Something is drawn or rolled first; wait a moment.
origins-not-your-turn = It is player { $number }'s turn.
origins-passed = You have passed; wait for the next round while player { $number } continues.
origins-left-to-chance = Chance decides that, not a player.
origins-set-up-is-over = The set-up is over.
origins-not-possible = That is not possible now.

## Set-up and chance

origins-asked-bonus-tile = First a bonus tile is drawn for { $site }.
origins-asked-card = First a Zodiac card is drawn for the { $temple } temple.
origins-asked-market = First a tile is drawn for the building market.
origins-asked-stack = First the next tile of the { $colour } stack is turned up.
origins-asked-offer = First the { $colour } die is rolled for the Citizen offer.
origins-asked-speaker-roll = First a Speaker die is rolled.
origins-asked-district = First a District card is dealt.
origins-asked-start = First, the start player is drawn.
origins-asked-draft-roll = First a die is rolled for the draft: { $colour }.
origins-asked-refill = First a new { $colour } die is rolled for the Citizen offer.
origins-asked-keep = First, the Zodiac card that you keep is drawn.
origins-asked-discard =
    { $left ->
        [1] First discard one more of the highest dice.
       *[other] First discard { $left } of the highest dice.
    }
origins-asked-draft =
    { $left ->
        [1] First take one more of the dice that were rolled for the draft.
       *[other] First take a die: { $left } of those that were rolled for the draft will be yours.
    }
origins-bonus-tile-drawn = The { $colour } bonus tile is already at a site.
origins-card-drawn = The card { $card } is already at a temple.
origins-colour-in-market = The market already has its { $colour } tile, and it starts with one of each colour.
origins-other-stack = The tile comes from the { $colour } stack, and { $building } is of another colour.
origins-tiles-gone = No { $building } is left in its stack.
origins-tile-not-next = Only tiles that were put back are left in this stack, and { $building } is not the next of them.
origins-six-again = A six on a new Citizen die is rolled again.
origins-no-such-face = No face of a Speaker die shows { $value }.
origins-district-drawn = District card { $number } is already on display.
origins-no-such-player = There is no player { $number }; { $players ->
    [one] this game has only one player
   *[other] this game has { $players } players
}.
origins-card-not-held = You do not hold the card of the { $temple } temple.
origins-not-in-draft = There is no { $colour } die of value { $value } to choose.
origins-not-highest = A die of value { $highest } has to be discarded first; the { $colour } one shows { $value }.

## The action of a turn

origins-action-due = You take one action on your turn: visit a site, close a district, build a tower level, grow your population, or pass.
origins-archon-used = Your Archon is at { $site } until you pass.
origins-no-such-speaker = You hold no Speaker of value { $value }.
origins-freeman-used = Your { $colour } Freeman of value { $value } is at { $site } until you pass.
origins-no-such-freeman = You have no unused { $colour } Freeman of value { $value }.
origins-visit-price = The value of { $site } is { $needed }, so { origins-part-worker } has to pay { origins-part-price }; you have { origins-part-have }.
origins-district-closed = The district at { $cell } is already closed.
origins-no-district = { $tiles ->
    [0] There is no district at { $cell }: a seat of power lies between four tiles, and there are none.
    [one] There is no district at { $cell }: a seat of power lies between four tiles, and there is only 1.
   *[other] There is no district at { $cell }: a seat of power lies between four tiles, and there are only { $tiles }.
}
origins-no-freeman = You have no unused Freeman to put on a seat of power.
origins-no-tower-disc = There is no { $colour } tower disc left in the supply.
origins-tower-price = The next level of your { $colour } tower costs { $price } gold; you have { $gold }, and nothing can replace gold.
origins-all-bases = All { $bases } of your population bases are already in play.
origins-grow-price = The next population base costs { origins-part-price }; you have { origins-part-have }.
origins-no-extra-alone = In a solo game you spend Superiority tokens only to keep sites from rising, not for another action.
origins-one-token = You can spend only one Superiority token per turn.
origins-no-token = You have no Superiority token.
origins-token-after-action = A Superiority token gives you another action after your first one, not in its place.
origins-asked-token = Your action is done: spend a Superiority token for another one, or finish your turn.

## Actions that are not due now

origins-visit-first = First visit a site with one of your workers; then you can use its actions.
origins-district-first = First choose the district that you close.
origins-match-after-closing = A District card is scored when you close a district that fits it.
origins-rise-after-visit = You choose which neighbouring site rises when you visit a site.
origins-only-solo = Neighbouring sites rise only in the solo mode.
origins-nothing-to-pay = There is nothing to pay.
origins-no-exchange-due = You can turn a resource into gold only with an attack from a space that allows it.
origins-no-gain-due = You have no resource of your choice to take.
origins-no-move-due = You move on the military track with an action or an ability that allows it.
origins-no-attack-due = You attack with an action or an ability that allows it.
origins-no-purchase-due = You buy a tile with the action or the bonus action of a site.
origins-no-tile-to-place = You have no new tile to place.
origins-no-ability-due = An ability is used right after its tile was placed, or when a district is closed with a die of its colour.
origins-no-die-due = You take a Citizen die with an action, an ability or a card that allows it.
origins-no-speaker-due = You take a Speaker with the bonus action or the ability that allows it.
origins-no-advance-due = You advance in a temple with an action or an ability that allows it.
origins-no-rise-due = You raise a die with food, an ability or a card.
origins-return-after-passing = Your workers come back when you pass.
origins-not-using = That is the ability of { $building }, and you are not using it now.

## At a site

origins-asked-visit = You are at { $site }: choose one of its actions, or finish there.
origins-main-due = First take one of the main actions of { $site }.
origins-main-used = You have already taken this main action.
origins-one-main = You have taken a main action; only a Freeman of value 6 takes both.
origins-bonus-used = You have already taken the bonus action.
origins-archon-lacks-colour = The bonus tile is { $colour }; your Archon has that colour only with an Advisor of it.
origins-speaker-has-no-colour = The bonus tile is { $colour }, and Speakers have no colour.
origins-other-colour = The bonus tile is { $colour }, and your Freeman is { $own }.
origins-no-bonus-gold = Only the player who holds { $card } may take gold instead of a bonus action.
origins-asked-rise = Choose the neighbouring site that also rises, or spend a Superiority token so that none does.
origins-no-neighbour = Only a neighbour of { $site } can rise.
origins-neighbour-at-six = The value of { $site } is already 6, so it cannot be chosen.

## The effect of an action or ability

origins-effect-price = This costs { origins-part-price }; you have { origins-part-have }.
origins-brings-nothing = This would give you nothing now.
origins-all-at-top = All your Zodiac discs are at the top of their temples.
origins-at-top = Your disc is already at the top of the { $temple } temple.
origins-market-empty = There is no tile to take.
origins-no-base = You have no free population base for another Citizen die.
origins-offer-empty = There is no die in the Citizen offer.
origins-cheapest-die = The cheapest die of the Citizen offer costs { origins-part-price }; you have { origins-part-have }.
origins-no-speakers = There is no Speaker in the offer.
origins-final-space = Your military disc is on the final space and never moves again.
origins-nothing-to-feed = Your military disc is on the final space, and no unused Freeman of yours can rise.
origins-nothing-to-spend = You have no resource to spend.
origins-nobody-rises = No unused Freeman of yours can rise.
origins-nobody-weaker = Your military disc is on the final space, and no player has less military strength.
origins-nothing-to-swap = You have no unused die that could be swapped for another colour from the supply.
origins-nothing-to-copy = No building beside it has an ability that would give you something now.
origins-no-veteran = You have no unused { $colour } Freeman for it.
origins-no-tile = There is no tile at { $cell }.
origins-farm-has-no-ability = A farm has no ability.
origins-palace = The Palace has no ability.

## Payments and gains

origins-asked-pay = First choose how much gold to pay.
origins-pay-too-much = You owe only { $amount } { $resource }, so you cannot pay more gold than that.
origins-pay-too-little = You owe { $amount } { $resource } and have { $have }, so you have to pay at least { $least } gold.
origins-pay-no-gold = You have only { $gold } gold.
origins-pay-leaves-too-little = You have { $gold } gold and need { $needed } of it for the rest of the price.
origins-asked-gain = First choose the resource that you gain.
origins-gain-order = Choose stone first, then food, then wisdom; it is too late for { $resource }.
origins-not-among-gains = You cannot choose { $resource } here.
origins-asked-spend = First choose the resource that you spend for gold, or finish.
origins-none-to-spend = You have no { $resource } to spend.

## The military track, and food

origins-asked-march = Move on the military track, or attack.
origins-moved-already = You have no move left in this action.
origins-attacked-already = You have no attack left in this action.
origins-asked-feed = Pay food to raise an unused Freeman or to move a space on the military track.
origins-fed-enough = You have paid food as often as this action allows.
origins-only-unused-freemen = Only an unused Freeman can be raised this way.
origins-six-stays = Your { $colour } Freeman has value 6, and at this table he cannot rise any further this way.

## Buying and placing

origins-asked-buy = First choose the tile that you buy, or the one you build as a farm.
origins-not-in-market = There is no { $building } in the market.
origins-not-stored = You have no { $building } beside your board.
origins-tile-price = To build { $building } you pay { origins-part-price }, and you have { origins-part-have }; as a farm it costs nothing.
origins-no-covering = Only the player who holds { $card } may put a building on top of a farm.
origins-no-farm = You have no farm that could be built over.
origins-asked-place = First place your new tile in your city.
origins-place-taken = There is already a tile at { $cell }.
origins-not-adjacent = At { $cell } the tile would share no edge with your city.
origins-no-farm-there = There is no farm of yours at { $cell }.
origins-farm-bound = The farm at { $cell } belongs to a closed district, and at this table it cannot be covered.

## Districts

origins-asked-close-with = First choose the Freeman whose die goes on the seat of power.
origins-asked-match = Your district fits more than one District card: choose which of them you score.
origins-district-not-displayed = District card { $number } is not on display.
origins-no-match = Your district does not show the pattern of District card { $number }, however it is turned or mirrored.
origins-asked-activate = Use one of the available abilities, or finish.
origins-not-activated = That tile has no ability to use now: it has another colour, or it has been used.

## Dice

origins-asked-take = First take a die from the Citizen offer.
origins-not-in-offer = There is no { $colour } die of value { $value } in the Citizen offer.
origins-die-price = The { $colour } die costs { origins-part-price }; you have { origins-part-have }.
origins-asked-speaker = First take a Speaker.
origins-speaker-not-offered = There is no Speaker of value { $value } in the offer.
origins-asked-return = Choose which of your Freemen of value 6 comes back next.
origins-none-to-take-back = You have no { $colour } Freeman of value 6 to take back.

## Temples

origins-asked-advance = First advance in a temple.
origins-another-temple = The { $temple } temple cannot be chosen for this advance; it goes to another one.
origins-advance-price = This advance costs 1 gold, and you have none.
origins-too-many-steps = { $most ->
    [one] You can advance only 1 space.
   *[other] You can advance only { $most } spaces.
}
origins-near-top = { $left ->
    [0] Your disc is at the top of the { $temple } temple and cannot advance.
    [one] Your disc is only 1 space from the top of the { $temple } temple.
   *[other] Your disc is only { $left } spaces from the top of the { $temple } temple.
}
origins-at-least-one-step = You take the card only if you advance at least one space.
origins-steps-due = { $steps ->
    [one] In the { $temple } temple you advance exactly 1 space.
   *[other] In the { $temple } temple you advance exactly { $steps } spaces.
}

## Questions of cards and buildings

origins-asked-raise-by-two = First choose which of your Citizen dice rises by 2, or finish.
origins-only-citizens-rise = Only a Citizen die can rise this way.
origins-no-such-die = You have no { $colour } Citizen die of value { $value } there; dice on seats of power do not count.
origins-die-at-most = That die cannot rise above { $most }.
origins-asked-raise-new-die = First choose whether the die that you have just taken rises by 1.
origins-only-new-die = Only the die that you have just taken can rise.
origins-asked-store = First choose the tile from the market that you keep beside your board.
origins-asked-swap = First choose the unused die that you swap, and its new colour.
origins-same-colour = The die is already { $colour }.
origins-colour-not-in-supply = There is no { $colour } die left in the supply.
origins-asked-ship = First choose the mothership that is set to 1.
origins-asked-raise-freeman = First choose the unused Freeman that rises.
origins-same-freeman = Both steps go to the same Freeman.
origins-asked-copy = First choose the building beside it whose ability you use.
origins-no-copy-of-copies = It cannot use the ability of another building of the same kind.
origins-asked-veteran = Choose an unused { $colour } Freeman.
origins-veteran-of-one = At this table a Freeman of value 1 cannot be chosen, because his value could not drop.
