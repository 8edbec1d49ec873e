// The screens of the console pass the automated WCAG 2.2 checks.

import { expectAccessible } from './accessible.ts';
import { signInAsStaff } from './kitchen.ts';
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe passes on the delivery map, the parameters and a product’s hours and preview', async ({
  page,
}) => {
  test.slow();
  await signInAsStaff(page, 'burger');
  await open(page, `${site('burger')}/painel/loja?aba=entrega`);
  await page.getByRole('button', { name: 'Área desenhada' }).click();
  await expect(page.getByRole('application', { name: /^Mapa da área/ })).toBeVisible();
  await expectAccessible(page, 'map of areas');
  await open(page, `${site('burger')}/painel/loja?aba=parametros`);
  await page.getByRole('button', { name: 'Novo parâmetro' }).click();
  await expectAccessible(page, 'parameters');
  await open(page, `${site('burger')}/painel/cardapio`);
  await page.locator('.editor-row-open').first().click();
  await page.getByText('Horários e período da promoção').click();
  await expectAccessible(page, 'hours of a product');
  await page.getByLabel('Nome', { exact: true }).fill('Lanche ao vivo');
  await page.getByRole('button', { name: 'Prévia ao vivo' }).click();
  await expect(
    page
      .frameLocator('iframe.menu-preview')
      .getByRole('heading', { name: 'Lanche ao vivo', level: 1 }),
  ).toBeVisible();
  await expectAccessible(page, 'preview');
});

test('axe passes on the tables, their sheet and set-up, their print and the paper menu', async ({
  page,
}) => {
  test.slow();
  await signInAsStaff(page);
  await open(page, `${site('pizzaria')}/painel/mesas`);
  // Free or not: other tests may use it.
  await page.getByRole('button', { name: /^Mesa 12 / }).click();
  await expect(page.getByRole('heading', { name: 'Mesa 12' })).toBeVisible();
  await expectAccessible(page, 'tables');
  await page.getByRole('button', { name: 'Lançar pedido' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Pedido para Mesa 12' }).getByRole('searchbox'),
  ).toBeVisible();
  await expectAccessible(page, 'order for a table');
  for (const address of [
    '/painel/mesas/preparar',
    '/painel/mesas/qr',
    '/painel/cardapio/impresso',
  ]) {
    await open(page, site('pizzaria') + address);
    await expectAccessible(page, address);
  }
});

test('axe passes on the console’s sheets, the site’s errors and an expired invitation', async ({
  page,
}) => {
  test.slow();
  const console = `${site('burger')}/painel`;
  await open(page, `${console}/convite?codigo=none`);
  await expectAccessible(page, 'invitation that does not hold');
  await signInAsStaff(page, 'burger');
  await open(page, `${console}/erros`);
  await expectAccessible(page, 'errors');
  await open(page, `${console}/equipe`);
  await page.getByRole('button', { name: 'Convidar' }).click();
  await expectAccessible(page, 'invitation');
  await open(page, `${console}/cardapio`);
  await page.getByRole('button', { name: 'Editar categoria' }).click();
  await expectAccessible(page, 'category');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Mais', exact: true }).click();
  await expectAccessible(page, 'tools');
  await page.getByRole('button', { name: 'Grupos de opções', exact: true }).click();
  const groups = page.getByRole('dialog', { name: 'Grupos de opções' });
  await expect(groups).toBeVisible();
  await expectAccessible(page, 'groups');
  await groups.getByRole('listitem').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByLabel('Nome', { exact: true })).toBeVisible();
  await expectAccessible(page, 'group');
});
