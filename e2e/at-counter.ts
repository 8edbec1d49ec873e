// The counter of the console for the tests that take orders there.
import { signInAsStaff } from './kitchen.ts';
import { open, site } from './steps.ts';
import { expect, type Page } from './test.ts';

const counter = `${site('pizzaria')}/painel/balcao`;
export const atWork = { name: /^Pedido .+ está na cozinha$/ };

/** A phone of this test alone. */
export const newPhone = () => `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

export async function openCounter(page: Page): Promise<void> {
  await signInAsStaff(page);
  await open(page, counter);
  await expect(page.getByLabel('Telefone')).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Buscar produto' })).toBeVisible();
}

export const linesOf = (page: Page) =>
  page.getByRole('list', { name: 'Itens escolhidos' }).getByRole('listitem');

/** Types and presses, and counts both. */
export function typist({ keyboard }: Page) {
  let keys = 0;
  return {
    count: () => keys,
    type: async (text: string) => {
      keys += text.length;
      await keyboard.type(text);
    },
    press: async (key: string) => {
      keys += 1;
      await keyboard.press(key);
    },
  };
}
