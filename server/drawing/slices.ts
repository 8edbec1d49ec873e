// The parts of a pizza: where each flavour lies, and where the cuts are.
import { faded, line, num, type Point } from './shapes.ts';

export const X = 100;
export const Y = 98;
export const RIM = 73;

/** What a part needs to be filled. */
export type Slice = {
  words: readonly string[];
  /** How much of the pieces of a whole pizza. */
  part: number;
  /** How large pieces are: smaller ones fit into a part. */
  scale: number;
  /** Spots of browned cheese, and the direction in turns of pi of the area that they lie in. */
  spots: number;
  turn: number | null;
  /** A path around it; empty: the whole. */
  outline: string;
  /** Middle and half of the width and height that a drizzle covers. */
  poured: { x: number; y: number; rx: number; ry: number };
  contains: (x: number, y: number, room: number) => boolean;
};

const inside = (x: number, y: number, room: number) => Math.hypot(x - X, y - Y) < RIM - room * 0.8;

function whole(words: readonly string[]): Slice {
  return {
    words,
    part: 1,
    scale: 1.18,
    spots: 8,
    turn: null,
    outline: '',
    poured: { x: X, y: Y, rx: 62, ry: 58 },
    contains: inside,
  };
}

function half(words: readonly string[], side: 'left' | 'right'): Slice {
  const isRight = side === 'right';
  return {
    words,
    part: 0.55,
    scale: 1.1,
    spots: 4,
    turn: isRight ? -0.5 : 0.5,
    outline: `M${isRight ? 100 : 0} 0h100v200h-100z`,
    poured: { x: X + (isRight ? 35 : -35), y: Y, rx: 31, ry: 58 },
    contains: (x, y, room) => inside(x, y, room) && (isRight ? x - X : X - x) > room * 1.05,
  };
}

/** In turns, counter-clockwise from the top. */
function towards(turns: number, far: number): Point {
  const angle = turns * 2 * Math.PI;
  return [X - Math.sin(angle) * far, Y - Math.cos(angle) * far];
}

function sector(words: readonly string[], from: number, to: number): Slice {
  const middle = (from + to) / 2;
  const [x, y] = towards(middle, 38);
  const corners = [from, middle, to].map((at) => towards(at, 140).map(num).join(' '));
  /** How far a point is beyond the cut at `at`, counter-clockwise. */
  const beyond = (at: number, px: number, py: number) => {
    const [dx, dy] = towards(at, 1);
    return (dy - Y) * (px - X) - (dx - X) * (py - Y);
  };
  return {
    words,
    part: (to - from) * 1.1,
    scale: 1,
    spots: 2,
    turn: null,
    outline: `M${X} ${Y}L${corners.join('L')}z`,
    poured: { x, y, rx: 20, ry: 22 },
    contains: (px, py, room) =>
      inside(px, py, room) && beyond(from, px, py) > room && -beyond(to, px, py) > room,
  };
}

/** Two flavours lie left and right; more go counter-clockwise from the top. */
export function slicesOf(flavours: readonly (readonly string[])[]): Slice[] {
  const [first = [], second = []] = flavours;
  if (flavours.length < 2) return [whole(first)];
  if (flavours.length === 2) return [half(first, 'left'), half(second, 'right')];
  const { length } = flavours;
  return flavours.map((words, index) => sector(words, index / length, (index + 1) / length));
}

export function cutsBetween(count: number): string[] {
  if (count < 2) return [];
  if (count === 2) return cut('M100 9V187', 'M98.4 10V186');
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = towards(index / count, 89);
    return cut(`M${X} ${Y}L${num(x)} ${num(y)}`, `M${X - 1} ${Y}L${num(x - 1)} ${num(y)}`);
  }).flat();
}

const cut = (dark: string, light: string): string[] => [
  line(dark, '#5c2408', 2.6, faded(0.55)),
  line(light, '#ffe9bd', 1, faded(0.55)),
];
