/** The parts of a position and of its options, as the server describes them. */
import type { OriginsCompound, OriginsOption } from "$generated/openapi";
export type {
  OriginsBuilding as BuildingView,
  OriginsCity as CityView,
  OriginsDecision as DecisionView,
  OriginsDistrictCard as DistrictCardView,
  OriginsEffect as EffectView,
  OriginsMainAction as MainActionView,
  OriginsPlayer as PlayerView,
  OriginsPosition as PositionView,
  OriginsPreview as PreviewView,
  OriginsSeatOfPower as SeatOfPowerView,
  OriginsSite as SiteView,
  OriginsSpace as SpaceView,
  OriginsTile as TileView,
  OriginsValue as Value,
  OriginsWorker as WorkerView,
} from "$generated/openapi";

export type { Goods } from "$table/choosing/outcome";
/** An option, perhaps with its payment. */
export type OptionView = OriginsOption & Partial<Pick<OriginsCompound, "steps" | "extra">>;
