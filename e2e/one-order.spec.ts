// One order, however often it is pressed and whatever the network does.

import { expectOrders } from './kitchen.ts';
import { reachServer } from './reach-server.ts';
import {
  add,
  closeLine,
  expectWaiting,
  fillPickup,
  open,
  openCart,
  openLine,
  orderButton,
  site,
} from './steps.ts';
import { readyToOrder, storeCart } from './stored.ts';
import { expect, type Page, test } from './test.ts';

const PLACING = '**/cliente/CadastrarPedido';

/** Orders reach the server, and their replies never arrive. Returns how many were accepted. */
async function loseReplies(page: Page): Promise<() => number> {
  let reached = 0;
  await page.route(PLACING, async (route) => {
    const reply = await reachServer(route);
    if (reply.ok()) reached += 1;
    await route.abort('connectionreset');
  });
  return () => reached;
}

/** Sends the order, which arrives, and whose reply is lost. Replies come again afterwards. */
async function orderWithoutReply(page: Page): Promise<void> {
  const reached = await loseReplies(page);
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nada se perdeu' })).toBeVisible();
  expect(reached()).toBe(1);
  await page.unroute(PLACING);
}

// Rows: 1.10, 7.27
test('a double tap makes one order', async ({ page, browser, customer }) => {
  await readyToOrder(page, customer);
  // The second press comes before any rerender.
  await orderButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expectWaiting(page);
  await expectOrders(browser, customer, 1);
});

test('a retry after a lost reply makes one order', async ({ page, browser, customer }) => {
  const checkout = await readyToOrder(page, customer);
  const reached = await loseReplies(page);
  await orderButton(page).click();
  const alert = checkout.getByRole('alert').filter({ hasText: 'Verifique sua conexão!' });
  await expect(alert).toContainText('Se o pedido já chegou à loja, tentar de novo não faz outro.');
  expect(reached()).toBe(1);
  await page.unroute(PLACING);
  await alert.getByRole('button', { name: 'Tentar de novo' }).click();
  await expectWaiting(page);
  await expectOrders(browser, customer, 1);
});

test('what is changed after a lost reply does not hide the order that has arrived', async ({
  page,
  browser,
  customer,
}) => {
  const checkout = await readyToOrder(page, customer);
  await orderWithoutReply(page);
  const more = await openLine(checkout, 'Mais opções');
  await more.getByLabel(/^Observação/).fill('Sem calda');
  await closeLine(checkout, 'Mais opções');
  await orderButton(page).click();
  await expectWaiting(page);
  await expect(
    page.getByText(/já tinha chegado à loja, como você enviou da primeira vez/),
  ).toBeVisible();
  await expectOrders(browser, customer, 1);
  await open(page, `${site('pizzaria')}/delivery?painel=finalizar`);
  await expect(orderButton(page)).toBeVisible();
});

test('a reload tells again that an order has no answer yet, and sends it no second time', async ({
  page,
  browser,
  customer,
}) => {
  const checkout = await readyToOrder(page, customer);
  await orderWithoutReply(page);
  const alert = checkout.getByRole('alert').filter({ hasText: 'Nada se perdeu' });
  await open(page, page.url());
  await expect(alert).toContainText('Infelizmente o sistema não respondeu');
  await alert.getByRole('button', { name: 'Tentar de novo' }).click();
  await expectWaiting(page);
  await expectOrders(browser, customer, 1);
});

test('two tabs make one order', async ({ page, context, browser, customer }) => {
  await readyToOrder(page, customer);
  const other = await context.newPage();
  await other.goto(page.url());
  await fillPickup(other, customer);
  // At the same moment, as far as two tabs can.
  await Promise.all(
    [page, other].map((tab) => orderButton(tab).evaluate((button: HTMLElement) => button.click())),
  );
  await Promise.any([page, other].map((tab) => tab.waitForURL(/\/delivery\/pedido\//)));
  await expectOrders(browser, customer, 1);
});

test('what another tab adds while an order is sent stays in the bag', async ({
  page,
  context,
  customer,
}) => {
  await readyToOrder(page, customer);
  const other = await context.newPage();
  await open(other, `${site('pizzaria')}/delivery`);
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(PLACING, async (route) => {
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest(PLACING);
  await orderButton(page).click();
  await sent;
  await add(other, 'Petit gâteau');
  send();
  await expectWaiting(page);
  const cart = await openCart(other);
  await expect(cart.getByRole('heading', { name: 'Petit gâteau' })).toBeVisible();
  await expect(cart.getByRole('link', { name: /^Continuar/ })).toContainText('R$ 23,90');
});

test('a bag that another tab has ordered says so', async ({ page, context, customer }) => {
  await readyToOrder(page, customer);
  const inCart = await context.newPage();
  await open(inCart, page.url());
  await openCart(inCart);
  const inCheckout = await context.newPage();
  await open(inCheckout, page.url());
  await expect(orderButton(inCheckout)).toBeVisible();
  await orderButton(page).click();
  await expectWaiting(page);
  for (const tab of [inCart, inCheckout])
    await expect(tab.getByText(/foi pedido ou removido em outra aba/)).toBeVisible();
  // What this tab empties itself needs no explanation.
  await storeCart(inCart, ['Petit gâteau']);
  const cart = await openCart(inCart);
  await cart.getByRole('button', { name: 'Limpar' }).click();
  await expect(cart.getByText('Escolha um prato no cardápio')).toBeVisible();
});

test('a checkout left open while another tab orders sends the next cart as a new order', async ({
  page,
  context,
  browser,
  customer,
}) => {
  await readyToOrder(page, customer);
  const other = await context.newPage();
  await other.goto(page.url());
  await readyToOrder(other, customer);
  await orderButton(other).click();
  await expectWaiting(other);
  await expect(orderButton(page)).toHaveCount(0);
  await other.goto(page.url());
  await readyToOrder(other, customer);
  await orderButton(page).click();
  await expectWaiting(page);
  await expectOrders(browser, customer, 2);
});

test('offline, the checkout says so, keeps the cart, and orders once it is back online', async ({
  page,
  context,
  browser,
  customer,
}) => {
  const checkout = await readyToOrder(page, customer);
  await context.setOffline(true);
  await orderButton(page).click();
  const alert = checkout.getByRole('alert').filter({ hasText: 'Verifique sua conexão!' });
  await expect(alert).toContainText('Nada se perdeu.');
  await expect(alert.locator('svg.lucide-wifi-off')).toBeVisible();
  await expect(orderButton(page)).toBeEnabled();
  await expect(orderButton(page)).toContainText('14,90');
  await context.setOffline(false);
  await expectWaiting(page);
  await expectOrders(browser, customer, 1);
});

test('an order that the server fails at is not shown as a lost connection', async ({
  page,
  browser,
  customer,
}) => {
  const checkout = await readyToOrder(page, customer);
  await page.route(PLACING, (route) => route.fulfill({ status: 500, body: 'no' }));
  await orderButton(page).click();
  const alert = checkout.getByRole('alert').filter({ hasText: 'Nada se perdeu.' });
  await expect(alert).toBeVisible();
  await expect(alert.locator('svg.lucide-wifi-off')).toHaveCount(0);
  await page.unroute(PLACING);
  await alert.getByRole('button', { name: 'Tentar de novo' }).click();
  await expectWaiting(page);
  await expectOrders(browser, customer, 1);
});
