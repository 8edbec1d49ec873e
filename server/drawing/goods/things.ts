// Paper, soap, chocolate bars and bags.
import type { Pen } from '../pen.ts';
import { circle, dots, faded, joined, line, oval, type Point, path, rect } from '../shapes.ts';
import { emblem, type Pack } from './pack.ts';

export function roll(pen: Pen, pack: Pack): void {
  pen.group(
    pen.lit(2.6, 0.45, 0.3, 0),
    ...[66, 134].map(
      (x) =>
        path(
          `M${x - 34} 58V174Q${x} 194 ${x + 34} 174V58Z`,
          pen.linear('h', 0, '#fffefb', 0.6, '#f1ece3', 1, '#cdc4b6'),
        ) +
        oval(x, 58, 34, 15, '#fbf8f2') +
        oval(x, 58, 13, 6, '#b99a74'),
    ),
  );
  pen.add(
    path('M28 100Q66 122 100 100T172 100V146Q134 166 100 146T28 146Z', pack.colour, faded(0.9)),
  );
}

export function bar(pen: Pen, pack: Pack): void {
  pen.group(
    `${pen.lit(2.4, 0.45, 0.3, 0.35)} transform="rotate(-18 100 104)"`,
    rect(20, 66, 160, 76, 6, pack.colour),
    rect(112, 60, 66, 88, 4, '#5a2c16'),
    path(
      joined(
        'M114 62h30v26h-30zM147 62h30v26h-30zM114 91h30v26h-30zM147 91h30v26h-30z',
        'M114 120h30v26h-30zM147 120h30v26h-30z',
      ),
      '#7a4426',
    ),
    path('M112 58L120 68L112 78L120 90L112 102L120 114L112 126L120 138L112 150H100V58Z', '#f2efe8'),
    rect(36, 84, 60, 38, 4, '#fffaf0'),
  );
}

export function soap(pen: Pen, pack: Pack): void {
  pen.group(
    pen.lit(3, 0.6, 0.25, 0.35),
    rect(28, 74, 144, 84, 22, '#fbeee2'),
    rect(46, 92, 108, 48, 14, '#f1dcc8'),
  );
  pen.add(
    line('M66 116h68', pack.colour, 6, faded(0.6)),
    circle(160, 60, 11, '#fff', faded(0.6)),
    circle(138, 44, 7, '#fff', faded(0.5)),
  );
}

/** A pillow pack with a window. */
export function bag(pen: Pen, pack: Pack): void {
  const [light, dark] = pack.stuff ?? ['#fff8e8', '#e9dcc0'];
  const inside = Array.from(
    { length: 50 },
    (): Point => [68 + pen.random() * 64, 126 + pen.random() * 36],
  );
  pen.group(
    pen.lit(2.6, 0.45, 0.3, 0),
    path(
      joined(
        'M46 26Q100 34 154 26L150 46Q164 100 156 172',
        'L160 186Q100 192 40 186L44 172Q36 100 50 46Z',
      ),
      pen.linear('h', 0, pack.colour, 0.7, pack.colour, 1, '#2a0c04'),
    ),
    path('M60 122Q100 114 140 122Q144 146 138 168Q100 174 62 168Q56 146 60 122', dark),
  );
  pen.add(
    dots(inside, light, 6.5),
    path('M46 26Q100 34 154 26L152 36Q100 44 48 36Z', '#fff', faded(0.35)),
    path('M42 178Q100 184 158 178L160 186Q100 192 40 186Z', '#fff', faded(0.25)),
    oval(100, 80, 40, 28, '#fffaf0', faded(0.95)),
    emblem(pack, 100, 80, 1.7),
    path('M54 50Q46 100 52 170Q60 172 62 168Q52 100 64 50Z', '#fff', faded(0.28)),
  );
}
