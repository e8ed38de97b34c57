"""What must hold in every position of Terra Mystica."""

from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, FAVOR_TILES, TOWN_TILES


def check_invariants(state: State) -> None:
    if not state.players:
        return
    _check_players(state)
    _check_pieces(state)
    _check_tiles(state)
    _check_map(state)


def _check_players(state: State) -> None:
    for seat, player in enumerate(state.players):
        board = state.setup.factions[seat]
        goods = (player.points, player.coins, player.workers, player.priests, player.keys, player.cult_due)
        assert min(goods) >= 0, f"seat {seat} has less than nothing"
        assert min(player.bowl1, player.bowl2, player.bowl3) >= 0
        tokens = sum(board.start_power) - state.setup.table.tokens_fewer
        assert player.bowl1 + player.bowl2 + player.bowl3 <= tokens, "power tokens only ever leave"
        assert player.priests + player.priests_sent <= BOARD.pieces_priests
        assert all(0 <= place <= BOARD.cult_top for place in player.cults)
        assert 0 <= player.shipping <= board.shipping_max
        assert 0 <= player.digging <= board.digging_max
        tens = sum(place == BOARD.cult_top for place in player.cults)
        keys = sum(tile.keys * count for tile, count in zip(TOWN_TILES, player.town_tiles, strict=True))
        assert tens + player.keys == keys, "every key opened a space 10 or is still there"
    for cult in range(4):
        on_top = sum(player.cults[cult] == BOARD.cult_top for player in state.players)
        assert on_top == (state.tops >> cult & 1), "one player at most on space 10"


def _check_pieces(state: State) -> None:
    everything = 0
    for player in state.players:
        rows = (player.dwellings, player.trading_houses, player.temples, player.strongholds, player.sanctuaries)
        union = 0
        for row, supply in zip(rows, state.setup.supply, strict=True):
            assert row.bit_count() <= supply
            assert not union & row, "one building on a hex"
            union |= row
        assert union == player.built
        assert not everything & union, "one owner of a hex"
        everything |= union
        assert player.towns & ~player.built == 0
        own = sum(owner == state.players.index(player) for _, owner in state.bridges)
        assert own + player.bridges == BOARD.pieces_bridges
    assert everything == state.occupied
    sent = sum(1 for owner in state.orders if owner)
    gone = sum(player.priests_sent for player in state.players)
    assert sent <= gone if state.setup.table.replace_priests else sent == gone


def _check_tiles(state: State) -> None:
    held = [player.card for player in state.players if player.card >= 0]
    assert len(held) == len(set(held))
    assert not any(state.cards >> card & 1 for card in held)
    if state.round:
        dropped = sum(player.dropped or player.card < 0 for player in state.players)
        spare = state.setup.table.cards_spare
        assert state.cards.bit_count() == spare + dropped
    assert all(coins >= 0 for coins in state.card_coins)
    assert len(state.card_coins) == len(BONUS_CARDS)
    for i, tile in enumerate(FAVOR_TILES):
        owners = sum(player.favors >> i & 1 for player in state.players)
        takers = state.setup.table.favor_takers
        if tile.copies > 1 or takers == 1:
            assert owners + state.favors_left[i] == tile.copies
        else:
            assert owners == (state.favors_left[i] < takers), "the tile lies with its last taker"
    for i, town in enumerate(TOWN_TILES):
        owned = sum(player.town_tiles[i] for player in state.players)
        in_box = 0 if town.option and not getattr(state.setup.options, town.option) else town.copies
        assert owned + state.towns_left[i] == in_box


def _check_map(state: State) -> None:
    masks = 0
    for number, mask in enumerate(state.terrain_masks):
        assert not masks & mask
        masks |= mask
        assert all(state.terrain[hex_] == number for hex_ in range(len(state.terrain)) if mask >> hex_ & 1)
    assert masks == state.setup.map.land_mask, "rivers stay rivers"
    for seat, player in enumerate(state.players):
        home = state.terrain_masks[state.setup.factions[seat].terrain]
        assert player.built & ~home == 0, "buildings stand on home terrain"
        assert player.reach & ~player.reach_further == 0
    spans = [span for span, _ in state.bridges]
    assert len(spans) == len(set(spans))
