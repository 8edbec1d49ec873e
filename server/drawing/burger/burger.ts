// A burger from the side, as its layers.
import type { Pen } from '../pen.ts';
import { faded, joined, line, num, type Point, path } from '../shapes.ts';
import { LAYERS, type LayerName } from './layers.ts';

type Tones = readonly [light: string, dark: string];
type Layer = { name: LayerName; tones?: Tones };

const CHEESES = ['cheddar', 'cheese'];
const WHITE_CHEESES = [
  'gorgonzola',
  'whiteCheese',
  'mozzarella',
  'provolone',
  'catupiry',
  'parmesan',
];
const SAUCES: readonly (readonly [word: string, tones: Tones])[] = [
  ['bbq', ['#7a2a12', '#4a1408']],
  ['greenMayo', ['#b9cf7c', '#8aa84e']],
  ['mustard', ['#efbe3c', '#c98f1c']],
  ['honey', ['#efbe3c', '#c98f1c']],
  ['chili', ['#d8482a', '#9f2413']],
  ['mayo', ['#f6e3b4', '#e3c585']],
];
/** What lies on the meat, from the bottom to the top. */
const OVER: readonly LayerName[] = [
  'bacon',
  'caramelOnion',
  'redOnion',
  'jalapeno',
  'pear',
  'mushroom',
  'egg',
  'arugula',
];
const BUN = { bottom: 27, top: 52 };
const TALLEST = 178;

function meatOf(pen: Pen): Tones {
  if (pen.has('veggie')) return ['#a8584a', '#6f2f33'];
  if (pen.has('chicken')) return ['#e0a04a', '#b0641f'];
  return pen.has('rib') ? ['#8f4a22', '#54240f'] : ['#8a4a28', '#4a2010'];
}

function stackOf(pen: Pen): Layer[] {
  const stack: Layer[] = [];
  const put = (name: LayerName, tones?: Tones) =>
    stack.push(tones === undefined ? { name } : { name, tones });
  if (pen.has('lettuce', 'spinach')) put('lettuce');
  if (pen.has('slaw')) put('slaw');
  if (pen.has('pickle')) put('pickle');
  if (pen.has('tomato', 'driedTomato')) put('tomato');
  const white = pen.has(...WHITE_CHEESES) && !pen.has('cheddar');
  for (let patty = 0; patty < (pen.has('double') ? 2 : 1); patty++) {
    put('patty', meatOf(pen));
    if (pen.has(...CHEESES, ...WHITE_CHEESES)) put(white ? 'whiteCheese' : 'cheese');
  }
  const sauce = SAUCES.find(([word]) => pen.has(word));
  if (sauce !== undefined) put('sauce', sauce[1]);
  for (const name of OVER)
    if (pen.has(name) || (name === 'redOnion' && pen.has('onion'))) put(name);
  // A bun with meat alone looks unfinished.
  if (stack.length < 3) stack.unshift({ name: 'lettuce' });
  return stack;
}

export function burger(pen: Pen): void {
  const stack = stackOf(pen);
  const middle = stack.reduce((sum, { name }) => sum + LAYERS[name].height, 0);
  const gap = middle < 44 ? 1.5 : 0;
  const total = 30 + middle + gap * stack.length + BUN.top;
  const scale = Math.min(1, TALLEST / total);
  pen.ground(104, 100 + (total * scale) / 2 - 2, 88, 13, 0.42);
  let y = 100 + total / 2;
  let layers = path(
    `M26 ${num(y - 27)}H174Q176 ${num(y)} 150 ${num(y)}H50Q24 ${num(y)} 26 ${num(y - 27)}`,
    pen.linear('v', 0, '#f3c98a', 0.25, '#d9974a', 1, '#a8621f'),
  );
  y -= BUN.bottom;
  const floor = Math.round(y);
  for (const { name, tones } of stack) {
    // Upwards, so that what hangs down covers the layer below.
    layers += LAYERS[name].draw(pen, Math.round(y), tones);
    y -= LAYERS[name].height + gap;
  }
  y = Math.round(y + 2);
  const inside = path(`M40 ${y - 6}H160V${floor + 4}H40Z`, '#54240e');
  const shrunk =
    scale < 1 ? ` transform="translate(100 100)scale(${scale.toFixed(2)})translate(-100-100)"` : '';
  pen.group(
    shrunk,
    `<g${pen.lit(2.2, 0.34, 0.3, 0.4)}>${inside}${layers}${topBun(pen, y)}</g>`,
    line(`M42 ${y - 30}Q54 ${y - 46} 84 ${y - 49}`, '#fff0cf', 5, faded(0.5) + pen.blurred(1.6)),
    sesame(pen, y),
  );
}

function topBun(pen: Pen, y: number): string {
  const crust = pen.radial(
    0.36,
    0.12,
    0.95,
    0,
    '#f6c67c',
    0.45,
    '#dc9440',
    0.8,
    '#b96a22',
    1,
    '#96501a',
  );
  return (
    path(
      joined(
        `M24 ${y - 6}Q22 ${y - 56} 100 ${y - 56}T176 ${y - 6}Q176 ${y} 168 ${y}H32`,
        `Q24 ${y} 24 ${y - 6}`,
      ),
      crust,
    ) + path(`M28 ${y - 3}H172Q172 ${y + 1} 166 ${y + 1}H34Q28 ${y + 1} 28 ${y - 3}`, '#f2cf96')
  );
}

function sesame(pen: Pen, y: number): string {
  const seeds: Point[] = [];
  for (let attempt = 0; attempt < 60 && seeds.length < 13; attempt++) {
    const [across, down] = [pen.random() * 2 - 1, pen.random()];
    const at: Point = [
      100 + across * 56 * (0.55 + down * 0.45),
      y - 50 + down * 26 + across * across * 12,
    ];
    if (seeds.every(([x, other]) => Math.hypot(at[0] - x, at[1] - other) > 11)) seeds.push(at);
  }
  const seed =
    path('M-3.5 0Q-1-3 3.5-.5Q1 3-3.5 0', '#fbe9c0') + line('M-2 1.4Q1 2 3 .5', '#b8752e', 0.8);
  return pen.stamp(seed, seeds);
}
