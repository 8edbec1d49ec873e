// Cakes and puddings.
import type { Pen } from '../pen.ts';
import { powder } from '../place.ts';
import { faded, joined, line, oval, type Point, path } from '../shapes.ts';
import { artOf, grainsOf } from '../toppings/toppings.ts';
import { type Tones as BallTones, ball, plateUnder } from './crockery.ts';

/** Where the four balls of a heap lie, and how large they are. */
const FOUR = [
  [64, 106, 29],
  [136, 104, 30],
  [100, 74, 29],
  [101, 122, 32],
] as const;
const DARK: BallTones = ['#7a4528', '#4b2513', '#2a1107'];
const WHITE: BallTones = ['#fffaf0', '#f3e3c2', '#cdb488'];

export function truffle(pen: Pen): void {
  plateUnder(pen);
  for (const [x, y, r] of FOUR) {
    const sprinkles = Array.from({ length: 26 }, (): Point => {
      const angle = pen.random() * 2 * Math.PI;
      const far = Math.sqrt(pen.random()) * (r - 3);
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.9];
    });
    pen.group(
      pen.lit(2.4, 0.35, 0.3, 0.45),
      ball(pen, x, y, r, pen.has('whiteChocolate') ? WHITE : DARK),
    );
    pen.group(pen.lit(0.6, 0.4, 0.2, 0.5), pen.stamp(line('M-3 0H3', '#8a5430', 2.4), sprinkles));
  }
}

type Tones = readonly [light: string, dark: string];
const DOUGHS: Readonly<Record<string, Tones>> = {
  carrot: ['#f6a93c', '#d97d1e'],
  chocolate: ['#6f3f22', '#452210'],
  corn: ['#fbdf7e', '#e6b43a'],
};
const PLAIN_DOUGH: Tones = ['#fbe6a8', '#e8bf62'];
const ICING: Tones = ['#5c2f18', '#3a1a0a'];

export function cake(pen: Pen): void {
  const dough = DOUGHS[pen.dish.colour] ?? PLAIN_DOUGH;
  const isIced = pen.has('chocolate') || pen.dish.colour === 'carrot';
  const top: Tones = isIced
    ? ICING
    : pen.has('banana')
      ? ['#d9a45a', '#a86a28']
      : ['#e9b96a', '#bd7c30'];
  plateUnder(pen, 136);
  pen.group(
    pen.lit(2.2, 0.4, 0.3, 0.35),
    `<g${pen.baked([0.6, 0.35, 0.1], 0.16, 2.2, -1.2)}>`,
    path('M26 88L132 112V162L26 132Z', pen.linear('v', 0, dough[0], 1, dough[1])),
    path('M132 112L176 74V122L132 162Z', dough[1]),
    '</g>',
    path(
      joined(
        'M22 82Q20 76 30 72L92 46Q100 43 110 45L174 64Q182 68 178 78L134 112',
        'Q130 116 122 114L28 94Q22 92 22 82',
      ),
      pen.linear('', 0, top[0], 1, top[1]),
    ),
    isIced
      ? path(
          joined(
            'M22 84L28 94Q34 112 40 96L58 100Q64 122 72 103L96 108Q104 130 110 111',
            'L128 115Q136 128 142 106L160 92Q166 104 172 82L178 76L132 100Z',
          ),
          top[0],
        )
      : line('M28 106L130 133L174 94', '#fff', 3, faded(0.35)),
  );
  if (pen.has('banana'))
    pen.group(
      pen.lit(),
      pen.stamp(
        `<g transform="scale(1.1 .7)">${artOf('banana')}</g>`,
        [
          [62, 76],
          [90, 66],
          [118, 78],
          [94, 88],
          [140, 72],
        ],
        false,
      ),
    );
  if (pen.has('coconut'))
    pen.group(
      pen.lit(0.8),
      pen.stamp(
        artOf('coconut'),
        Array.from({ length: 14 }, (): Point => [50 + pen.random() * 100, 64 + pen.random() * 30]),
      ),
    );
  pen.add(line('M36 80Q68 62 98 54', '#fff', 4, faded(0.35) + pen.blurred(1.5)));
}

export function petit(pen: Pen): void {
  plateUnder(pen, 132);
  pen.group(
    pen.lit(2.4, 0.4, 0.3, 0.4),
    path(
      'M40 80Q40 68 54 68H96Q110 68 112 80L120 138Q80 152 32 138Z',
      pen.linear('h', 0, '#8a4f2c', 0.5, '#5e2f17', 1, '#32150a'),
    ),
    oval(76, 76, 36, 12, '#7a4426'),
    path(
      joined(
        'M58 76Q76 64 94 76L98 108Q104 128 120 138Q140 148 120 154Q84 158 80 140',
        'Q84 118 70 104Q58 92 58 76',
      ),
      '#3a1a0c',
    ),
    ball(pen, 142, 108, 31, ['#fffaf0', '#fbe8bd', '#dcb977']),
    path('M112 120Q120 142 142 140T174 118Q178 140 160 144H128Q110 142 112 120', '#f3dcaa'),
    line('M64 80L70 98', '#9a6440', 3),
  );
}

export function pudding(pen: Pen): void {
  plateUnder(pen, 132);
  pen.group(
    pen.lit(2.6, 0.45, 0.25, 0.35),
    path('M34 142Q24 150 46 158Q100 172 154 158Q178 150 164 140Z', '#b8661a'),
    path(
      'M54 62L34 138Q60 156 100 156T166 138L146 62Z',
      pen.linear('h', 0, '#fbe09a', 0.5, '#f2c466', 1, '#cf9236'),
    ),
    path(
      joined(
        'M54 64Q54 48 100 48T146 64L150 80Q144 98 136 82Q124 78 120 94',
        'Q114 114 104 92Q92 80 86 96Q80 112 72 92Q62 78 58 92Q52 96 50 80Z',
      ),
      pen.linear('v', 0, '#c26f1c', 1, '#8a4408'),
    ),
    oval(100, 62, 34, 8, '#6a3006', faded(0.55)),
    line('M64 62Q76 54 96 54', '#ffd690', 4),
  );
}

export function pot(pen: Pen): void {
  pen.ground(104, 182, 60, 12, 0.42);
  pen.group(
    pen.lit(2.4, 0.5, 0.25, 0),
    path('M42 52L52 172Q53 186 68 186H132Q147 186 148 172L158 52Z', '#f4ead6'),
    path('M48 84L50 108H150L152 84ZM53 134L55 156H145L147 134Z', '#8a5a34'),
    oval(100, 54, 58, 15, '#5a2f18'),
  );
  pen.add(
    powder(pen, grainsOf('cocoa'), { x: 100, y: 54, rx: 52, ry: 11 }, 1),
    path('M52 70L62 176Q64 180 70 180L62 70Z', '#fff', faded(0.5)),
  );
}

/** Scoops of the dish's flavours; without any, cream and strawberry. */
export function iceCream(pen: Pen): void {
  const second: BallTones = pen.has('chocolate')
    ? ['#8a5230', '#5e3018', '#371708']
    : ['#f9b7b4', '#e98088', '#b34a58'];
  pen.ground(104, 172, 70, 13, 0.4);
  pen.group(
    pen.lit(2.6, 0.5, 0.28, 0.3),
    ball(pen, 70, 84, 34, ['#fff6dc', '#f8dfa4', '#cfa45c']),
    ball(pen, 132, 84, 34, second),
    ball(pen, 100, 58, 34, ['#fffaf0', '#f6e6c6', '#cfb98c']),
    path(
      'M20 96H180Q178 142 128 156L132 172H68L72 156Q22 142 20 96',
      pen.linear('h', 0, '#ffffff', 0.6, '#e6edf0', 1, '#b4c2c8'),
    ),
  );
}
