// The shape of a line in the tables of toppings.

export type Topping = {
  /** Radius that a piece needs. */
  room: number;
  /** Pieces on a pizza that has nothing else. */
  count: number;
  /** 1 lies on the cheese, 3 on everything else. */
  layer: 1 | 2 | 3;
  /** Drawn around 0,0. */
  art: string;
};
