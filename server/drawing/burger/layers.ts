// The layers of a burger from the side. Each is drawn upwards from the line that it lies on.
import type { Pen } from '../pen.ts';
import { faded, joined, line, num, path, rect } from '../shapes.ts';
import { artOf } from '../toppings/toppings.ts';

type Tones = readonly [light: string, dark: string];
type Layer = { height: number; draw: (pen: Pen, y: number, tones?: Tones) => string };

/** A wavy edge with a flat top. */
function wave(from: number, to: number, y: number, swing: number, waves: number, height: number) {
  const step = num((to - from) / waves);
  const half = num((to - from) / waves / 2);
  const edge = Array.from(
    { length: waves },
    (_, index) => `q${half} ${index % 2 === 1 ? -swing : swing} ${step} 0`,
  );
  return `M${from} ${y}${edge.join('')}v${-height}H${from}z`;
}

export const LAYERS = {
  patty: {
    height: 27,
    draw: (pen, y, tones = ['#8a4a28', '#4a2010']) =>
      `<g${pen.baked([0.2, 0.07, 0.02], 0.11, 2.2, -1.1)}>` +
      path(
        joined(
          `M25 ${y - 13}Q24 ${y - 28} 42 ${y - 28}H158Q176 ${y - 28} 175 ${y - 13}`,
          `Q176 ${y + 1} 158 ${y + 1}H42Q24 ${y + 1} 25 ${y - 13}`,
        ),
        pen.linear('v', 0, tones[0], 1, tones[1]),
      ) +
      '</g>',
  },
  cheese: {
    height: 5,
    draw: (pen, y) =>
      path(
        joined(
          `M26 ${y - 5}Q28 ${y - 9} 34 ${y - 8}H166Q172 ${y - 9} 174 ${y - 5}`,
          `L160 ${y + 2}Q152 ${y + 16} 143 ${y + 3}Q126 ${y + 1} 116 ${y + 4}`,
          `Q104 ${y + 25} 92 ${y + 5}Q78 ${y + 1} 68 ${y + 3}`,
          `Q58 ${y + 13} 49 ${y + 2}Z`,
        ),
        pen.linear('v', 0, '#ffc83d', 1, '#f09a1a'),
      ) + line(`M36 ${y - 5}H120`, '#ffe493', 1.8, faded(0.8)),
  },
  lettuce: {
    height: 9,
    draw: (pen, y) =>
      path(wave(20, 180, y - 1, 9, 9, 7), pen.linear('v', 0, '#8ec54a', 1, '#4f8f2c')) +
      line(`M24 ${y - 6}H176`, '#c3e57f', 2.2, faded(0.7)),
  },
  tomato: {
    height: 8,
    draw: (_pen, y) =>
      rect(27, y - 10, 78, 11, 5, '#c9341d') +
      rect(98, y - 10, 75, 11, 5, '#dc4428') +
      line(`M34 ${y - 6.5}h54M108 ${y - 6.5}h54`, '#f58a66', 2.6),
  },
  redOnion: {
    height: 5,
    draw: (_pen, y) =>
      line(`M34 ${y - 3}h40M80 ${y - 2}h44M130 ${y - 3}h38`, '#8d3f74', 5) +
      line(`M36 ${y - 3.5}h36M82 ${y - 2.5}h40M132 ${y - 3.5}h34`, '#f3dbe8', 2.2),
  },
  caramelOnion: {
    height: 6,
    draw: (_pen, y) =>
      line(`M32 ${y - 2}q9-7 18 0t18 0t18 0t18 0t18 0t18 0t18 0`, '#9a5218', 5) +
      line(`M32 ${y - 4}q9-6 18 0t18 0t18 0t18 0t18 0t18 0t18 0`, '#dd9a4c', 1.8),
  },
  pickle: {
    height: 5,
    draw: (_pen, y) =>
      [38, 76, 114, 138]
        .map((x, i) => rect(x, y - 6, 26, 6.5, 3, i % 2 ? '#6f9a2c' : '#5d8a26'))
        .join('') +
      line(`M42 ${y - 4}h17M80 ${y - 4}h17M118 ${y - 4}h15M142 ${y - 4}h17`, '#c5d975', 1.8),
  },
  bacon: {
    height: 7,
    draw: (_pen, y) =>
      line(`M24 ${y - 2}q10-9 20-1t20 0t20 0t20 0t20 0t20 0t20 0t12-1`, '#9c2b18', 8) +
      line(`M26 ${y - 3.5}q10-9 19-1t20 0t20 0t20 0t20 0t20 0t20 0`, '#f1bd94', 2.4) +
      line(`M26 ${y}q10-9 19-1t20 0t20 0t20 0t20 0t20 0t20 0`, '#d4664a', 1.6),
  },
  egg: {
    height: 17,
    draw: (_pen, y) =>
      path(
        joined(
          `M24 ${y - 3}Q36 ${y - 12} 62 ${y - 9}Q100 ${y - 13} 140 ${y - 9}`,
          `Q168 ${y - 11} 176 ${y - 3}Q168 ${y + 8} 150 ${y + 1}`,
          `Q128 ${y + 9} 104 ${y + 2}Q70 ${y + 10} 50 ${y + 2}`,
          `Q30 ${y + 6} 24 ${y - 3}`,
        ),
        '#fff6e4',
      ) +
      path(
        joined(
          `M74 ${y - 8}Q80 ${y - 17} 100 ${y - 17}T126 ${y - 8}`,
          `Q120 ${y + 14} 112 ${y}Q88 ${y - 1} 74 ${y - 8}`,
        ),
        '#f7ae1e',
      ) +
      line(`M84 ${y - 10}Q90 ${y - 14} 98 ${y - 14}`, '#ffe08a', 2.4),
  },
  sauce: {
    height: 3,
    draw: (pen, y, tones = ['#f6e3b4', '#e3c585']) =>
      path(
        joined(
          `M30 ${y - 4}H170Q172 ${y} 164 ${y + 1}Q158 ${y + 9} 151 ${y + 1}H122`,
          `Q114 ${y + 12} 106 ${y + 1}H76Q68 ${y + 7} 61 ${y + 1}H36`,
          `Q28 ${y} 30 ${y - 4}`,
        ),
        pen.linear('v', 0, tones[0], 1, tones[1]),
      ),
  },
  mushroom: {
    height: 9,
    draw: (_pen, y) =>
      [36, 62, 90, 116, 142]
        .map(
          (x, i) =>
            `<g transform="translate(${x + 8} ` +
            `${y - 5})rotate(${i % 2 ? 170 : 12})scale(.95 .75)">` +
            `${artOf('mushroom')}</g>`,
        )
        .join(''),
  },
  arugula: {
    height: 8,
    draw: (pen, y) =>
      pen.stamp(artOf('arugula'), [
        [34, y - 2],
        [56, y - 4],
        [78, y - 2],
        [100, y - 4],
        [122, y - 2],
        [146, y - 4],
        [166, y - 2],
      ]),
  },
  slaw: {
    height: 9,
    draw: (_pen, y) =>
      line(`M28 ${y - 3}q12-10 22 0t22-1t22 1t22-1t22 1t24 0`, '#dfe7b0', 7) +
      line(`M30 ${y - 4}q10 9 20-1t24 2t24-2t24 2t30-1`, '#a85c93', 2.4) +
      line(`M26 ${y - 5}q14-7 26 0t26 0t26 0t26 0t26 0`, '#f7f8dc', 2),
  },
  jalapeno: {
    height: 5,
    draw: (_pen, y) =>
      [36, 66, 96, 126, 146]
        .map((x) => rect(x, y - 6, 20, 6, 3, '#3f7c28') + rect(x + 3, y - 5, 14, 2.4, 1, '#a9cc6a'))
        .join(''),
  },
  pear: {
    height: 6,
    draw: (_pen, y) =>
      rect(32, y - 7, 44, 7, 3, '#e3d08a') +
      rect(80, y - 7, 44, 7, 3, '#ead898') +
      rect(128, y - 7, 40, 7, 3, '#e3d08a') +
      line(`M36 ${y - 5}h34M84 ${y - 5}h34M132 ${y - 5}h30`, '#fbf4cf', 2),
  },
  whiteCheese: {
    height: 6,
    draw: (pen, y) =>
      path(
        joined(
          `M26 ${y - 5}Q28 ${y - 9} 34 ${y - 8}H166Q172 ${y - 9} 174 ${y - 4}`,
          `Q164 ${y + 12} 152 ${y + 2}Q120 ${y + 2} 112 ${y + 4}`,
          `Q100 ${y + 18} 90 ${y + 4}H58Q48 ${y + 12} 40 ${y + 2}Z`,
        ),
        pen.linear('v', 0, '#fff2cf', 1, '#e9c885'),
      ),
  },
} satisfies Record<string, Layer>;
export type LayerName = keyof typeof LAYERS;
