// A search for an address that gets no answer says so and leads on.

import { open, site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const boxOf = (page: Page) => page.getByLabel('Endereço', { exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Novo endereço' });

test('a search of addresses that the network cut off is asked again by a press', async ({
  page,
}) => {
  await open(page, `${site('pizzaria')}/delivery?painel=endereco`);
  await page.route('**/comum/SugerirEnderecos', (route) => route.abort());
  await boxOf(page).fill('Rua Harmonia, 456');
  await expect(dialog(page).getByRole('alert')).toContainText('Verifique sua conexão!');
  await page.unroute('**/comum/SugerirEnderecos');
  await dialog(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('button', { name: /^Rua Harmonia, 456/ })).toBeVisible();
});

test('a postal code that cannot be looked up leads to the form, which says why', async ({
  page,
}) => {
  await open(page, `${site('pizzaria')}/delivery?painel=endereco`);
  await page.route('**/api/**', (route) => route.abort());
  await boxOf(page).fill('05435-000');
  await expect(dialog(page).getByRole('alert')).toContainText(
    'A busca de CEP está fora do ar. Preencha o endereço.',
  );
  await expect(dialog(page).getByLabel('Estado')).toHaveValue('SP');
  await expect(dialog(page).getByLabel('Rua', { exact: true })).toBeEditable();
  // The box that had the focus is gone: the customer goes on at the first empty field.
  await expect(dialog(page).getByLabel('Bairro', { exact: true })).toBeFocused();
});
