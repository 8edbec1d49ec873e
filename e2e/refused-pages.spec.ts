// A console page whose address the server refuses: a sentence and a way on, not an error of ours.
import { expectAccessible } from './accessible.ts';
import { site } from './steps.ts';
import { expect, test } from './test.ts';

const CUSTOMERS = `${site('pizzaria')}/painel/clientes`;

test('an address that nobody can have is refused with its reason and leads back', async ({
  kitchen,
}) => {
  const reply = await kitchen.goto(`${CUSTOMERS}?cliente=2147483648`);
  expect(reply?.status()).toBe(400);
  const title = 'Não deu para abrir esta página';
  await expect(kitchen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(kitchen.getByText('Confira o que foi preenchido e tente de novo.')).toBeVisible();
  await expect(kitchen.getByText('O problema é nosso.')).toBeHidden();
  await expectAccessible(kitchen, 'a refused page');
  await kitchen.getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(kitchen).toHaveURL(CUSTOMERS);
  await expect(kitchen.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible();
});

test('a search with a sign that cannot be kept is refused in the words of the refusal', async ({
  kitchen,
}) => {
  const reply = await kitchen.goto(`${CUSTOMERS}?busca=%00x`);
  expect(reply?.status()).toBe(400);
  await expect(kitchen.getByText(/tem um caractere que não pode ser guardado/)).toBeVisible();
});
