// Tests that change the world for everyone: they run last, one after the other.

import { expectOrders } from '../kitchen.ts';
import {
  add,
  checkoutOf,
  expectWaiting,
  fillPickup,
  open,
  openCart,
  orderButton,
  site,
} from '../steps.ts';
import { readyToOrder } from '../stored.ts';
import { expect, test } from '../test.ts';

const PAUSED = 'A loja pausou os pedidos por um momento. Sua sacola fica guardada.';

// Rows: 4.5, 5.27
test('a store that pauses during checkout takes no order, and the cart is kept', async ({
  page,
  browser,
  kitchen,
  customer,
}) => {
  test.slow();
  // The page polls the store's state; here it learns of the pause from the refusal alone.
  await page.route('**/EstabelecimentoAberto/**', (route) => route.abort());
  const checkout = await readyToOrder(page, customer);
  await kitchen.getByRole('button', { name: 'Aberto' }).click();
  const stores = kitchen.getByRole('dialog', { name: 'Receber pedidos' });
  await stores.getByRole('button', { name: '15 min' }).click();
  await expect(stores.getByRole('button', { name: 'Reabrir agora' })).toBeVisible();

  await orderButton(page).click();
  await expect(checkout.getByText(PAUSED).first()).toBeVisible();
  await expect(page).toHaveURL(/painel=finalizar/);
  const cart = await openCart(page);
  await expect(cart.getByRole('heading', { name: 'Pudim de leite' }).first()).toBeVisible();

  await stores.getByRole('button', { name: 'Reabrir agora' }).click();
  await expect(stores.getByRole('button', { name: 'Reabrir agora' })).toHaveCount(0);
  await fillPickup(page, customer);
  await orderButton(page).click();
  await expectWaiting(page);
  await expectOrders(browser, customer, 1);
});

test('of two customers for the last portions, the second orders what is left', async ({
  page,
  browser,
  customer,
}) => {
  test.slow();
  const dessert = 'Tiramisù no pote';
  const rival = await browser.newContext({ locale: 'pt-BR' });
  const other = await rival.newPage();
  await readyToOrder(other, `${customer} B`, dessert);
  const more = `Adicionar mais um ${dessert}`;

  await open(page, `${site('pizzaria')}/delivery`);
  await add(page, dessert);
  for (let count = 1; count < 4; count += 1)
    await page.getByRole('button', { name: `${more}, ${count} na sacola` }).click();
  await fillPickup(page, customer);

  // Six in all: the rival takes five while this customer is at the checkout.
  await open(other, `${site('pizzaria')}/delivery`);
  for (let count = 1; count < 5; count += 1)
    await other.getByRole('button', { name: `${more}, ${count} na sacola` }).click();
  await fillPickup(other, `${customer} B`);
  await orderButton(other).click();
  await expectWaiting(other);
  await rival.close();

  await orderButton(page).click();
  const changed = page.getByRole('dialog', { name: 'Sua sacola mudou' });
  await expect(changed.getByText('Restam 1; você tinha escolhido 4.')).toBeVisible();
  await changed.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await expect(checkoutOf(page).getByRole('link', { name: /^Sacola 1 item/ })).toBeVisible();
  await orderButton(page).click();
  await expectWaiting(page);
  await open(page, `${site('pizzaria')}/delivery`);
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: dessert, exact: true }) })
      .first(),
  ).toContainText('Esgotado hoje');
});
