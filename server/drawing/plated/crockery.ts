// What dishes lie on, and the balls that many of them are.
import type { Pen } from '../pen.ts';
import { blob, oval, path } from '../shapes.ts';

export function plateUnder(pen: Pen, y = 132): void {
  const china = pen.radial(0.35, 0.2, 0.9, 0, '#fffefb', 0.7, '#f2ebdf', 1, '#cfc3b0');
  pen.ground(104, y + 26, 96, 24, 0.4);
  pen.group(pen.lit(2.5, 0.7, 0.25, 0), oval(100, y + 8, 94, 40, china));
  pen.add(
    oval(100, y + 5, 68, 27, '#d8ccb8', ' opacity=".55"'),
    oval(100, y + 7, 67, 26, '#f8f2e8'),
  );
}

/** Light, middle, dark. */
export type Tones = readonly [string, string, string];

export const ball = (pen: Pen, x: number, y: number, r: number, [light, middle, dark]: Tones) =>
  path(
    blob(pen.random, x, y, r, r * 0.92, 0.025, 10),
    pen.radial(0.35, 0.25, 0.8, 0, light, 0.55, middle, 1, dark),
  );
