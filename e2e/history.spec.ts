// Past orders: finding them, ordering again.

import { accept, advance } from './kitchen.ts';
import { cartOf, expectWaiting, open, orderButton } from './steps.ts';
import { readyToOrder, storeCart } from './stored.ts';
import { expect, type Page, test } from './test.ts';

// Rows: 1.15, 2.14, 7.30
test('a delivered order is confirmed by the customer and ordered again', async ({
  page,
  browser,
  kitchen,
  customer,
}) => {
  await readyToOrder(page, customer);
  await orderButton(page).click();
  await expectWaiting(page);
  await accept(kitchen, customer);
  await advance(kitchen, customer, 'Iniciar preparo');
  await advance(kitchen, customer, 'Marcar pronto');
  await page.getByRole('button', { name: 'Já retirei o pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Bom apetite!' })).toBeVisible();
  await expect(page).toHaveTitle(/^Entregue/);
  const order = page.url();
  await expectOrderedAgain(page);
  // The same session where nothing was chosen yet: pickup has no minimum, delivery does.
  const { cookies } = await page.context().storageState();
  const elsewhere = await browser.newContext({ storageState: { cookies, origins: [] } });
  const other = await elsewhere.newPage();
  await open(other, order);
  await expectOrderedAgain(other);
  await elsewhere.close();
  // A cart holds 99 of a product: what does not fit beside them is named.
  await storeCart(page, Array<string>(99).fill('Pudim de leite'));
  await open(page, order);
  await page.getByRole('button', { name: 'Pedir de novo' }).click();
  await page.getByRole('button', { name: 'Juntar à sacola' }).click();
  await expect(page.locator('.toast')).toContainText('Ficou de fora: 1× Pudim de leite');
});

async function expectOrderedAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pedir de novo' }).click();
  await expect(cartOf(page).getByText('Pudim de leite').first()).toBeVisible();
  await expect(cartOf(page).getByRole('link', { name: /^Continuar/ })).toBeVisible();
}
