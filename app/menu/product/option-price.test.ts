import { expect, test } from 'vitest';
import type { OptionGroup } from '#contract/entities/product.ts';
import { showsWholePrice } from './option-price.ts';

const VARIATION = 0;
const EXTRAS = 1;

const group = (id: number, adicional: number, prices: number[]) =>
  ({
    id,
    adicional,
    opcoes: prices.map((valor, index) => ({ id: id * 10 + index, valor, informativo: false })),
  }) as unknown as OptionGroup;

const size = group(1, VARIATION, [0, 800, 1500]);
const base = group(2, VARIATION, [0, 200, 300]);
const fruit = group(3, EXTRAS, [450]);

test('a size shows the whole price beside a choice that may cost nothing', () => {
  const opcoes = [size, base, fruit];
  expect(showsWholePrice({ opcoes }, size)).toBe(true);
  expect(showsWholePrice({ opcoes }, base)).toBe(false);
});

test('a size shows the whole price after a choice without prices', () => {
  const rare = group(4, VARIATION, [0, 0]);
  expect(showsWholePrice({ opcoes: [rare, size] }, size)).toBe(true);
});

test('a size shows its surcharge beside a choice that always costs something', () => {
  const dear = group(2, VARIATION, [200, 300]);
  expect(showsWholePrice({ opcoes: [size, dear] }, size)).toBe(false);
});
