// Written by client/scripts/shapes.py from the engine's views; do not edit.

import type { Amount, Label, Points, SeatAmount } from "./shared";

export type { Amount, Label, Points, SeatAmount };

import type { DecisionView, FinalView, Goods } from "./origins";

/** Something on the table that an action is about. */
export interface Target {
  /** site, action, bonus, worker, placed (a die at a site), offer, draft, speaker, tower, population, cell, seat (of power), card (district), zodiac, temple, military, resource, building, stored or player */
  kind: string;
  name: string;
}

export interface SiteChange {
  site: number;
  before: number;
  after: number;
}

/** Changes of unused Freemen and Speakers, and of dice in use. */
export interface DieChange {
  lost: string[];
  gained: string[];
}

/** A new seat of power, and the cards that closing it would match. */
export interface OpenedView {
  cell: string;
  cards: number[];
}

/** Something that chance will decide; the view never looks further. */
export interface ChanceView {
  kind: string;
  label: Label;
}

/** An action and what it alone changes for the seat. Amounts are never negative. */
export interface OptionView {
  id: number;
  text: string;
  path: string[];
  targets: Target[];
  label: Label;
  cost: Amount[];
  gain: Amount[];
  points: Points[];
  /** Payments that are asked next, because gold may replace them. */
  due: Amount[];
  sites: SiteChange[];
  workers: DieChange;
  opens: OpenedView[];
  /** What it changes for other seats at once. */
  others: SeatAmount[];
  /** What the end of the round or of the game does because of it. May be negative. */
  follows: Amount[];
  chance: ChanceView[];
  /** What is asked after it; None if that is the end of the game. */
  next: DecisionView | null;
}

export interface OptionsView {
  seat: number;
  decision: DecisionView | null;
  actions: OptionView[];
  /** What the seat may do without being asked: in Origins, nothing. */
  interrupts: OptionView[];
}

/** Points if the game ended before the action and after it. */
export interface FinalChange {
  before: FinalView;
  after: FinalView;
  difference: Goods;
}

export interface PreviewView extends OptionView {
  /** None for chance, and when the action ends the game. */
  final: FinalChange | null;
}
