// Fruit and vegetables that have a shape of their own.
import type { Pen } from '../pen.ts';
import type { Tones } from '../plated/crockery.ts';
import { circle, faded, joined, line, num, type Point, path, turned } from '../shapes.ts';

export function banana(pen: Pen): void {
  pen.ground(104, 164, 80, 16, 0.42);
  pen.group(
    pen.lit(3, 0.5, 0.35, 0.35),
    ...[0, 14, -14].map(
      (turn, i) =>
        `<g${turned(turn, 150, 34)}>` +
        path(
          'M150 26L160 30Q164 112 116 150Q80 176 38 162Q30 156 40 150Q84 146 112 112Q140 78 150 26',
          pen.linear('', 0, ['#ffe471', '#fbd348', '#f4c531'][i] ?? '#fbd348', 1, '#d99a16'),
        ) +
        line('M148 60Q138 112 96 146', '#b9821a', 2, faded(0.5)) +
        '</g>',
    ),
    path('M144 18H164L162 40H146Z', '#8a6a24'),
  );
}

/** A head of lettuce, or a bunch of darker leaves. */
export function leaves(pen: Pen, isBunch: boolean): void {
  pen.ground(104, 170, 76, 14, 0.4);
  const [light, middle, dark] = isBunch
    ? ['#7fb25a', '#4a8738', '#2a5a22']
    : ['#c9e58a', '#8ec24a', '#4f8a2c'];
  const leaf = (turn: number, height: number) =>
    `<g transform="rotate(${turn} 100 168)scale(1 ${height})` +
    `translate(0 ${num(168 / height - 168)})">` +
    path(
      joined(
        'M100 168Q62 140 58 96Q48 82 60 70Q58 54 76 52Q84 36 100 40Q116 36 124 52',
        'Q142 54 140 70Q152 82 142 96Q138 140 100 168',
      ),
      pen.radial(0.4, 0.2, 0.9, 0, String(light), 0.5, String(middle), 1, String(dark)),
    ) +
    line(
      'M100 164V70M100 130L78 96M100 130L122 96M100 104L84 76M100 104L116 76',
      '#e6f3c0',
      2.6,
      faded(0.7),
    ) +
    '</g>';
  pen.group(
    pen.lit(2.2, 0.45, 0.3, 0.35),
    leaf(-38, 0.9),
    leaf(38, 0.9),
    leaf(-22, 1.05),
    leaf(24, 1.05),
    leaf(0, 0.92),
  );
  if (isBunch) pen.add(path('M78 150H122V164H78Z', pen.dish.tint));
}

export function carrot(pen: Pen): void {
  pen.ground(104, 160, 80, 14, 0.4);
  pen.group(
    pen.lit(2.6, 0.45, 0.3, 0.35),
    ...[-14, 14, 0].map(
      (a, i) =>
        `<g transform="rotate(${a - 40} 100 110)translate(0 ${i === 2 ? 4 : 0})">` +
        path('M92 66Q78 34 88 18Q98 34 100 10Q104 34 114 20Q120 38 108 66', '#5a9a3a') +
        path(
          'M80 72Q82 58 100 58T120 72Q118 130 100 184Q82 130 80 72',
          pen.linear('h', 0, '#ffab4a', 0.5, '#f0802a', 1, '#b9500e'),
        ) +
        line('M84 84h14M104 100h12M88 118h10M100 138h8', '#b9500e', 2, faded(0.6)) +
        '</g>',
    ),
  );
}

export function grapes(pen: Pen, [light, middle, dark]: Tones): void {
  pen.ground(104, 166, 60, 13, 0.4);
  const berries: Point[] = [];
  for (let row = 0; row < 6; row++)
    for (let berry = 0; berry < 6 - row; berry++)
      berries.push([
        100 + (berry - (5 - row) / 2) * 26 + (pen.random() - 0.5) * 6,
        58 + row * 21 + (pen.random() - 0.5) * 5,
      ]);
  pen.add(
    line('M100 52Q102 30 120 18', '#7a5a2c', 6),
    path('M104 40Q128 14 166 34Q150 64 104 40', '#6a9c3c'),
  );
  pen.group(
    pen.lit(2, 0.5, 0.35, 0.35),
    pen.stamp(
      circle(0, 0, 15.5, pen.radial(0.35, 0.3, 0.8, 0, light, 0.5, middle, 1, dark)),
      berries,
      false,
    ),
  );
}

export function pineapple(pen: Pen): void {
  pen.ground(104, 180, 52, 12, 0.4);
  pen.group(
    pen.lit(2.6, 0.45, 0.3, 0.3),
    path(
      joined(
        'M100 76Q60 62 58 30Q78 42 84 54Q76 26 90 8Q98 26 100 44Q104 20 118 10',
        'Q126 30 116 54Q126 38 144 32Q140 62 100 76',
      ),
      '#5a9440',
    ),
    path(
      'M58 124Q58 70 100 70T142 124Q140 184 100 184T58 124',
      pen.radial(0.35, 0.25, 0.8, 0, '#ffd75e', 0.5, '#eba52a', 1, '#a8620c'),
    ),
  );
  pen.add(
    line(
      'M62 104L122 176M74 82L138 150M98 72L141 122M138 104L78 176M126 82L62 150M102 72L59 122',
      '#a8620c',
      2.4,
      faded(0.55),
    ),
  );
}

export function watermelon(pen: Pen): void {
  pen.ground(104, 152, 92, 15, 0.4);
  pen.group(
    pen.lit(2.6, 0.4, 0.3, 0.3),
    path('M8 80Q24 158 104 158T192 80Z', '#3f7a35'),
    path('M16 80Q32 148 104 148T184 80Z', '#e9f0c4'),
    path('M24 80Q40 138 104 138T176 80Z', pen.linear('v', 0, '#f9765f', 1, '#dc3a3a')),
  );
  pen.add(
    pen.stamp(
      path('M0-5Q5 3 0 5Q-5 3 0-5', '#2c1a16'),
      [
        [60, 94],
        [84, 90],
        [110, 94],
        [138, 92],
        [74, 112],
        [98, 116],
        [124, 112],
        [104, 130],
      ],
      false,
    ),
  );
}

/** Cucumbers, aubergines, chillies: three that lie side by side. */
export function long(pen: Pen, [light, middle, dark]: Tones): void {
  pen.ground(104, 158, 86, 14, 0.4);
  const skin = pen.radial(0.3, 0.35, 0.85, 0, light, 0.5, middle, 1, dark);
  const one = (turn: number, y: number) =>
    `<g${turned(turn, 100, y)}>` +
    path(
      joined(
        `M22 ${y}Q24 ${y - 22} 60 ${y - 20}T150 ${y - 18}Q176 ${y - 14} 176 ${y}`,
        `T150 ${y + 20}T58 ${y + 22}Q24 ${y + 20} 22 ${y}`,
      ),
      skin,
    ) +
    line(`M50 ${y - 8}Q90 ${y - 12} 140 ${y - 8}`, '#fff', 3.4, faded(0.4)) +
    path(`M172 ${y - 7}L188 ${y - 5}V${y + 5}L172 ${y + 7}Z`, '#5d8a3a') +
    '</g>';
  pen.group(pen.lit(2.6, 0.4, 0.3, 0.4), one(-24, 78), one(-4, 104), one(-16, 134));
}
