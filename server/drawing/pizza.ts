// A pizza from above, whole or of up to four flavours.
import type { Pen } from './pen.ts';
import { drizzle, place, powder } from './place.ts';
import { blob, dots, faded, type Point, path } from './shapes.ts';
import { cutsBetween, RIM, type Slice, slicesOf, X, Y } from './slices.ts';
import { BASES, CHEESE, DRIZZLES, POWDERS, toppingOf } from './toppings/toppings.ts';

/** More kinds of topping than this make a pizza unreadable in a list. */
const MOST_TOPPINGS = 5;
/** How many pieces of each topping, by how many toppings there are. */
const SHARE = [0, 1.12, 0.84, 0.7, 0.6, 0.52];

export function pizza(pen: Pen): void {
  const slices = slicesOf(pen.dish.halves);
  pen.ground(104, 109, 98, 92, 0.42);
  drawCrust(pen);
  for (const slice of slices) drawBase(pen, slice);
  const layers = { 1: '', 2: '', 3: '' };
  let grains = '';
  for (const { words, part, scale, poured, contains } of slices) {
    const toppings = words
      .flatMap((word) => {
        const topping = toppingOf(word);
        return topping === null ? [] : [{ word, topping }];
      })
      .slice(0, MOST_TOPPINGS);
    const share = part * (SHARE[toppings.length] ?? 0);
    const wanted = toppings
      .map(({ word, topping: { count, room } }) => ({
        word,
        count: Math.max(2, Math.round(count * share)),
        room: room * 1.06,
      }))
      .toSorted((a, b) => b.room - a.room);
    const spots = place(pen.random, wanted, { point: somewhere, contains });
    for (const { word, topping } of toppings)
      layers[topping.layer] += pen.stamp(topping.art, spots.get(word) ?? [], true, scale);
    for (const word of words) {
      const grain = POWDERS[word];
      const colour = DRIZZLES[word];
      if (grain !== undefined)
        grains += powder(pen, grain, { x: X, y: Y, rx: RIM, ry: RIM }, part, (atX, atY) =>
          contains(atX, atY, 3),
        );
      if (colour !== undefined) layers[3] += drizzle(pen, colour, poured);
    }
  }
  for (const layer of Object.values(layers)) if (layer !== '') pen.group(pen.lit(), layer);
  pen.add(grains, ...cutsBetween(slices.length));
}

function somewhere(random: () => number, room: number): Point {
  const angle = random() * 2 * Math.PI;
  const far = Math.sqrt(random()) * (RIM - room * 0.7);
  return [X + Math.cos(angle) * far, Y + Math.sin(angle) * far];
}

function drawCrust(pen: Pen): void {
  const dough = pen.radial(
    ...([0.5, 0.5, 0.52] as const),
    ...[0.76, '#b8702c', 0.84, '#e3ab60', 0.91, '#efc484', 0.97, '#cf8c42', 1, '#9c5722'],
  );
  const crust = path(blob(pen.random, X, Y, 92, 91, 0.018, 16), dough);
  const sauce = path(blob(pen.random, X, Y, 76, 75.5, 0.02, 18), '#a5300f');
  pen.group(
    pen.baked(undefined, 0.05, 2.4, -1.1),
    `<g${pen.lit(4, 0.55, 0.35, 0)}>${crust}</g>`,
    sauce,
  );
}

/** Cheese, or what is there in its place; cheese melts and browns unevenly. */
function drawBase(pen: Pen, { words, outline, spots: count, turn }: Slice): void {
  const other = words.find((word) => word in BASES);
  const [middle, light, dark] = (other === undefined ? null : BASES[other]) ?? CHEESE;
  const ring = blob(pen.random, X, Y, RIM - 0.5, RIM - 1, 0.03, 18);
  const fill = pen.radial(0.42, 0.38, 0.62, 0, light, 0.62, middle, 1, dark);
  const melted = other === undefined ? pen.baked([0.98, 0.93, 0.7], 0.035, 3, -1.6) : '';
  pen.group(outline === '' ? '' : pen.clipped(outline), path(ring, fill, melted));
  if (other !== undefined) return;
  const spots = Array.from({ length: count }, (): Point => {
    const towards = turn === null ? pen.random() * Math.PI : Math.PI * turn;
    const angle = pen.random() * Math.PI + towards;
    const far = 20 + pen.random() * 44;
    return [X + Math.cos(angle) * far, Y + Math.sin(angle) * far];
  });
  pen.add(dots(spots, '#b5581a', 9, faded(0.38) + pen.blurred(2)));
}
