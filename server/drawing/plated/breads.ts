// Breads, and what is baked or toasted.
import type { Pen } from '../pen.ts';
import { powder } from '../place.ts';
import { faded, joined, line, path, turned } from '../shapes.ts';
import { grainsOf } from '../toppings/toppings.ts';
import { ball, plateUnder, type Tones } from './crockery.ts';

export function balls(pen: Pen): void {
  plateUnder(pen);
  const isFried = pen.dish.form === 'fried';
  const tones: Tones = isFried
    ? ['#f0b55c', '#cf832b', '#8a4812']
    : ['#fbe3a2', '#eab858', '#b97222'];
  pen.group(
    pen.lit(2.6, 0.5, 0.3, 0.4),
    `<g${pen.baked([0.62, 0.3, 0.05], isFried ? 0.14 : 0.03, 1.7, -0.75)}>`,
    ball(pen, 62, 106, 31, tones),
    ball(pen, 138, 104, 32, tones),
    ball(pen, 98, 72, 32, tones),
    ball(pen, 102, 122, 35, tones),
    '</g>',
  );
}

export function croissant(pen: Pen): void {
  pen.ground(104, 146, 92, 18, 0.42);
  pen.group(
    pen.lit(3, 0.5, 0.35, 0.3),
    `<g${pen.baked([0.5, 0.2, 0.02], 0.03, 1.7, -0.8)}>`,
    path(
      joined(
        'M12 138Q10 96 40 76Q70 52 104 52T164 78Q192 98 188 140Q186 150 174 142',
        'Q156 118 138 112Q100 102 64 112Q44 118 26 142Q14 150 12 138',
      ),
      pen.radial(0.4, 0.2, 0.8, 0, '#f9d28a', 0.5, '#dd9a42', 1, '#97561a'),
    ),
    '</g>',
  );
  pen.add(
    line(
      joined(
        'M42 76Q46 98 36 128M72 60Q70 84 62 112M104 53Q104 80 102 105M136 60',
        'Q140 84 140 112M164 78Q160 100 168 132',
      ),
      '#8a4a12',
      4,
      faded(0.5),
    ),
    line(
      'M46 76Q50 98 41 124M76 60Q75 84 68 109M108 54Q109 80 108 104M140 62Q145 84 145 112',
      '#ffe3a6',
      2.4,
      faded(0.7),
    ),
  );
}

export function loaf(pen: Pen): void {
  pen.ground(104, 146, 92, 16, 0.42);
  const isGarlic = pen.dish.form === 'garlicBread';
  pen.group(
    pen.lit(3, 0.5, 0.3, 0.3) + turned(-12, 100, 100),
    `<g${pen.baked([0.55, 0.24, 0.03], 0.03, 1.6, -0.75)}>`,
    path(
      'M8 108Q10 72 52 68H150Q192 72 192 106Q190 140 148 142H50Q10 140 8 108',
      pen.radial(0.35, 0.2, 0.85, 0, '#f6cf8c', 0.5, '#dba04e', 1, '#9a5a1e'),
    ),
    '</g>',
    isGarlic
      ? path('M22 98Q60 82 100 84T180 98Q150 118 100 116T22 98', '#fbe9a8')
      : [42, 76, 110, 144]
          .map((x) => path(`M${x} 124Q${x - 4} 98 ${x + 22} 82Q${x + 24} 104 ${x} 124`, '#fae3b0'))
          .join(''),
  );
  if (isGarlic)
    pen.group(
      turned(-12, 100, 100),
      powder(pen, grainsOf('parsley'), { x: 100, y: 100, rx: 66, ry: 11 }),
    );
}

export function toast(pen: Pen): void {
  plateUnder(pen, 138);
  pen.group(
    pen.lit(2.4, 0.5, 0.3, 0.35),
    path('M22 128L110 150L180 122V136L110 168L22 144Z', '#c98434'),
    path('M22 128L96 98L180 120L110 150Z', '#f6d79c'),
    path('M20 116L108 138L184 108Q180 128 166 124L150 130L108 148L60 136L40 140Z', '#ffc548'),
    path('M24 106L108 128L178 100V110L108 138L24 116Z', '#ea938a'),
    path('M22 88L110 110L180 80V98L110 130L22 106Z', '#c07a2c'),
    `<g${pen.baked([0.5, 0.22, 0.02], 0.06, 2.8, -1.2)}>`,
    path(
      'M22 88Q18 80 30 74L92 52Q102 49 112 52L172 68Q186 74 180 82L112 108Q106 112 98 110L28 94Z',
      '#eebb6c',
    ),
    '</g>',
    line('M52 84L120 60M76 92L146 66M102 98L166 74', '#8a4a14', 4, faded(0.45)),
  );
}
