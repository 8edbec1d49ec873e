// A glass with ice and a straw, or a shake with cream.
import type { Pen } from '../pen.ts';
import { circle, dots, faded, joined, line, oval, path, turned } from '../shapes.ts';
import { artOf } from '../toppings/toppings.ts';
import { liquidOf } from './liquids.ts';

/** Corner, side and turn of each cube. */
const ICE = [
  [64, 8, 25, -14],
  [98, 6, 27, 16],
  [80, 38, 24, 24],
] as const;

export function glass(pen: Pen): void {
  const [light, dark] = liquidOf(pen.dish.colour);
  const tint = pen.dish.tint;
  const shake = pen.dish.form === 'shake';
  const top = shake ? 62 : 38;
  pen.ground(106, 184, 52, 12, 0.42);
  pen.add(
    pen.has('straw') || shake
      ? line(`M112 ${top + 40}L132 8`, tint, 7) +
          line(`M110.5 ${top + 36}L130 9`, '#fff', 1.8, faded(0.5))
      : '',
  );
  pen.group(
    pen.lit(2.2, 0.45, 0.22, 0),
    path(`M48 ${top}L60 176Q61 187 74 187H126Q139 187 140 176L152 ${top}Z`, '#dcebf0', faded(0.6)),
    path(
      `M53 ${top + 14}L65 172Q66 181 76 181H124Q134 181 135 172L147 ${top + 14}Z`,
      pen.linear('v', 0, light, 1, dark),
    ),
  );
  pen.add(oval(100, top + 14, 47, 9, light), oval(100, top + 13, 42, 6.5, '#fff', faded(0.3)));
  if (pen.has('ice'))
    pen.group(
      pen.lit(1.4, 0.7, 0.15, 0.12),
      ...ICE.map(
        ([x, y, side, turn]) =>
          `<rect x="${x}" y="${top + y}" width="${side}" height="${side}" rx="5" fill="#fff" ` +
          `fill-opacity=".5"${turned(turn, x + side / 2, top + y + side / 2)}/>`,
      ),
    );
  if (shake)
    pen.group(
      pen.lit(2.4, 0.6, 0.22, 0.2),
      path(
        joined(
          `M46 ${top + 8}Q44 ${top - 12} 66 ${top - 10}Q66 ${top - 32} 90 ${top - 28}`,
          `Q102 ${top - 46} 118 ${top - 26}Q136 ${top - 28} 136 ${top - 8}`,
          `Q156 ${top - 8} 154 ${top + 8}Q126 ${top + 20} 100 ${top + 18}`,
          `T46 ${top + 8}`,
        ),
        '#fff8ea',
      ),
      line(
        joined(
          `M62 ${top + 2}Q84 ${top + 10} 108 ${top - 4}M84 ${top - 16}`,
          `Q102 ${top - 10} 122 ${top - 16}`,
        ),
        '#e8d9bd',
        4,
      ),
      circle(92, top - 34, 8, '#c81f27'),
    );
  pen.add(
    path(`M58 ${top + 22}L68 168Q70 172 76 172L68 ${top + 22}Z`, '#fff', faded(0.4)),
    dots(
      [
        [120, 110],
        [128, 140],
        [112, 158],
        [126, 88],
      ],
      '#fff',
      3,
      faded(0.35),
    ),
  );
  drawGarnish(pen, top);
}

function drawGarnish(pen: Pen, top: number): void {
  if (pen.has('mint')) {
    const leaves = pen.stamp(artOf('mint'), [
      [84, top + 8],
      [104, top + 4],
      [94, top - 6],
    ]);
    pen.group(pen.lit(1.2), leaves);
    return;
  }
  const slice = pen.has('orangeSlice')
    ? orangeSlice()
    : pen.has('lime')
      ? artOf('lime')
      : pen.has('strawberry')
        ? artOf('strawberry')
        : null;
  if (slice !== null)
    pen.group(pen.lit(1.3), `<g transform="translate(146 ${top + 2})scale(2.1)">${slice}</g>`);
}

/** A slice of lime in other colours. */
const orangeSlice = (): string =>
  artOf('lime')
    .replace('#6fa42a', '#e8801a')
    .replaceAll('#b5d657', '#ffae3a')
    .replace('#f1f6cf', '#fff0cc');
