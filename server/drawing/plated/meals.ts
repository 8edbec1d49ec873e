// Cooked meals: pasta, a plate with rice and beans, and a burger with fries and a drink.
import { burger } from '../burger/burger.ts';
import { glass } from '../drinks/glass.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { blob, circle, dots, faded, line, num, oval, type Point, path } from '../shapes.ts';
import { leaf } from '../toppings/leaf.ts';
import { artOf, toppingOf } from '../toppings/toppings.ts';
import { fries } from './sides.ts';

/** A deep plate from above. */
function deepPlate(pen: Pen): void {
  const china = pen.radial(0.35, 0.25, 0.85, 0, '#fffefb', 0.7, '#f5efe4', 1, '#d3c8b6');
  pen.ground(104, 108, 97, 92, 0.38);
  pen.group(pen.lit(3, 0.7, 0.22, 0), circle(100, 98, 91, china));
  pen.add(circle(100, 99, 67, '#cfc4b0', faded(0.5)), circle(100, 100, 66, '#f8f3ea'));
}

export function pasta(pen: Pen): void {
  deepPlate(pen);
  const strands = Array.from({ length: 26 }, () => {
    const angle = pen.random() * 2 * Math.PI;
    const r = 20 + pen.random() * 34;
    const [x, y] = [100 + Math.cos(angle) * 8, 99 + Math.sin(angle) * 8];
    const [from, to] = [angle, angle + 1.6 + pen.random() * 2];
    const at = (turn: number) => `${num(x + Math.cos(turn) * r)} ${num(y + Math.sin(turn) * r)}`;
    return `M${at(from)}A${num(r)} ${num(r)} 0 0 1 ${at(to)}`;
  });
  const white = pen.has('catupiry', 'parmesan', 'gorgonzola', 'mushroom') && !pen.has('tomato');
  const green = pen.has('pesto');
  const sauce = green ? '#7da53c' : white ? '#fff3d6' : '#c8391f';
  pen.group(
    pen.lit(1.6, 0.5, 0.34, 0.4),
    path(blob(pen.random, 100, 99, 58, 57, 0.04, 14), '#e2aa45'),
    line(strands.slice(0, 13).join(''), '#f6cf74', 5.5),
    line(strands.slice(13).join(''), '#ffe09a', 5),
  );
  pen.group(
    pen.lit(2, 0.35, 0.3, 0.3),
    path(blob(pen.random, 100, 96, 32, 29, 0.12, 11), sauce),
    dots(
      [
        [88, 90],
        [106, 84],
        [114, 102],
        [94, 106],
      ],
      white ? '#e8cf94' : '#e8693f',
      8,
    ),
  );
  pen.group(
    pen.lit(1.2),
    pen.stamp(leaf('#5fa346', '#3f7f31'), [
      [96, 92],
      [108, 98],
      [100, 86],
    ]),
  );
}

/** Rice, beans, meat and leaves: the plate of the day. */
export function meal(pen: Pen): void {
  deepPlate(pen);
  const rice = Array.from({ length: 60 }, (): Point => {
    const angle = pen.random() * 2 * Math.PI;
    const far = Math.sqrt(pen.random());
    return [72 + Math.cos(angle) * far * 30, 78 + Math.sin(angle) * far * 26];
  });
  const beans = Array.from({ length: 34 }, (): Point => {
    const angle = pen.random() * 2 * Math.PI;
    const far = Math.sqrt(pen.random());
    return [130 + Math.cos(angle) * far * 24, 76 + Math.sin(angle) * far * 24];
  });
  const isChicken = pen.has('chicken');
  const meat = isChicken ? ['#f0c078', '#cf8a38', '#8f5216'] : ['#9a5a34', '#6b351a', '#3a1a0b'];
  pen.group(
    pen.lit(2, 0.5, 0.28, 0.35),
    path(blob(pen.random, 72, 78, 35, 31, 0.05, 12), '#f3ead2'),
    path(blob(pen.random, 130, 76, 30, 29, 0.05, 12), '#3f2018'),
  );
  pen.group(
    pen.lit(0.8, 0.4, 0.3, 0.3),
    pen.stamp(line('M-3 0H3', '#fffdf2', 3.2), rice),
    pen.stamp(oval(0, 0, 4.6, 3.2, '#6b3828'), beans),
  );
  pen.group(
    pen.lit(1.6, 0.5, 0.3, 0.4),
    pen.stamp(`<g transform="scale(1.5)">${leaf('#8cc25a', '#4f8f2c')}</g>`, [
      [52, 120],
      [66, 132],
      [58, 142],
      [74, 122],
    ]),
  );
  pen.group(
    pen.lit(2.6, 0.45, 0.34, 0.45),
    `<g${pen.baked([0.2, 0.07, 0.02], 0.07, 2, -1)}>`,
    path(
      blob(pen.random, 118, 124, 42, 26, 0.09, 12),
      pen.radial(0.35, 0.3, 0.8, 0, ...[meat[0] ?? '', 0.6, meat[1] ?? '', 1, meat[2] ?? '']),
    ),
    '</g>',
    line('M92 118L112 138M108 108L132 138M128 106L148 130', '#2c1208', 3.4, faded(0.4)),
  );
  if (pen.has('egg'))
    pen.group(pen.lit(1.4), `<g transform="translate(112 112)scale(1.4)">${artOf('egg')}</g>`);
}

/** The three of them side by side; the burger comes last, because it lies in front. */
export function combo(pen: Pen): void {
  const part = (x: number, y: number, scale: number, drawPart: (pen: Pen) => void) =>
    pen.within(`translate(${x} ${y})scale(${scale})`, () => drawPart(pen));
  part(2, 6, 0.62, fries);
  part(88, -6, 0.68, glass);
  part(22, 54, 0.76, burger);
}

/** The ingredients of a dish that has no drawing of its own, on a plate. */
export function assorted(pen: Pen): void {
  deepPlate(pen);
  const found = pen.words.flatMap((word) => {
    const topping = toppingOf(word);
    return topping === null ? [] : [{ word, topping }];
  });
  const shown = found.slice(0, 4);
  const wanted = shown.map(({ word, topping: { count, room } }) => ({
    word,
    count: Math.max(2, Math.round((count * 0.9) / shown.length)),
    room: room * 1.3,
  }));
  const spots = place(pen.random, wanted, {
    point: (random, room) => {
      const angle = random() * 2 * Math.PI;
      const far = Math.sqrt(random()) * (62 - room * 0.6);
      return [100 + Math.cos(angle) * far, 99 + Math.sin(angle) * far];
    },
    contains: (x, y, room) => Math.hypot(x - 100, y - 99) < 64 - room * 0.7,
  });
  pen.group(
    pen.lit(1.8, 0.5, 0.32, 0.42),
    ...shown.map(({ word, topping }) => pen.stamp(topping.art, spots.get(word) ?? [], true, 1.5)),
  );
}
