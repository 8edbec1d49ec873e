// The basket of a market: with little in it while the order is being filled, and full on arrival.
import { bottle, carton } from './goods/packs.ts';
import { banana, carrot, leaves } from './goods/produce.ts';
import type { Pen } from './pen.ts';
import { faded, line, path, rect } from './shapes.ts';

export function basket(pen: Pen, isFull: boolean): void {
  const { tint } = pen.dish;
  pen.ground(102, 186, 74, 10, 0.45);
  if (isFull) {
    pen.within('translate(80 -4)scale(.54)', () => bottle(pen, { colour: '#f2b632' }));
    pen.within('translate(6 14)scale(.5)', () => leaves(pen, true));
  }
  pen.within('translate(34 0)scale(.56)', () => carton(pen, { colour: '#3d7fc4' }));
  if (isFull) pen.within('translate(84 22)scale(.5)', () => carrot(pen));
  pen.within('translate(96 16)scale(.46)', () => banana(pen));
  pen.group(
    pen.lit(2.6, 0.5, 0.3, 0.3),
    path('M28 96H172L159 178Q157 188 148 188H52Q43 188 41 178Z', tint),
    rect(18, 86, 164, 18, 9, tint),
  );
  pen.add(
    rect(24, 89, 152, 5, 2.5, '#fff', faded(0.3)),
    line(
      'M62 118L68 170M87 118L89 170M113 118L111 170M138 118L132 170',
      '#fff',
      6,
      `${faded(0.55)} stroke-linecap="round"`,
    ),
  );
}
