// Where pieces, powders and drizzles lie: even, and never in a grid.

import type { Pen } from './pen.ts';
import { dots, line, num, type Point, type Random } from './shapes.ts';

type Wanted = { word: string; count: number; room: number };
type Area = {
  /** A random point of the area. */
  point: (random: Random, room: number) => Point;
  contains: (x: number, y: number, room: number) => boolean;
  /** How much closer pieces may lie from front to back, in a picture seen at an angle. */
  squash?: number;
};

const TRIES = 26;

/** Each piece takes the freest of some random points, and is left out if it would pile up. */
export function place(
  random: Random,
  wanted: readonly Wanted[],
  { point, contains, squash = 1 }: Area,
): Map<string, Point[]> {
  const taken: { x: number; y: number; room: number; word: string }[] = [];
  const placed = new Map<string, Point[]>();
  for (const { word, count, room } of wanted) {
    const own: Point[] = [];
    placed.set(word, own);
    for (let piece = 0; piece < count; piece++) {
      let best: Point | null = null;
      let most = Number.NEGATIVE_INFINITY;
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const [x, y] = point(random, room);
        if (!contains(x, y, room)) continue;
        let free = 60;
        for (const other of taken) {
          const apart = Math.hypot(x - other.x, (y - other.y) * squash) - room - other.room;
          free = Math.min(free, other.word === word ? apart - room * 0.35 : apart);
        }
        free += random() * 2;
        if (free > most) {
          most = free;
          best = [x, y];
        }
      }
      if (best === null || most <= -room * 0.55) continue;
      taken.push({ x: best[0], y: best[1], room, word });
      own.push(best);
    }
  }
  return placed;
}

type Ellipse = { x: number; y: number; rx: number; ry: number };

/** Grains of a powder inside an ellipse, or in the part of it that `within` allows. */
export function powder(
  pen: Pen,
  [colour, width, count]: readonly [string, number, number],
  { x, y, rx, ry }: Ellipse,
  part = 1,
  within: (x: number, y: number) => boolean = () => true,
): string {
  const points: Point[] = [];
  const most = count * part;
  for (let grain = 0; grain < most * 2 && points.length < most; grain++) {
    const angle = pen.random() * 2 * Math.PI;
    const far = Math.sqrt(pen.random());
    const at: Point = [
      Math.round(x + Math.cos(angle) * far * rx),
      Math.round(y + Math.sin(angle) * far * ry),
    ];
    if (within(...at)) points.push(at);
  }
  return dots(points, colour, width);
}

/** Poured to and fro from left to right. */
export function drizzle(pen: Pen, colour: string, { x, y, rx, ry }: Ellipse): string {
  const turns = 10;
  const step = (2 * rx) / turns;
  let d = '';
  for (let turn = 0; turn <= turns; turn++) {
    const at = x - rx + step * turn;
    const reach = ry * Math.sqrt(Math.max(0.1, 1 - ((at - x) / (rx * 1.12)) ** 2));
    const to = y + (turn % 2 === 1 ? reach : -reach) * (0.85 + pen.random() * 0.2);
    d +=
      d === ''
        ? `M${num(at)} ${num(to)}`
        : `S${num(at - step * 0.6)} ${num(to)} ${num(at)} ${num(to)}`;
  }
  return line(d, colour, 3);
}
