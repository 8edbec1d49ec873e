// Access control: addresses without a brand, other devices, other brands' staff.

import { orderPudding } from './calls.ts';
import { openKitchen } from './kitchen.ts';
import { site } from './steps.ts';
import { expect, test } from './test.ts';

// Rows: 2.29, 2.55, 4.10, 8.15
test('an address where no brand lives shows the page without data', async ({ page }) => {
  const reply = await page.goto(`${site('nobody')}/`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByText(/^Não foram encontrados dados do aplicativo/)).toBeVisible();
  await page.goto(`${site('nobody')}/delivery`);
  await expect(page.getByText(/^Não foram encontrados dados do aplicativo/)).toBeVisible();
});

// Rows: 2.15
test('another device that knows only the number of an order sees nothing personal', async ({
  page,
  browser,
  customer,
}) => {
  await orderPudding(page, customer);
  await expect(page.getByText('Pudim de leite').first()).toBeVisible();
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  const reply = await elsewhere.goto(page.url());
  expect(reply?.status()).toBe(404);
  await expect(elsewhere.getByRole('heading', { name: 'Este pedido não abre aqui' })).toBeVisible();
  const document = await elsewhere.content();
  for (const personal of [customer, 'Pudim de leite', '98765'])
    expect(document).not.toContain(personal);
  await context.close();
});

// Rows: 6.10
test('staff of one brand cannot open the board of another', async ({ browser }) => {
  const kitchen = await openKitchen(browser, 'pizzaria');
  const context = kitchen.context();
  const cookies = await context.cookies();
  expect(cookies.length).toBeGreaterThan(0);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'burger.localhost' })));
  await kitchen.goto(`${site('burger')}/painel`);
  await expect(kitchen).toHaveURL(/\/painel\/entrar$/);
  await kitchen.goto(`${site('pizzaria')}/painel`);
  await expect(kitchen).toHaveURL(/\/painel$/);
  await context.close();
});

test('the board needs a login', async ({ page }) => {
  await page.goto(`${site('pizzaria')}/painel`);
  await expect(page).toHaveURL(/\/painel\/entrar$/);
});
