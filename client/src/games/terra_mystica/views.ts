/** The parts of a position and of its options, as the server describes them. */
import type { TerraMysticaCompound, TerraMysticaOption } from "$generated/openapi";
export type {
  TerraMysticaBuildingRow as BuildingRowView,
  TerraMysticaCard as CardView,
  TerraMysticaFavor as FavorView,
  TerraMysticaHex as HexView,
  TerraMysticaLot as LotView,
  TerraMysticaMap as MapView,
  TerraMysticaOfferAnswer as OfferAnswer,
  TerraMysticaOptions as OptionsView,
  TerraMysticaPassing as PassingView,
  TerraMysticaPlayer as PlayerView,
  TerraMysticaPosition as PositionView,
  TerraMysticaPreview as PreviewView,
  TerraMysticaTown as TownView,
} from "$generated/openapi";

export type { Goods } from "$table/choosing/outcome";
/** An option, perhaps with what makes it payable. */
export type OptionView = TerraMysticaOption & Partial<Pick<TerraMysticaCompound, "steps" | "extra">>;
