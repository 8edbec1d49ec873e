// What a pack is drawn from, and the picture on its label: an invented label, never a brand.
import { dots } from '../shapes.ts';
import { leaf } from '../toppings/leaf.ts';
import { toppingOf } from '../toppings/toppings.ts';

type Tones = readonly [light: string, dark: string];

export type Pack = {
  colour: string;
  /** Seen through glass. */
  liquid?: Tones;
  /** Seen through the window of a bag. */
  stuff?: Tones;
  /** 'grain', or a topping; absent: a leaf. */
  emblem?: string;
};

export function emblem({ colour, emblem: wanted }: Pack, x: number, y: number, scale = 1): string {
  const grain = dots(
    [
      [-7, -5],
      [1, -8],
      [8, -3],
      [-3, 1],
      [5, 5],
      [-8, 6],
      [0, 9],
    ],
    colour,
    6,
  );
  const art = wanted === 'grain' ? grain : (toppingOf(wanted ?? '')?.art ?? leaf(colour, colour));
  return `<g transform="translate(${x} ${y})scale(${scale})">${art}</g>`;
}
