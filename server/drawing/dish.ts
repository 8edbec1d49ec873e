// What a picture is drawn from. Nothing else decides how it looks.

export const DISH_KINDS = [
  'pizza',
  'burger',
  'bowl',
  'drink',
  'plated',
  'goods',
  'piece',
  'single',
  'plate',
] as const;
export type DishKind = (typeof DISH_KINDS)[number];

export type Dish = {
  kind: DishKind;
  /** Which of the kind's shapes; empty: its usual one. */
  form: string;
  /** For a drink, a cake or a cream; empty: the usual one. */
  colour: string;
  /** Ingredients from the most important one; one list for each flavour of a pizza. */
  halves: readonly (readonly string[])[];
  /** Where each piece lies: below 1296, so that it takes two characters of an address. */
  seed: number;
  /** The brand's colour as in '#b3261e': labels, caps, cups. */
  tint: string;
  /** What a plate without a drawing says. */
  text: string;
};
