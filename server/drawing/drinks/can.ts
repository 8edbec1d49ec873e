// A can of soda.
import type { Pen } from '../pen.ts';
import { dots, faded, oval, path } from '../shapes.ts';
import { liquidOf } from './liquids.ts';

/** The colours by which people know a soda; others take that of the drink. */
const CANS: Readonly<Record<string, string>> = { cola: '#b3211c', guarana: '#2f7a3f' };

export function can(pen: Pen): void {
  const [light] = liquidOf(pen.dish.colour);
  const label = CANS[pen.dish.colour] ?? light;
  pen.ground(106, 182, 50, 11, 0.45);
  pen.group(
    pen.lit(2, 0.3, 0.25, 0),
    path(
      'M58 34L64 22H136L142 34V172Q140 184 128 186H72Q60 184 58 172Z',
      pen.linear('h', 0, '#f7f7f7', 0.25, '#c9ccd0', 0.6, '#eceef0', 1, '#8f949a'),
    ),
    path('M58 38H142V168H58Z', label),
    oval(100, 23, 36, 6, '#dfe2e5'),
    oval(100, 24, 30, 4, '#a9aeb4'),
  );
  pen.add(
    path('M64 38H76V168H64Z', '#fff', faded(0.35)),
    path('M128 38H142V168H128Z', '#000', faded(0.16)),
    path('M58 116Q84 84 142 96V132Q96 116 58 150Z', '#fff', faded(0.85)),
    dots(
      [
        [84, 62],
        [118, 58],
        [70, 82],
        [126, 150],
        [90, 156],
        [112, 76],
        [78, 168],
        [134, 84],
      ],
      '#fff',
      3.4,
      faded(0.65),
    ),
  );
}
