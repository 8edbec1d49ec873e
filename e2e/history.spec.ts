// Past orders: finding them, ordering again.

import { accept, advance, openKitchen } from './kitchen.ts';
import { cartOf, dinerOf, orderPudding } from './steps.ts';
import { expect, test } from './test.ts';

// Rows: 1.15, 2.14, 7.30
test('a delivered order is confirmed by the customer and ordered again', async ({
  page,
  browser,
}, info) => {
  const diner = dinerOf(info);
  await orderPudding(page, diner);
  const kitchen = await openKitchen(browser);
  await accept(kitchen, diner);
  await advance(kitchen, diner, 'Iniciar preparo');
  await advance(kitchen, diner, 'Marcar pronto');
  await kitchen.context().close();
  await page.getByRole('button', { name: 'Já retirei o pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Bom apetite!' })).toBeVisible();
  await expect(page).toHaveTitle(/^Entregue/);
  await page.getByRole('button', { name: 'Pedir de novo' }).click();
  await expect(cartOf(page).getByText('Pudim de leite').first()).toBeVisible();
  await expect(cartOf(page).getByRole('link', { name: /^Continuar/ })).toBeVisible();
});
