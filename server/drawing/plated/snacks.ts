// Snacks that are held in the hand: coxinhas, pastéis, cookies, filled rolls.
import type { Pen } from '../pen.ts';
import { blob, faded, joined, line, oval, type Point, path, turned } from '../shapes.ts';
import { leaf } from '../toppings/leaf.ts';
import { plateUnder } from './crockery.ts';

const CRUMBED = ['#f3bd66', '#d58f35', '#8f4f16'] as const;

/** Drops of dough, fried. */
export function coxinha(pen: Pen): void {
  plateUnder(pen);
  const [light, middle, dark] = CRUMBED;
  const fill = pen.radial(0.38, 0.5, 0.75, 0, light, 0.55, middle, 1, dark);
  const drop = path(
    'M0-44Q6-38 10-24Q16-6 28 8Q38 30 18 38Q0 44-18 38Q-38 30-28 8Q-16-6-10-24Q-6-38 0-44',
    fill,
  );
  pen.group(
    pen.lit(2.6, 0.5, 0.3, 0.4),
    `<g${pen.baked([0.5, 0.22, 0.03], 0.13, 1.9, -0.8)}>`,
    ...(
      [
        [62, 92, -8],
        [140, 94, 10],
        [100, 108, 0],
      ] as const
    ).map(([x, y, turn]) => `<g transform="translate(${x} ${y})rotate(${turn})">${drop}</g>`),
    '</g>',
  );
}

/** Thin dough, blistered, with a pressed edge. */
export function pastel(pen: Pen): void {
  plateUnder(pen, 136);
  const skin = pen.radial(0.4, 0.25, 0.85, 0, '#fbd98c', 0.55, '#e6ac4c', 1, '#b06a1e');
  const one = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">` +
    path('M-62 26Q-58-34 0-40T62 26Q60 34 52 34H-52Q-60 34-62 26', skin) +
    line('M-54 26Q-50-26 0-31T54 26', '#a8621c', 2.4, ' stroke-dasharray="1.5 7"') +
    '</g>';
  pen.group(
    pen.lit(2.6, 0.55, 0.32, 0.4),
    `<g${pen.baked([0.55, 0.26, 0.04], 0.07, 2.4, -1.2)}>`,
    one(84, 84, -14),
    one(112, 114, 8),
    '</g>',
  );
}

const CHIPS: readonly Point[] = [
  [-16, -12],
  [8, -18],
  [20, 2],
  [-4, 2],
  [-22, 10],
  [6, 18],
];

export function cookie(pen: Pen): void {
  plateUnder(pen);
  const dough = pen.radial(0.38, 0.3, 0.8, 0, '#f0c27c', 0.6, '#d0944a', 1, '#8f5620');
  const chip = path('M-5-2Q-3-6 2-5Q7-3 5 2Q3 6-3 4Q-7 2-5-2', '#4a2415');
  pen.group(
    pen.lit(2.4, 0.5, 0.32, 0.42),
    ...(
      [
        [64, 102],
        [136, 100],
        [100, 82],
        [102, 122],
      ] as const
    ).map(
      ([x, y]) =>
        path(blob(pen.random, x, y, 37, 28, 0.05, 12), dough) +
        pen.stamp(
          `<g transform="scale(1.2 .9)">${chip}</g>`,
          CHIPS.map(([dx, dy]): Point => [x + dx * 1.2, y + dy * 0.9]),
        ),
    ),
  );
}

/** Sonho, donut, churro: fried, sugared, filled. */
export function donut(pen: Pen): void {
  plateUnder(pen);
  const dough = pen.radial(0.35, 0.25, 0.85, 0, '#f6cb82', 0.55, '#d99a45', 1, '#96571a');
  const sugar = Array.from({ length: 44 }, (): Point => {
    const angle = pen.random() * 2 * Math.PI;
    const far = Math.sqrt(pen.random());
    return [100 + Math.cos(angle) * far * 56, 78 + Math.sin(angle) * far * 26];
  });
  pen.group(
    pen.lit(3, 0.5, 0.3, 0.4),
    path(blob(pen.random, 100, 122, 66, 28, 0.02, 12), dough),
    path(
      joined(
        'M34 104Q60 92 100 92T166 104Q172 118 150 116Q140 134 126 118',
        'Q104 126 84 118Q66 130 56 116Q28 120 34 104',
      ),
      '#fbe08e',
    ),
    path(blob(pen.random, 100, 84, 68, 36, 0.02, 12), dough),
  );
  pen.add(pen.stamp(path('M-2 0Q0-2 2 0Q0 2-2 0', '#fffdf6'), sugar));
}

/** A folded tapioca or crepe, with what its name says. */
export function tapioca(pen: Pen): void {
  plateUnder(pen, 136);
  const isSweet = pen.has('banana', 'strawberry', 'chocolate', 'condensedMilk', 'coconut', 'guava');
  const filling = pen.has('chocolate', 'hazelnut')
    ? '#5a2f18'
    : pen.has('banana')
      ? '#f0c65e'
      : isSweet
        ? '#fff3d2'
        : '#f7c24a';
  const dough = pen.radial(0.4, 0.2, 0.9, 0, '#fffefa', 0.6, '#f6efe0', 1, '#cdbf9f');
  pen.group(
    pen.lit(2.8, 0.5, 0.28, 0.4),
    path('M20 124Q24 62 100 56T182 122Q184 134 168 138Q100 152 34 138Q18 134 20 124', dough),
    path(
      joined(
        'M22 126Q40 116 62 124Q84 114 108 124Q130 114 152 122Q172 116 180 126',
        'Q176 144 150 142Q130 152 108 144Q80 152 56 142Q26 144 22 126',
      ),
      filling,
    ),
    `<g${pen.baked([0.8, 0.62, 0.34], 0.06, 1.6, -1)}>`,
    path('M22 118Q30 60 102 54T180 114Q180 122 168 120Q100 106 36 124Q22 126 22 118', dough),
    '</g>',
  );
  if (pen.has('ham', 'tomato', 'basil', 'chicken'))
    pen.group(
      pen.lit(1),
      pen.stamp(`<g transform="scale(.7)">${leaf('#6cae4e', '#3f7f31')}</g>`, [
        [60, 132],
        [100, 136],
        [140, 130],
      ]),
    );
}

/** A long roll, filled. */
export function hotDog(pen: Pen): void {
  pen.ground(104, 146, 92, 16, 0.42);
  const bun = pen.radial(0.4, 0.2, 0.9, 0, '#f8d494', 0.55, '#dd9f4c', 1, '#97571b');
  pen.group(
    pen.lit(3, 0.5, 0.3, 0.35) + turned(-12, 100, 100),
    path('M12 96Q14 64 54 62H148Q188 64 190 96Q184 110 100 108T12 96', bun),
    path('M6 96Q6 82 22 80H178Q196 82 196 96Q196 112 178 112H22Q6 112 6 96', '#b3401f'),
    line('M18 90H170', '#e8825a', 5, faded(0.8)),
    path('M10 104Q34 96 60 104T120 104T192 102Q190 142 148 146H52Q12 142 10 104', bun),
    line('M26 92q10-16 20 0t20 0t20 0t20 0t20 0t20 0t20 0', '#f7c52e', 5),
  );
}

/** A filled roll cut open: cheese, leaves and ham between two halves. */
export function sandwich(pen: Pen): void {
  plateUnder(pen, 138);
  const bread = pen.radial(0.4, 0.2, 0.9, 0, '#f4cf90', 0.55, '#d89c4c', 1, '#91551b');
  pen.group(
    pen.lit(2.6, 0.5, 0.3, 0.35) + turned(-6, 100, 100),
    path('M18 120H182Q184 146 150 148H50Q16 146 18 120', bread),
    path(
      joined('M14 112q10-8 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t14-4', 'V124H14Z'),
      '#7cb84a',
    ),
    path('M18 104H182V114L150 114L140 128L128 114H80L68 126L58 114H18Z', '#ffc548'),
    path('M16 96Q60 90 100 96T184 96V106H16Z', '#e9938a'),
    `<g${pen.baked([0.5, 0.22, 0.02], 0.04, 1.8, -0.9)}>`,
    path('M16 96Q14 50 60 48H142Q186 50 184 96Q180 102 172 102H28Q20 102 16 96', bread),
    '</g>',
  );
  pen.add(oval(70, 62, 22, 5, '#fff3d2', faded(0.45) + turned(-10, 70, 62)));
}
