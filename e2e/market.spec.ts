// A market's menu: its search and aisles first, and each product counted up and down in its tile.
import { accept, openKitchen, ticketsOf } from './kitchen.ts';
import { expectWaiting, fillPickup, hydrated, open, orderButton, site } from './steps.ts';
import { expect, test } from './test.ts';

test('an aisle leads to its tiles, where a product is counted up and down', async ({ page }) => {
  await open(page, `${site('mercado')}/delivery`);
  await expect(page.getByRole('link', { name: /^Buscar entre \d+ produtos$/ })).toBeVisible();
  const aisles = page.getByRole('region', { name: 'Corredores' });
  await aisles.getByRole('link', { name: /^Padaria/ }).click();
  const bakery = page.getByRole('region', { name: 'Padaria' });
  await expect(bakery).toBeInViewport();
  await bakery
    .getByRole('button', { name: /^Adicionar / })
    .first()
    .click();
  const more = bakery.getByRole('button', { name: /^Adicionar mais um .*, 1 na sacola$/ });
  await more.click();
  await bakery.getByRole('button', { name: /^Tirar um .*, 2 na sacola$/ }).click();
  await expect(more).toBeVisible();
  await bakery.getByRole('button', { name: /^Tirar um .*, 1 na sacola$/ }).click();
  await expect(more).toHaveCount(0);
});

test('a weight goes up and down in its tile, from the least that is sold', async ({ page }) => {
  await open(page, `${site('mercado')}/delivery`);
  const fruit = page.getByRole('region', { name: 'Frutas' });
  const tile = fruit.getByRole('listitem').filter({ hasText: 'Banana-prata' });
  await expect(tile).toContainText('/kg');
  await tile.getByRole('button', { name: 'Adicionar Banana-prata' }).click();
  const more = tile.getByRole('button', {
    name: /^Adicionar mais 100\sg de Banana-prata, 100\sg na/,
  });
  await more.click();
  await tile.getByRole('button', { name: /^Tirar 100\sg de Banana-prata, 200\sg/ }).click();
  await tile.getByRole('button', { name: /^Tirar 100\sg de Banana-prata, 100\sg/ }).click();
  await expect(tile.getByRole('button', { name: 'Adicionar Banana-prata' })).toBeVisible();
});

test('600 g are chosen, ordered and seen by the market, which writes down what it weighed', async ({
  page,
  browser,
  customer,
}) => {
  test.slow();
  await open(page, `${site('mercado')}/delivery`);
  await page.getByRole('region', { name: 'Açougue' }).getByRole('link', { name: 'Vazio' }).click();
  await hydrated(page);
  const form = page.locator('form', { hasText: 'Alguma observação?' });
  for (let step = 0; step < 5; step++)
    await form.getByRole('button', { name: /^Mais 100\sg$/ }).click();
  await expect(form.getByRole('status').filter({ hasText: /^600\sg$/ })).toBeVisible();
  await form.getByRole('button', { name: /^Adicionar R\$\s32,93$/ }).click();
  await fillPickup(page, customer);
  await orderButton(page).click();
  await expectWaiting(page);
  await expect(page.getByText(/^600\sg$/)).toBeVisible();

  const market = await openKitchen(browser, 'mercado');
  await expect(ticketsOf(market, customer)).toContainText(/600\sg/);
  await accept(market, customer);
  await ticketsOf(market, customer).getByRole('button', { name: 'Outras ações' }).click();
  await market.getByRole('link', { name: 'Alterar pedido' }).click();
  await hydrated(market);
  await market.getByLabel('Peso de Vazio na balança, em gramas').fill('580');
  await market.getByRole('button', { name: 'Alterar o pedido' }).click();
  await expect(market.getByText('Versão 2')).toBeVisible();
  await expect(page.getByText(/^580\sg$/)).toBeVisible();
  await market.context().close();
});
