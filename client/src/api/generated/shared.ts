// Written by client/scripts/shapes.py from the engine's views; do not edit.

/** A key of the message catalogues and its parameters. */
export interface Label {
  key: string;
  params: Record<string, string | number>;
}

export interface Amount {
  resource: string;
  amount: number;
  source: string;
}

export interface Points {
  amount: number;
  source: string;
}

export interface SeatAmount {
  seat: number;
  resource: string;
  amount: number;
  source: string;
}
