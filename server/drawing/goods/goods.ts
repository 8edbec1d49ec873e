// Draws a good of the table: fruit, a tray, a pack.
import type { Pen } from '../pen.ts';
import { heap } from '../piece.ts';
import type { Tones } from '../plated/crockery.ts';
import { cob } from '../plated/sides.ts';
import { cheese, eggs, TRAY, tray } from './fresh.ts';
import { FRUIT, fruit } from './fruit.ts';
import type { Pack } from './pack.ts';
import { bottle, box, can, carton, jar } from './packs.ts';
import { banana, carrot, grapes, leaves, long, pineapple, watermelon } from './produce.ts';
import { GOODS, type Good } from './table.ts';
import { bag, bar, roll, soap } from './things.ts';

const PACKS = { carton, bottle, jar, can, box, bag, roll, bar, soap } as const;
const PRODUCE = { banana, carrot, pineapple, watermelon, eggs, cheese } as const;
const LONG_GREEN: Tones = ['#7fb35a', '#427a31', '#1f4a18'];
const LONG: Readonly<Record<string, Tones>> = {
  eggplant: ['#8a5a94', '#4a2252', '#220c28'],
  chili: ['#f0604a', '#c1221c', '#7a0f10'],
};
const table: ReadonlyMap<string, Good> = new Map(Object.entries(GOODS));

export function goods(pen: Pen): void {
  const { form, tint } = pen.dish;
  const good = table.get(form);
  if (good === undefined) return;
  const { shape } = good;
  const pack: Pack = { ...good, colour: good.colour ?? tint };
  if (shape in PACKS) {
    const wide = shape !== 'bottle';
    if (shape !== 'bar' && shape !== 'soap') pen.ground(104, 184, wide ? 64 : 46, 12, 0.44);
    PACKS[shape as keyof typeof PACKS](pen, pack);
  } else if (shape in PRODUCE) PRODUCE[shape as keyof typeof PRODUCE](pen);
  else if (shape === 'long') long(pen, LONG[form] ?? LONG_GREEN);
  else if (shape === 'cob') cob(pen);
  else if (shape === 'pieces') heap(pen, pack.emblem ?? '');
  else if (shape === 'grapes') grapes(pen, ['#b97ab5', '#7c3574', '#43123e']);
  else if (shape === 'berries') grapes(pen, ['#8394cf', '#46569a', '#232d62']);
  else if (shape === 'head' || shape === 'bunch') leaves(pen, shape === 'bunch');
  else if (shape === 'meat' || shape === 'chicken' || shape === 'fish')
    tray(pen, TRAY[shape], pack.colour);
  else fruit(pen, form, FRUIT[form] ?? ['#f0604a', '#c1272d', '#7f1016']);
}
