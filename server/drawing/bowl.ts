// A bowl, a boat or a cup from the front and above: açaí, cupuaçu, salads, soups.
import type { Pen } from './pen.ts';
import { drizzle, place, powder } from './place.ts';
import { blob, faded, joined, line, oval, type Point, path } from './shapes.ts';
import { leaf } from './toppings/leaf.ts';
import { DRIZZLES, POWDERS, toppingOf } from './toppings/toppings.ts';

type Tones = readonly [light: string, middle: string, dark: string];

const FILLINGS: Readonly<Record<string, Tones>> = {
  acai: ['#7a3a70', '#4d1c45', '#2b0c28'],
  cupuacu: ['#fff4da', '#f1dcb0', '#cfae74'],
  salad: ['#8fc25a', '#5b9a38', '#35691f'],
  soup: ['#f3b35a', '#db8630', '#a9551a'],
  beans: ['#6b3a2c', '#432018', '#24100b'],
  rice: ['#fffdf4', '#f4ecd8', '#d2c3a0'],
  cream: ['#fff4de', '#f2dcb2', '#d0ab70'],
};
const WOOD: Tones = ['#c99a63', '#9a6a3a', '#5f3a1b'];
const CHINA: Tones = ['#fffdf8', '#ece4d6', '#b8aa94'];
const PAPER: Tones = ['#fff', '#e9e4e6', '#b9b0b6'];

/** Outline, and where its opening lies. */
const FORMS = {
  bowl: {
    outline: 'M14 88Q18 150 62 166Q70 172 100 172T138 166Q182 150 186 88Z',
    top: 86,
    rx: 86,
    ry: 44,
  },
  boat: { outline: 'M6 84Q14 166 60 168H140Q186 166 194 84Z', top: 86, rx: 94, ry: 36 },
  cup: { outline: 'M38 66L54 176Q56 188 100 188T146 176L162 66Z', top: 66, rx: 62, ry: 26 },
} as const;

/** How many pieces of each topping, by how many toppings there are. */
const SHARE = [0, 0.85, 0.62, 0.5, 0.42, 0.36];
const MOST_TOPPINGS = 5;
/** A circle on the table looks this much lower than wide. */
const SQUASH = 0.68;

export function bowl(pen: Pen): void {
  const { form, colour, tint } = pen.dish;
  const shape = form === 'cup' || form === 'boat' ? form : 'bowl';
  const { outline, top, rx, ry } = FORMS[shape];
  const filling = FILLINGS[colour] ?? FILLINGS.acai ?? PAPER;
  const isPlain = colour === '' || colour === 'acai' || colour === 'cupuacu';
  const skin = shape === 'cup' ? PAPER : isPlain ? WOOD : CHINA;
  pen.ground(104, shape === 'cup' ? 186 : 168, shape === 'cup' ? 58 : 74, 15, 0.42);
  const side = shape === 'cup' ? filling : skin;
  const body = path(outline, pen.linear('h', 0, side[0], 0.45, side[1], 1, side[2]));
  const shine =
    shape === 'cup'
      ? path('M45 84L55 172Q58 178 66 180L58 84Z', '#fff', faded(0.2)) +
        path('M50 118Q100 132 151 118L147 152Q100 166 55 152Z', tint, faded(0.92))
      : path('M30 108Q38 142 66 156Q50 130 46 108Z', '#fff', faded(0.25));
  pen.group(
    pen.lit(2.6, 0.35, 0.3, 0),
    body + shine,
    oval(100, top, rx, ry, skin[0]),
    oval(100, top + 1, rx - 5, ry - 4, skin[2]),
  );
  const [mx, my] = [rx - 7, ry - 6];
  const isSalad = colour === 'salad';
  pen.add(
    path(
      blob(pen.random, 100, top - 5, mx, my + 3, 0.03, 16),
      pen.radial(0.36, 0.25, 0.8, 0, filling[0], 0.6, filling[1], 1, filling[2]),
      isSalad ? '' : pen.lit(3, 0.3, 0.3, 0),
    ),
  );
  if (!isSalad)
    pen.add(
      line(
        joined(
          `M${100 - mx * 0.6} ${top - 4}`,
          `Q${100 - mx * 0.2} ${top - my * 0.9} ${100 + mx * 0.4} ${top - my * 0.5}`,
        ),
        '#fff',
        3,
        faded(0.16),
      ),
    );
  drawToppings(pen, { top, mx, my, isCup: shape === 'cup', isSalad });
}

type Surface = { top: number; mx: number; my: number; isCup: boolean; isSalad: boolean };

function drawToppings(pen: Pen, { top, mx, my, isCup, isSalad }: Surface): void {
  const centre = top - 6;
  const point = (random: () => number): Point => {
    const angle = random() * 2 * Math.PI;
    const far = Math.sqrt(random());
    return [100 + Math.cos(angle) * far * mx, centre + Math.sin(angle) * far * my];
  };
  const contains = (x: number, y: number, room: number) =>
    Math.hypot((x - 100) / (mx - room * 0.55), (y - centre) / (my - room * 0.3)) < 1;
  if (isSalad)
    pen.group(
      pen.lit(1.4, 0.5, 0.3, 0.45),
      ...[leaf('#a5d062', '#74ac3c'), leaf('#5fa346', '#3f7f31')].map((one) =>
        pen.stamp(
          `<g transform="scale(1.9 1.3)">${one}</g>`,
          Array.from({ length: 15 }, () => point(pen.random)),
        ),
      ),
    );
  const toppings = pen.words
    .flatMap((word) => {
      const topping = toppingOf(word);
      return topping === null ? [] : [{ word, topping }];
    })
    .slice(0, MOST_TOPPINGS);
  const share = (SHARE[toppings.length] ?? 0) * (isCup ? 0.8 : 1.25);
  const wanted = toppings
    .map(({ word, topping: { count, room } }) => ({
      word,
      count: Math.max(3, Math.round(count * share)),
      room: word === 'granola' ? room * 0.9 : room,
    }))
    .toSorted((a, b) => b.room - a.room);
  const spots = place(pen.random, wanted, { point, contains, squash: 1 / SQUASH });
  let low = '';
  let high = '';
  for (const { word, topping } of toppings) {
    // From the back to the front, so that nearer pieces cover those behind them.
    const points = (spots.get(word) ?? []).toSorted((a, b) => a[1] - b[1]);
    const art = `<g transform="scale(1.3 1)">${topping.art}</g>`;
    const stamped = pen.stamp(art, points, word !== 'banana');
    if (topping.layer === 1) low += stamped;
    else high += stamped;
  }
  for (const layer of [low, high]) if (layer !== '') pen.group(pen.lit(1.4, 0.5, 0.3, 0.45), layer);
  for (const word of pen.words) {
    const [poured, grain] = [DRIZZLES[word], POWDERS[word]];
    const area = { x: 100, y: centre };
    if (poured !== undefined)
      pen.group(
        pen.lit(0.9, 0.6, 0.3, 0.3),
        drizzle(pen, poured, { ...area, rx: mx * 0.75, ry: my * 0.8 }),
      );
    if (grain !== undefined)
      pen.add(powder(pen, grain, { ...area, rx: mx * 0.85, ry: my * 0.8 }, 0.8));
  }
}
