/** The parts of a position and of its options, as the server describes them. */
export type {
  OriginsBuilding as BuildingView,
  OriginsCity as CityView,
  OriginsDecision as DecisionView,
  OriginsDistrictCard as DistrictCardView,
  OriginsEffect as EffectView,
  OriginsMainAction as MainActionView,
  OriginsOption as OptionView,
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

export type Goods = Record<string, number>;
