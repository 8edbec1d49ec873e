// Eggs, cheese, and trays of meat, chicken or fish.
import type { Pen } from '../pen.ts';
import type { Tones } from '../plated/crockery.ts';
import { blob, circle, faded, joined, line, path, rect } from '../shapes.ts';

export function eggs(pen: Pen): void {
  pen.ground(104, 156, 96, 15, 0.42);
  pen.group(
    pen.lit(2.4, 0.6, 0.28, 0.25),
    ...(
      [
        [48, 84],
        [84, 84],
        [120, 84],
        [156, 84],
        [34, 104],
        [78, 104],
        [122, 104],
        [166, 104],
      ] as const
    ).map(([x, y], i) =>
      path(
        joined(
          `M${x} ${y - 32}Q${x + 23} ${y - 24} ${x + 22} ${y + 4}T${x} ${y + 28}`,
          `T${x - 22} ${y + 4}Q${x - 23} ${y - 24} ${x} ${y - 32}`,
        ),
        i % 2 === 1 ? '#e0a878' : '#d99a68',
      ),
    ),
    path(
      joined(
        'M8 112Q20 120 30 112T56 112T100 112T144 112T170 112T192 112L184 152',
        'Q182 158 174 158H26Q18 158 16 152Z',
      ),
      pen.linear('v', 0, '#b9aa94', 1, '#8a7a64'),
    ),
  );
}

export function cheese(pen: Pen): void {
  pen.ground(104, 152, 92, 15, 0.4);
  pen.group(
    pen.lit(2.6, 0.55, 0.28, 0.3),
    path('M14 104L186 92V146Q186 152 178 152H22Q14 152 14 144Z', '#f0b536'),
    path('M14 104L118 46Q128 42 138 46L186 92Z', '#ffdb74'),
  );
  pen.add(
    ...(
      [
        [52, 128, 11],
        [94, 138, 7],
        [136, 116, 12],
        [166, 136, 7],
        [84, 112, 5],
      ] as const
    ).map(([x, y, r]) => circle(x, y, r, '#c98714') + circle(x + 1.5, y + 2, r - 2, '#e3a22a')),
  );
}

/** What lies in a tray: light, middle, dark. */
export const TRAY = {
  meat: ['#d9574c', '#b12f2c', '#741616'],
  chicken: ['#fbdcc0', '#f0bd98', '#c98a64'],
  fish: ['#fbb18e', '#f08a68', '#c85f44'],
} as const satisfies Record<string, Tones>;

export function tray(pen: Pen, meat: Tones, label: string): void {
  pen.ground(104, 158, 94, 15, 0.42);
  pen.group(
    pen.lit(2.4, 0.6, 0.25, 0),
    path(
      'M10 66Q10 54 22 54H178Q190 54 190 66L182 148Q181 158 170 158H30Q19 158 18 148Z',
      pen.linear('v', 0, '#fffefb', 1, '#d9d2c6'),
    ),
  );
  pen.group(
    pen.lit(2.4, 0.4, 0.3, 0.35),
    path(
      blob(pen.random, 78, 106, 46, 36, 0.08),
      pen.radial(0.35, 0.3, 0.8, 0, meat[0], 0.6, meat[1], 1, meat[2]),
    ),
    path(
      blob(pen.random, 128, 104, 44, 34, 0.08),
      pen.radial(0.35, 0.3, 0.8, 0, meat[0], 0.6, meat[1], 1, meat[2]),
    ),
    line(
      'M44 96Q60 80 84 88M100 92Q124 78 152 94M66 122Q84 112 98 124M120 120Q136 110 154 116',
      '#fff0e2',
      4,
      faded(0.75),
    ),
  );
  pen.add(
    path('M26 62L96 62L50 150H34Z', '#fff', faded(0.16)),
    rect(126, 124, 46, 26, 4, '#fff'),
    rect(126, 124, 46, 9, 3, label),
  );
}
