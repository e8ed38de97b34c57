/** The parts of a position and of its options, as the server describes them. */
export type {
  TerraMysticaBuildingRow as BuildingRowView,
  TerraMysticaCard as CardView,
  TerraMysticaFavor as FavorView,
  TerraMysticaHex as HexView,
  TerraMysticaLot as LotView,
  TerraMysticaMap as MapView,
  TerraMysticaOfferAnswer as OfferAnswer,
  TerraMysticaOption as OptionView,
  TerraMysticaOptions as OptionsView,
  TerraMysticaPassing as PassingView,
  TerraMysticaPlayer as PlayerView,
  TerraMysticaPosition as PositionView,
  TerraMysticaPreview as PreviewView,
  TerraMysticaTown as TownView,
} from "$generated/openapi";

export type Goods = Record<string, number>;
