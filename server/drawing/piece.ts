// One ingredient by itself, for the options of a dish: the same pieces that lie on the dish.
import type { Pen } from './pen.ts';
import { powder } from './place.ts';
import { blob, circle, path } from './shapes.ts';
import { BASES, DRIZZLES, POWDERS, toppingOf } from './toppings/toppings.ts';

export const isPiece = (word: string): boolean =>
  toppingOf(word) !== null || word in POWDERS || word in DRIZZLES || word in BASES;

const PLACES = [
  [66, 78, -24],
  [132, 74, 30],
  [100, 126, 0],
] as const;

/** Three pieces of a topping, large. */
export function heap(pen: Pen, word: string): void {
  const topping = toppingOf(word);
  if (topping === null) return;
  const scale = (topping.room > 9 ? 40 : 34) / topping.room;
  pen.group(
    pen.lit(3, 0.5, 0.3, 0.4),
    ...PLACES.map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale.toFixed(2)})">` +
        `${topping.art}</g>`,
    ),
  );
}

export function piece(pen: Pen): void {
  const [word = ''] = pen.words;
  pen.ground(102, 118, 84, 62, 0.34);
  if (toppingOf(word) !== null) {
    heap(pen, word);
    return;
  }
  // Powders and creams: a small dish of them.
  const colour = POWDERS[word]?.[0] ?? DRIZZLES[word] ?? BASES[word]?.[0] ?? pen.dish.tint;
  pen.group(
    pen.lit(3, 0.6, 0.28, 0.3),
    circle(100, 98, 72, pen.radial(0.35, 0.3, 0.8, 0, '#fffdf8', 0.7, '#f0e8da', 1, '#d5c8b2')),
  );
  const filled = path(blob(pen.random, 100, 98, 54, 52, 0.04, 12), colour);
  pen.group(pen.lit(4, 0.4, 0.32, 0), filled);
  const grain = POWDERS[word];
  if (grain !== undefined)
    pen.add(powder(pen, ['#ffffff', 1.6, 24], { x: 100, y: 96, rx: 44, ry: 42 }));
}

/** One piece that fills the picture, for covers. */
export function single(pen: Pen): void {
  const topping = toppingOf(pen.words[0] ?? '');
  if (topping === null) return;
  pen.group(
    pen.lit(4, 0.5, 0.3, 0.4),
    `<g transform="translate(100 100)scale(${(80 / topping.room).toFixed(2)})">${topping.art}</g>`,
  );
}
