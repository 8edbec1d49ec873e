// The ends of an order besides delivery.

import { orderPudding } from './calls.ts';
import { accept, expectOrders, openKitchen, ticketsOf } from './kitchen.ts';
import { expect, moveClock, test } from './test.ts';

// Rows: 4.2, 7.29
test('the customer cancels before the store accepts', async ({ page, kitchen, customer }) => {
  await orderPudding(page, customer);
  await expect(page).toHaveTitle(/^Aguardando aceite · Pedido /);
  await expect(
    ticketsOf(kitchen, customer).getByRole('button', { name: /^Aceitar/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Cancelar este pedido?' })
    .getByRole('button', { name: 'Cancelar pedido' })
    .click();
  await expect(page.getByRole('heading', { name: 'Pedido cancelado' })).toBeVisible();
  await expect(page.getByText('Cancelado antes de a loja aceitar.')).toBeVisible();
  await expect(ticketsOf(kitchen, customer).getByRole('button', { name: /^Aceitar/ })).toHaveCount(
    0,
  );
});

// Rows: 4.2
test('an accepted order can no longer be cancelled by the customer', async ({
  page,
  kitchen,
  customer,
}) => {
  await orderPudding(page, customer);
  await ticketsOf(kitchen, customer)
    .getByRole('button', { name: /^Aceitar/ })
    .click();
  await expect(page.getByText('Pedido aceito').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar', exact: true })).toHaveCount(0);
});

test('a refusal reaches the customer with its reason', async ({ page, kitchen, customer }) => {
  await orderPudding(page, customer);
  await ticketsOf(kitchen, customer).getByRole('button', { name: 'Recusar' }).click();
  const sheet = kitchen.getByRole('dialog', { name: /^Por que recusar/ });
  await sheet.locator('label').filter({ hasText: 'Outro motivo' }).click();
  const reason = sheet.getByLabel('Motivo para o cliente');
  await sheet.getByRole('button', { name: 'Recusar pedido' }).click();
  await expect(sheet.getByText('Escreva o motivo.')).toBeVisible();
  await expect(reason).toBeFocused();
  await reason.fill('O forno apagou');
  await sheet.getByRole('button', { name: 'Recusar pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Pedido cancelado' })).toBeVisible();
  await expect(page.getByText('Motivo: O forno apagou.')).toBeVisible();
});

test('a card that is pressed stays where it is until the press ends', async ({
  page,
  browser,
  customer,
}) => {
  await orderPudding(page, customer);
  await orderPudding(page, customer);
  // Opened after the orders: the only answer that the board still gets is the colleague's move.
  const [kitchen, colleague] = [await openKitchen(browser), await openKitchen(browser)];
  const second = ticketsOf(kitchen, customer).nth(1);
  const button = second.getByRole('button', { name: /^Aceitar/ });
  await button.scrollIntoViewIfNeeded();
  // The press takes the focus from elsewhere, as each press after the first one does.
  await kitchen.getByRole('link').first().focus();
  await button.hover();
  await kitchen.mouse.down();
  const before = await second.boundingBox();
  // An answer that a newer one overtakes never ends.
  const changed = kitchen.waitForEvent('requestfinished', (request) =>
    request.url().includes('/painel.data'),
  );
  await ticketsOf(colleague, customer)
    .first()
    .getByRole('button', { name: /^Aceitar/ })
    .click();
  await changed;
  expect(await second.boundingBox()).toEqual(before);
  await kitchen.mouse.up();
  await expect(
    ticketsOf(kitchen, customer).getByRole('button', { name: 'Iniciar preparo' }),
  ).toHaveCount(2);
  await kitchen.context().close();
  await colleague.context().close();
});

test('the strip about a late order comes without moving the board', async ({
  page,
  kitchen,
  customer,
}) => {
  for (const _ of Array(3)) await orderPudding(page, customer);
  await kitchen.context().setOffline(true);
  await expect(kitchen.getByText('Sem conexão.')).toBeVisible();
  // An answer that was under way sets the clock of the board again.
  await expect(async () => {
    await kitchen.evaluate(moveClock, 10 * 60_000);
    await expect(ticketsOf(kitchen, customer).first()).toContainText(/Esperando há \d\d:/, {
      timeout: 7_000,
    });
  }).toPass();
  await kitchen.setViewportSize({ width: 1280, height: 420 });
  const column = kitchen.getByRole('region', { name: /^Novos/ });
  const place = () => column.evaluate((region) => region.getBoundingClientRect().toJSON());
  const strip = kitchen.getByText(/^Pedido \d+ espera resposta$/);
  const list = column.locator('.board-column-body');
  await list.evaluate((body) => body.scrollTo(0, 0));
  await expect(strip).toBeHidden();
  const before = await place();
  await list.evaluate((body) => body.scrollTo(0, body.scrollHeight));
  await expect(strip).toBeVisible();
  expect(await place()).toEqual(before);
  await kitchen.getByRole('button', { name: 'Ver pedido' }).click();
  await expect(strip).toBeHidden();
  // Where a card is taller than its column, a part of it is enough.
  await kitchen.setViewportSize({ width: 1280, height: 320 });
  await list.evaluate((body) => body.scrollTo(0, body.scrollHeight));
  await expect(strip).toBeVisible();
  await kitchen.getByRole('button', { name: 'Ver pedido' }).click();
  await expect(strip).toBeHidden();
});

test('a refusal that a colleague has overtaken stays open and says so', async ({
  page,
  browser,
  kitchen,
  customer,
}) => {
  await orderPudding(page, customer);
  const colleague = await openKitchen(browser);
  await ticketsOf(kitchen, customer).getByRole('button', { name: 'Recusar' }).click();
  const sheet = kitchen.getByRole('dialog', { name: /^Por que/ });
  await expect(sheet.getByRole('button', { name: 'Recusar pedido' })).toBeVisible();
  await accept(colleague, customer);
  await expect(sheet.getByText(/aceitou às .* Nada foi enviado\./)).toBeVisible();
  await sheet.getByRole('button', { name: 'Cancelar pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Pedido cancelado' })).toBeVisible();
  await colleague.context().close();
});

// Rows: 2.15
test('the order page survives a reload and stays with its customer', async ({
  page,
  browser,
  customer,
}) => {
  await orderPudding(page, customer);
  await page.reload();
  await expect(page.getByText('Aguardando aceite').first()).toBeVisible();
  await expectOrders(browser, customer, 1);
});
