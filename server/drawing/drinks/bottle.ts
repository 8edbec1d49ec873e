// Bottles of soda, water, wine and beer.
import type { Pen } from '../pen.ts';
import { faded, joined, oval, path, rect } from '../shapes.ts';
import { liquidOf } from './liquids.ts';

type Shape = {
  outline: string;
  shine: string;
  /** Left edge of the label; it is symmetric. */
  edge: number;
  cap: readonly [x: number, y: number, width: number, height: number];
};

const SODA: Shape = {
  outline: joined(
    'M86 30H114V46Q114 56 128 70Q136 78 136 92V176Q136 188 124 188',
    'H76Q64 188 64 176V92Q64 78 72 70Q86 56 86 46Z',
  ),
  shine: 'M72 96Q72 82 80 76L79 180H72Z',
  edge: 64,
  cap: [85, 16, 30, 16],
};
const WINE: Shape = {
  outline: joined(
    'M90 16H110V66Q134 76 134 98V178Q134 188 124 188',
    'H76Q66 188 66 178V98Q66 76 90 66Z',
  ),
  shine: 'M74 104Q74 90 82 84L80 182H74Z',
  edge: 66,
  cap: [88, 10, 24, 34],
};
const BEER: Shape = {
  outline: joined(
    'M89 18H111Q110 62 116 72Q132 82 132 104V178Q132 188 122 188',
    'H78Q68 188 68 178V104Q68 82 84 72Q90 62 89 18Z',
  ),
  shine: 'M76 104Q76 92 84 84L82 180H76Z',
  edge: 68,
  cap: [85, 12, 30, 16],
};
const WATER_BLUE = '#5aa6c9';

export function bottle(pen: Pen): void {
  const { form, colour, tint } = pen.dish;
  const [light, dark] = liquidOf(colour);
  const isWine = form === 'wine';
  const { outline, shine, edge, cap } = isWine ? WINE : form === 'beer' ? BEER : SODA;
  const glass = isWine
    ? colour === 'white'
      ? ['#b9bf6a', '#6f7a2c']
      : ['#3f4a34', '#171d12']
    : form === 'beer'
      ? ['#9a541c', '#4a230a']
      : [light, dark];
  const label = isWine ? '#f6ead2' : colour === 'water' ? WATER_BLUE : tint;
  pen.ground(106, 184, 48, 11, 0.45);
  pen.group(
    pen.lit(2.4, 0.4, 0.3, 0),
    path(outline, pen.linear('h', 0, String(glass[0]), 0.5, String(glass[0]), 1, String(glass[1]))),
    rect(...cap, 4, isWine ? light : tint),
  );
  pen.add(
    path(shine, '#fff', faded(0.32)),
    path(`M${edge} 112H${200 - edge}V158H${edge}Z`, label),
    oval(100, 135, 17, 15, isWine ? light : '#fff', faded(0.9)),
    path('M93 141Q92 128 108 127Q109 142 93 141', isWine || colour === 'water' ? label : dark),
    path(`M122 96H${198 - edge}V182Q128 186 122 186Z`, '#000', faded(0.14)),
  );
}
