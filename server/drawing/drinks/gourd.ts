// A gourd with mate and its metal straw.
import type { Pen } from '../pen.ts';
import { blob, faded, line, oval, path } from '../shapes.ts';

export function gourd(pen: Pen): void {
  pen.ground(104, 180, 58, 12, 0.42);
  pen.add(line('M112 60L140 10', '#8f959b', 9), line('M110 58L138 10', '#f2f4f6', 3, faded(0.8)));
  const skin = pen.radial(0.35, 0.3, 0.8, 0, '#b07a44', 0.55, '#7a4a22', 1, '#3c210c');
  pen.group(
    pen.lit(3, 0.4, 0.3, 0.2),
    path(
      'M62 62Q70 92 50 116Q34 140 48 164Q60 182 100 182T152 164Q166 140 150 116Q130 92 138 62Z',
      skin,
    ),
    oval(100, 60, 46, 17, '#d9c08a'),
    oval(100, 60, 39, 13, '#3f5a1c'),
    path(blob(pen.random, 92, 57, 26, 9, 0.08, 10), '#8aae3f'),
  );
  pen.add(path('M66 108Q48 132 58 158Q64 150 62 134Q64 120 74 108Z', '#fff', faded(0.22)));
}
