// Round fruit and vegetables: one large, or a heap of three.
import type { Pen } from '../pen.ts';
import type { Tones } from '../plated/crockery.ts';
import { blob, circle, dots, faded, joined, line, num, oval, path, turned } from '../shapes.ts';
import { artOf } from '../toppings/toppings.ts';

/** Light, middle, dark. */
export const FRUIT: Readonly<Record<string, Tones>> = {
  apple: ['#f0604a', '#c1272d', '#7f1016'],
  greenApple: ['#d2e376', '#94bb34', '#557a18'],
  orange: ['#ffc050', '#f28d1a', '#b95a06'],
  lime: ['#c3dc68', '#7fae2e', '#47701a'],
  lemon: ['#ffec86', '#f4c92a', '#b98c0c'],
  peach: ['#ffd09a', '#f29a5c', '#c05a34'],
  tomato: ['#f9765a', '#d9321f', '#8f140c'],
  onion: ['#f3cf8a', '#d69a48', '#96581a'],
  redOnion: ['#c97aa8', '#8f3f74', '#541c44'],
  plum: ['#8a5a94', '#54285e', '#2c0f34'],
  kiwi: ['#b39358', '#846030', '#523818'],
  potato: ['#efd49a', '#cfa45c', '#946a2c'],
  melon: ['#fff0a0', '#f2cf4a', '#b98f1a'],
  coconut: ['#a5764a', '#6e4422', '#3e220e'],
  guava: ['#e3e48a', '#b4bf4c', '#748420'],
  beet: ['#b0487a', '#7a1e4c', '#440c28'],
  mango: ['#ffc24a', '#f0802c', '#c03c1c'],
  avocado: ['#7f9a48', '#4c6a26', '#283c10'],
  squash: ['#6f8f5a', '#3f6136', '#22391c'],
  papaya: ['#ffc65a', '#f09a2c', '#7f8f2c'],
  bellPepper: ['#8cc05a', '#4b8a34', '#255218'],
  pear: ['#e9e58e', '#c3c344', '#84881c'],
};

/** Drawn as one large piece; others are a heap of three. */
const LARGE = ['melon', 'coconut', 'squash', 'papaya', 'mango', 'avocado'];
const TALL = ['mango', 'avocado', 'pear', 'papaya', 'lemon'];
const FLAT = ['tomato', 'onion', 'redOnion', 'potato'];
const HEAP = [
  [64, 116, 46],
  [138, 112, 48],
  [100, 76, 46],
] as const;

export function fruit(pen: Pen, name: string, tones: Tones): void {
  pen.ground(104, 162, 88, 18, 0.42);
  const [light, middle, dark] = tones;
  for (const [x, y, r] of LARGE.includes(name) ? ([[100, 104, 74]] as const) : HEAP) {
    const skin = blob(
      pen.random,
      x,
      y,
      TALL.includes(name) ? r * 0.82 : r,
      FLAT.includes(name) ? r * 0.86 : r * 0.95,
      name === 'potato' ? 0.06 : 0.015,
      10,
    );
    pen.group(
      pen.lit(3, 0.3, 0.25, 0.35),
      path(skin, pen.radial(0.34, 0.28, 0.78, 0, light, 0.5, middle, 1, dark)),
    );
    const [glintX, glintY] = [x - r * 0.34, y - r * 0.36];
    pen.add(
      oval(glintX, glintY, r * 0.2, r * 0.12, '#fff', faded(0.5) + turned(-35, glintX, glintY)),
    );
    pen.add(markOf(name, x, y, r, dark));
  }
  const cut = CUTS[name];
  if (cut !== undefined)
    pen.group(
      pen.lit(2),
      `<g transform="translate(${cut.at})scale(${cut.scale})">${cut.art()}</g>`,
    );
}

/** Stalk, eyes or lines: what tells one round fruit from another. */
function markOf(name: string, x: number, y: number, r: number, dark: string): string {
  const top = y - r * (name === 'tomato' ? 0.72 : 0.8);
  const at = (dx: number, dy: number) => `M${num(x + dx)} ${num(top + dy)}`;
  switch (name) {
    case 'tomato':
      return path(
        joined(
          `${at(0, 6)}q-18 6-24-2q14 0 18-6q-2-8-8-10q12-2 14 8q6-10 16-8q-10 4-10 10`,
          `q6 6 18 4q-8 8-24 4`,
        ),
        '#5c9a3a',
      );
    case 'apple':
    case 'greenApple':
    case 'pear':
    case 'peach':
      return (
        oval(x + 2, top + 6, r * 0.26, r * 0.09, '#5a1008', faded(0.35)) +
        line(`${at(2, 7)}q0-12 6-17`, '#6a4420', 3.6) +
        path(`${at(5, -4)}q10-14 22-8q-6 14-22 8`, '#6aa03c')
      );
    case 'onion':
    case 'redOnion':
      return line(
        `${at(0, 2)}q-26 30 0 68${at(0, 2)}q26 30 0 68${at(0, 2)}v-10`,
        dark,
        1.6,
        faded(0.5),
      );
    case 'potato':
    case 'kiwi':
    case 'orange':
    case 'lime':
      return dots(
        [
          [x - 10, y - 4],
          [x + 14, y + 8],
          [x - 2, y + 18],
          [x + 6, y - 16],
        ],
        dark,
        2.4,
        faded(0.4),
      );
    case 'guava':
    case 'plum':
    case 'beet':
    case 'bellPepper':
      return line(`${at(2, 6)}v-8`, '#6a4420', 3);
    case 'melon':
    case 'squash':
      return line('M100 34Q52 100 96 172M100 34Q148 100 104 172M100 34V20', dark, 3, faded(0.45));
    default:
      return '';
  }
}

/** The half that lies before the heap, where the skin alone says little. */
const CUTS: Readonly<Record<string, { at: string; scale: number; art: () => string }>> = {
  kiwi: { at: '96 126', scale: 3.6, art: () => artOf('kiwi') },
  avocado: {
    at: '112 116',
    scale: 3.4,
    art: () =>
      path('M0-17Q9-14 12 0Q14 14 0 15Q-14 14-12 0Q-9-14 0-17', '#4c6a26') +
      path('M0-15Q8-12 10 1Q12 12 0 13Q-12 12-10 1Q-8-12 0-15', '#e6e7a0') +
      circle(0, 4, 6, '#8a5a2c'),
  },
};
