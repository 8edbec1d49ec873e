// The stages of an order and the mark on a stamp card, by the kind of house.
import { basket } from './basket.ts';
import { bowl } from './bowl.ts';
import { burger } from './burger/burger.ts';
import { cup } from './drinks/cup.ts';
import { banana } from './goods/produce.ts';
import type { Pen } from './pen.ts';
import { pizza } from './pizza.ts';
import { meal } from './plated/meals.ts';
import { circle, faded, joined, line, oval, path, rect } from './shapes.ts';

const DISHES = { pizza, burger, bowl, cafe: cup, market: banana, kitchen: meal } as const;
type House = keyof typeof DISHES;

const houseOf = (pen: Pen): House =>
  pen.dish.colour in DISHES ? (pen.dish.colour as House) : 'kitchen';

/** The house is the colour of the stage; its dish has its usual one. */
const drawDishOf = (house: House, pen: Pen) =>
  DISHES[house](pen.as({ form: '', colour: house === 'cafe' ? 'milk' : '' }));

export function stage(pen: Pen): void {
  const { form } = pen.dish;
  if (form === 'filling' || form === 'filled') basket(pen, form === 'filled');
  else if (form === 'riding') riding(pen);
  else if (form === 'packed') packed(pen);
  else if (form === 'stamp') stamp(pen);
  else cooking(pen);
}

/** The dish, with steam; cold things have none. */
function cooking(pen: Pen): void {
  const house = houseOf(pen);
  pen.within('translate(20 34)scale(.8)', () => drawDishOf(house, pen));
  if (house === 'bowl' || house === 'market') return;
  pen.add(
    line(
      'M72 46q-12-12 0-22t0-20M100 40q-12-12 0-22t0-18M128 46q-12-12 0-22t0-20',
      '#fff',
      7,
      faded(0.75) + pen.blurred(2),
    ),
  );
}

function packed(pen: Pen): void {
  const house = houseOf(pen);
  if (house === 'pizza') pizzaBox(pen);
  else if (house === 'bowl')
    pen.within('translate(-10-10)scale(1.1)', () => bowl(pen.as({ form: 'cup', colour: 'acai' })));
  else paperBag(pen, house === 'market');
}

function pizzaBox(pen: Pen): void {
  const { tint } = pen.dish;
  pen.ground(104, 160, 96, 18, 0.45);
  pen.group(
    pen.lit(2.6, 0.5, 0.28, 0.3),
    path('M14 112L100 82L186 112L100 146Z', '#c99a63'),
    path('M14 112V136L100 172V146Z', pen.linear('v', 0, '#e2bd8a', 1, '#b98a52')),
    path('M186 112V136L100 172V146Z', pen.linear('v', 0, '#cfa46c', 1, '#9a6c38')),
    path('M14 112L100 78L186 112L100 148Z', '#efd3a6'),
    path('M52 112L100 93L148 112L100 132Z', tint),
  );
  pen.add(
    path('M76 112L100 102.5L124 112L100 122Z', '#fffaf0', faded(0.9)),
    line('M24 112L100 84', '#fff', 2.4, faded(0.55)),
    path('M100 160V152L118 144V152Z', '#7a4f22', faded(0.5)),
  );
}

function paperBag(pen: Pen, isMarket: boolean): void {
  const { tint } = pen.dish;
  pen.ground(104, 182, 70, 12, 0.45);
  if (isMarket)
    pen.add(
      path('M62 74Q40 30 70 22Q92 34 86 74Z', '#6aa84a'),
      path('M84 74Q80 20 104 10Q122 34 110 74Z', '#4c8f38'),
      circle(132, 62, 24, pen.radial(0.35, 0.3, 0.8, 0, '#f0604a', 0.5, '#c1272d', 1, '#7f1016')),
      line('M134 40q0-10 7-14', '#6a4420', 4),
    );
  pen.group(
    pen.lit(2.6, 0.5, 0.26, 0.25),
    path(
      'M42 66H146L152 184Q152 188 148 188H42Q38 188 38 184Z',
      pen.linear('h', 0, '#e8c795', 0.7, '#d9b079', 1, '#b98d55'),
    ),
    path('M146 66L164 78L168 174L152 188Z', '#a97d48'),
    path(
      joined(
        'M42 66L50 60L58 66L66 60L74 66L82 60L90 66L98 60L106 66L114 60L122 66',
        'L130 60L138 66L146 60L164 78L146 76H42Z',
      ),
      '#f0d6ab',
    ),
  );
  pen.add(
    circle(94, 130, 30, tint),
    circle(94, 130, 23, 'none', ' stroke="#fff" stroke-opacity=".7" stroke-width="2.5"'),
    path('M83 133Q84 118 104 118Q106 140 83 142Q86 132 96 126', '#fff', faded(0.9)),
  );
}

/** A scooter from the side, with the brand's box. */
function riding(pen: Pen): void {
  const { tint } = pen.dish;
  const wheel = (x: number) =>
    circle(x, 156, 27, '#2b2a2e') +
    circle(x, 156, 16, '#d9dde2') +
    circle(x, 156, 6, '#6d7178') +
    line(`M${x - 16} 140Q${x} 128 ${x + 16} 140`, '#55565c', 3);
  pen.ground(104, 182, 96, 11, 0.45);
  pen.add(wheel(44), wheel(158));
  pen.group(
    pen.lit(2.6, 0.5, 0.3, 0.25),
    line('M146 64L160 118', '#8a8f96', 8),
    path(
      joined(
        'M20 132Q22 108 52 106H92Q102 108 106 128Q110 144 124 144H130',
        'Q132 110 142 86L152 84Q168 106 164 132Q160 128 148 134',
        'Q138 144 134 160H78Q74 130 46 128Q32 128 20 132',
      ),
      pen.linear('v', 0, '#fdfdfb', 1, '#cfd3d6'),
    ),
    path('M92 108Q102 110 106 128Q110 144 124 144H132V158H80Q78 138 66 130L92 128Z', tint),
    rect(40, 92, 62, 14, 7, '#3a3336'),
    rect(12, 34, 74, 58, 8, tint),
  );
  pen.add(
    rect(18, 40, 62, 12, 5, '#fff', faded(0.25)),
    circle(49, 66, 15, '#fff', faded(0.92)),
    path('M42 69Q42 58 56 58Q58 72 42 74Q45 68 50 64', tint),
    line('M138 64H150', '#2b2a2e', 7),
    oval(158, 92, 7, 9, '#ffe9a6'),
    line('M2 118H-10M6 140H-6', '#fff', 4, faded(0.5)),
  );
}

/** What the house makes, alone and round, so that it can be printed small on a card. */
function stamp(pen: Pen): void {
  drawDishOf(houseOf(pen), pen);
}
