// The narrowest phone still in use, and a browser zoomed to 400 percent.

import { expectNoSidewaysScroll, expectWholeWords } from './accessible.ts';
import { readyAtTable, rounds, sendToKitchen, sheetOf, sitDown } from './at-table.ts';
import { orderPudding, signUp } from './calls.ts';
import { signInAsStaff } from './kitchen.ts';
import { add, open, openCart, openCheckout, site } from './steps.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 320, height: 640 } });

// Rows: 1.7
test('nothing has to be dragged sideways at 320 pixels', async ({ page }) => {
  test.slow();
  for (const [brand, product] of [
    ['pizzaria', 'Pizza meio a meio'],
    ['burger', 'Cheddar e bacon'],
  ] as const) {
    await open(page, `${site(brand)}/delivery`);
    await expectNoSidewaysScroll(page, `menu of ${brand}`);
    await page.getByRole('link', { name: product, exact: true }).first().click();
    await expect(page.getByLabel('Alguma observação?')).toBeVisible();
    await expectNoSidewaysScroll(page, product);
  }
  for (const address of [
    '/delivery?busca=pizza',
    '/delivery?busca=xyzxyz',
    '/login',
    '/delivery?painel=endereco',
    '/delivery?painel=sacola',
    '/promocional',
  ]) {
    await open(page, site('pizzaria') + address);
    await expectNoSidewaysScroll(page, address);
  }
  for (const address of [
    `${site('acai')}/delivery?loja=boa-viagem&painel=endereco`,
    `${site('mercado')}/delivery?painel=endereco`,
  ]) {
    await open(page, address);
    await expect(page.getByRole('button', { name: 'Digitar o endereço' })).toBeVisible();
    await expectNoSidewaysScroll(page, address);
  }
  await open(page, `${site('mercado')}/delivery`);
  await expect(page.getByRole('region', { name: 'Corredores' })).toBeVisible();
  await expectWholeWords(page, 'aisles', 10);
  await open(page, `${site('acai')}/estabelecimentos`);
  await expectNoSidewaysScroll(page, 'stores');
  await open(page, `${site('acai')}/delivery?loja=boa-viagem`);
  await page.getByRole('link', { name: 'Açaí no copo', exact: true }).first().click();
  await expect(page.getByLabel('Alguma observação?')).toBeVisible();
  await expectNoSidewaysScroll(page, 'açaí');
});

// Rows: 1.7, 2.70
test('cart, checkout, order and board fit into 320 pixels', async ({ page, customer }) => {
  await open(page, `${site('pizzaria')}/delivery`);
  await add(page, 'Petit gâteau');
  await openCart(page);
  await expectNoSidewaysScroll(page, 'cart');
  await openCheckout(page);
  await expectNoSidewaysScroll(page, 'checkout');
  await orderPudding(page, customer);
  await expectNoSidewaysScroll(page, 'order');
  await open(page, `${site('pizzaria')}/painel/entrar`);
  await expectNoSidewaysScroll(page, 'staff sign-in');
  await signInAsStaff(page);
  await expectNoSidewaysScroll(page, 'board');
});

test('the screens of a table fit into 320 pixels', async ({ page }) => {
  await open(page, `${site('burger')}/conectar-mesa`);
  await expectNoSidewaysScroll(page, 'connecting');
  await sitDown(page, await sheetOf('Comanda 1', 'burger'));
  await expectNoSidewaysScroll(page, 'menu of a table');
  await readyAtTable(page, 'Marina', 'Brownie com sorvete', 'burger');
  await expectNoSidewaysScroll(page, 'checkout of a table');
  await sendToKitchen(page);
  await expect(rounds(page)).toHaveCount(1);
  await expectNoSidewaysScroll(page, 'bill');
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Pagar a conta' })).toBeVisible();
  await expectNoSidewaysScroll(page, 'paying');
});

test('the tables of a store, their sheets and the paper menu fit into 320 pixels', async ({
  page,
}) => {
  test.slow();
  await signInAsStaff(page);
  for (const address of [
    '/painel/mesas',
    '/painel/mesas/preparar',
    '/painel/mesas/qr',
    '/painel/cardapio/impresso',
  ]) {
    await open(page, site('pizzaria') + address);
    await expectNoSidewaysScroll(page, address);
  }
  await open(page, `${site('pizzaria')}/painel/mesas`);
  await page.getByRole('button', { name: 'Mesa 12 Livre' }).click();
  await page
    .getByRole('dialog', { name: 'Mesa 12' })
    .getByRole('button', { name: 'Lançar pedido' })
    .click();
  await expect(
    page.getByRole('dialog', { name: 'Pedido para Mesa 12' }).getByRole('searchbox'),
  ).toBeVisible();
  await expectNoSidewaysScroll(page, 'order for a table');
});

test('a long email and a long language fit into the profile at 320 pixels', async ({ page }) => {
  const random = String(Math.random()).slice(2, 10);
  await signUp(page, 'pizzaria', {
    email: `beatriz.ramos.${random}@restaurantes.associados.exemplo.com.br`,
  });
  await open(page, `${site('pizzaria')}/perfil`);
  await expectNoSidewaysScroll(page, 'profile');
  // It wraps at its dots only: no line begins inside a word.
  const email = page.getByText('beatriz.ramos');
  const lines = await email.evaluate((line) => {
    const parts = Array.from(line.childNodes).filter(({ nodeType }) => nodeType === 3);
    return parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getClientRects().length;
    });
  });
  expect(lines.every((count) => count === 1)).toBe(true);
  const row = page.getByRole('link', { name: 'Idioma' });
  const [name, arrow] = await Promise.all([
    row.getByText('Idioma').boundingBox(),
    row.locator('svg').last().boundingBox(),
  ]);
  // Beside the words, not below them.
  expect(arrow?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
  expect(arrow?.y).toBeLessThan((name?.y ?? 0) + 2 * (name?.height ?? 0));
});
