// Sides: fries, rings, wings, skewers, corn.
import type { Pen } from '../pen.ts';
import { faded, joined, line, num, type Point, path, rect, turned } from '../shapes.ts';
import { leaf } from '../toppings/leaf.ts';
import { artOf } from '../toppings/toppings.ts';
import { plateUnder } from './crockery.ts';

/** Three tones of fried dough. */
const RINGS = ['#dc9a3c', '#e8ad50', '#d18c30'];
const STICKS = ['#f6c34c', '#eeb036', '#fbd774'];

/** Two rows; those behind are taller. */
function sticks(pen: Pen): string {
  return Array.from({ length: 22 }, (_, index) => {
    const x = 50 + (index % 11) * 10 + pen.random() * 5;
    const height = (index < 11 ? 58 : 34) + pen.random() * 22;
    const turn = (x - 100) * 0.22 + (pen.random() - 0.5) * 12;
    const fill = STICKS[index % 3] ?? '#f6c34c';
    return rect(x - 5, 104 - height, 10, 90, 2, fill, turned(turn, x, 150));
  }).join('');
}

export function fries(pen: Pen): void {
  pen.ground(104, 186, 60, 11, 0.45);
  pen.group(pen.lit(1.6, 0.5, 0.32, 0.35), sticks(pen));
  if (pen.has('cheddar'))
    pen.group(
      pen.lit(1.5),
      path(
        joined(
          'M40 74Q54 50 76 58Q92 40 112 54Q140 44 160 74Q156 92 148 80Q138 104 128 82',
          'Q116 76 110 96Q100 112 94 88Q82 80 74 100Q64 98 62 82Q46 90 40 74',
        ),
        '#ffb52e',
      ),
      pen.stamp(artOf('bacon'), [
        [66, 68],
        [92, 60],
        [112, 74],
        [134, 64],
        [84, 82],
      ]),
    );
  pen.group(
    pen.lit(2, 0.35, 0.3, 0),
    path(
      'M36 96Q68 112 100 112T164 96L150 180Q149 187 141 187H59Q51 187 50 180Z',
      pen.linear('h', 0, '#fffdf8', 1, '#e3d8c6'),
    ),
    path('M41 124Q70 138 100 138T159 124L154 152Q128 164 100 164T46 152Z', pen.dish.tint),
  );
  if (pen.has('rosemary'))
    pen.add(
      pen.stamp(`<g transform="scale(.6)">${leaf('#6d9a4a', '#46702c')}</g>`, [
        [70, 70],
        [96, 52],
        [126, 74],
        [112, 90],
      ]),
    );
}

export function rings(pen: Pen): void {
  plateUnder(pen);
  pen.group(
    pen.lit(2.2, 0.5, 0.35, 0.4),
    `<g fill="none" stroke-width="15"${pen.baked([0.55, 0.24, 0.03], 0.12, 1.6, -0.8)}>`,
    ...(
      [
        [66, 112, 27],
        [132, 116, 29],
        [100, 86, 29],
        [74, 74, 22],
        [126, 70, 22],
      ] as const
    ).map(
      ([x, y, r], i) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${num(r * 0.72)}" stroke="${RINGS[i % 3]}"/>`,
    ),
    '</g>',
  );
}

export function wings(pen: Pen): void {
  plateUnder(pen);
  const w =
    path('M-26 8Q-30-16-6-18Q14-18 20-4L36 2Q42 6 36 10L18 10Q8 22-8 22Q-22 20-26 8', '#b65a1e') +
    path('M-20 2Q-18-12-2-12Q10-10 12-4Q-4-8-20 2', '#e69a4c');
  pen.group(
    pen.lit(2.4, 0.5, 0.35, 0.4),
    `<g${pen.baked([0.28, 0.08, 0], 0.07, 2.8, -1.3)}>`,
    ...(
      [
        [62, 112, -20],
        [134, 110, 190],
        [96, 76, 30],
        [104, 126, 8],
        [140, 78, 120],
      ] as const
    ).map(([x, y, a]) => `<g transform="translate(${x} ${y})rotate(${a})">${w}</g>`),
    '</g>',
  );
}

export function skewer(pen: Pen): void {
  plateUnder(pen, 136);
  pen.group(
    pen.lit(2, 0.55, 0.3, 0.4),
    ...[0, 1, 2].map(
      (i) =>
        `<g transform="translate(0 ${i * 26})rotate(-14 100 84)">` +
        line('M14 84H190', '#c99a5a', 4) +
        rect(34, 68, 116, 30, 7, '#fbe3a4') +
        line('M48 72v22M72 72v22M96 72v22M120 72v22', '#a8601c', 7, faded(0.75)) +
        '</g>',
    ),
  );
}

export function cob(pen: Pen): void {
  pen.ground(104, 150, 88, 16, 0.4);
  const grains = Array.from({ length: 75 }, (_, index): Point => {
    const column = index % 15;
    return [34 + column * 9.6, 76 + Math.floor(index / 15) * 12 + (column % 2) * 2];
  });
  pen.group(
    pen.lit(1.3, 0.5, 0.3, 0.3) + turned(-14, 100, 100),
    path('M26 100Q26 70 60 68H156Q186 78 188 100Q186 124 156 132H60Q26 130 26 100', '#d9941c'),
    pen.stamp(
      path('M-5-5Q0-7 5-5Q6 0 5 6Q0 8-5 6Q-6 0-5-5', '#fbc93c') +
        path('M-3-3Q0-5 3-3Q1 0-3-3', '#fff0a6'),
      grains,
      false,
    ),
    line('M60 78h10M96 92h9M130 106h9M78 118h9M150 84h8', '#6a3208', 7, faded(0.5)),
  );
}
