/** Positions a card beside something on the screen. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 10;
const MARGIN = 8;

const clamp = (value: number, most: number) => Math.max(MARGIN, Math.min(value, Math.max(MARGIN, most - MARGIN)));

/** The same position, or the nearest one at which the whole card fits on the screen. */
export function within(spot: { left: number; top: number }, card: Size, screen: Size) {
  return { left: clamp(spot.left, screen.width - card.width), top: clamp(spot.top, screen.height - card.height) };
}

export function place(anchor: Box, card: Size, screen: Size, prefer: "side" | "above" | "below") {
  const middleX = anchor.left + anchor.width / 2;
  const middleY = anchor.top + anchor.height / 2;
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - GAP - card.width;
  const above = anchor.top - GAP - card.height;
  const below = anchor.top + anchor.height + GAP;
  if (prefer === "side" && right + card.width <= screen.width - MARGIN) {
    return { left: right, top: clamp(middleY - card.height / 2, screen.height - card.height) };
  }
  if (prefer === "side" && left >= MARGIN) {
    return { left, top: clamp(middleY - card.height / 2, screen.height - card.height) };
  }
  const fitsAbove = above >= MARGIN;
  const fitsBelow = below + card.height <= screen.height - MARGIN;
  const top = prefer === "below" ? (fitsBelow || !fitsAbove ? below : above) : fitsAbove ? above : below;
  return within({ left: middleX - card.width / 2, top }, card, screen);
}
