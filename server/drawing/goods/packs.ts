// Cartons, bottles, jars, cans and boxes.
import type { Pen } from '../pen.ts';
import { circle, faded, joined, line, oval, path, rect } from '../shapes.ts';
import { emblem, type Pack } from './pack.ts';

export function carton(pen: Pen, pack: Pack): void {
  pen.group(
    pen.lit(2.6, 0.45, 0.3, 0),
    path('M56 62L132 62V186H56Z', pen.linear('h', 0, '#fffefb', 1, '#efe8da')),
    path('M132 62L154 52V172L132 186Z', '#cfc5b2'),
    path('M56 62L70 30H140L132 62Z', pack.colour),
    path('M140 30L154 52L132 62Z', pen.linear('v', 0, '#0003', 1, '#0006')),
    path('M140 30L154 52L132 62Z', pack.colour, faded(0.7)),
    rect(68, 20, 74, 12, 2, pack.colour),
  );
  pen.add(
    path('M56 128Q90 104 132 132V186H56Z', pack.colour),
    oval(98, 98, 15, 15, pack.colour, faded(0.16)),
    emblem(pack, 95, 98, 1.1),
    rect(88, 36, 20, 16, 8, '#fff', faded(0.9)),
  );
}

export function bottle(pen: Pen, pack: Pack): void {
  const [light, dark] = pack.liquid ?? ['#f2c94c', '#d19a1c'];
  pen.group(
    pen.lit(2.6, 0.45, 0.3, 0),
    path(
      joined(
        'M84 34H116V52Q116 60 128 72Q138 82 138 96V176Q138 188 126 188H74',
        'Q62 188 62 176V96Q62 82 72 72Q84 60 84 52Z',
      ),
      pen.linear('h', 0, light, 0.5, light, 1, dark),
    ),
    rect(82, 14, 36, 24, 5, pack.colour),
  );
  pen.add(
    path('M70 98Q70 84 78 76L77 182H72Z', '#fff', faded(0.4)),
    rect(64, 106, 72, 56, 2, '#fffaf0'),
    rect(64, 106, 72, 12, 2, pack.colour),
    emblem(pack, 100, 140, 1.2),
    path('M124 96H136V180Q132 186 126 186Z', '#000', faded(0.12)),
  );
}

export function jar(pen: Pen, pack: Pack): void {
  const [light, dark] = pack.liquid ?? ['#f5b23c', '#c9780e'];
  pen.group(
    pen.lit(2.6, 0.45, 0.3, 0),
    path(
      'M46 66Q46 54 60 52H140Q154 54 154 66V172Q154 187 138 187H62Q46 187 46 172Z',
      pen.linear('h', 0, light, 0.55, light, 1, dark),
    ),
    rect(52, 24, 96, 30, 6, pack.colour),
    rect(52, 44, 96, 6, 2, '#0002'),
  );
  pen.add(
    path('M54 68Q54 62 62 60H70V180Q54 182 54 168Z', '#fff', faded(0.4)),
    rect(48, 94, 104, 58, 2, '#fffaf0'),
    rect(48, 146, 104, 6, 0, pack.colour),
    emblem(pack, 100, 121, 1.7),
  );
}

export function can(pen: Pen, pack: Pack): void {
  pen.group(
    pen.lit(2.6, 0.45, 0.3, 0),
    path(
      'M40 50V170Q44 188 100 188T160 170V50Z',
      pen.linear('h', 0, '#f0f1f3', 0.4, '#c7cbd0', 1, '#858b92'),
    ),
    path(
      'M40 66Q60 80 100 80T160 66V156Q140 172 100 172T40 156Z',
      pen.linear('h', 0, pack.colour, 0.75, pack.colour, 1, '#3a1008'),
    ),
    oval(100, 50, 60, 17, '#e6e8ea'),
    oval(100, 51, 51, 12.5, '#b4b9bf'),
    oval(100, 53, 46, 9.5, '#cdd1d5'),
  );
  pen.add(
    oval(100, 126, 33, 28, '#fffaf0'),
    emblem(pack, 100, 126, 1.8),
    path('M48 74L62 79V170L48 164Z', '#fff', faded(0.28)),
  );
}

export function box(pen: Pen, pack: Pack): void {
  pen.group(
    pen.lit(2.6, 0.45, 0.3, 0),
    path('M38 44L128 36V188L38 180Z', pen.linear('v', 0, pack.colour, 1, pack.colour)),
    path('M128 36L164 52V172L128 188Z', pack.colour),
    path('M128 36L164 52V172L128 188Z', '#000', faded(0.26)),
    path('M38 44L76 32L164 52L128 36Z', '#fff', faded(0.5)),
  );
  pen.add(
    path('M38 72L128 68V102L38 102Z', '#fffaf0'),
    line('M50 84H112M50 93H90', pack.colour, 4, faded(0.5)),
    `<g transform="translate(83 142)">${circle(0, 0, 31, '#fffaf0', faded(0.94))}</g>`,
    emblem(pack, 83, 142, 1.7),
  );
}
