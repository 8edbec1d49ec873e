// Messages to customers: what staff see of them, and what a customer who wants none gets.

import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { orderPudding } from './calls.ts';
import { openKitchen } from './kitchen.ts';
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('a browser that blocks notifications says how to change that', async ({ page, customer }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  );
  await orderPudding(page, customer);
  await expect(page.getByText('Avisos bloqueados')).toBeVisible();
});

test('staff choose how customers are notified, and read what was sent', async ({
  page,
  kitchen,
  customer,
}) => {
  await kitchen.getByRole('link', { name: 'Clientes e marketing' }).click();
  await kitchen.getByRole('link', { name: 'Mensagens' }).click();
  await expect(kitchen.getByRole('heading', { name: 'Mensagens', level: 1 })).toBeVisible();
  await expect(kitchen.getByText('Modo de teste', { exact: true })).toBeVisible();
  // Saved at once, which the switch does not show: a reload would cut it off.
  const saved = kitchen.waitForResponse('**/painel/ConfigurarAvisosDePedido');
  await kitchen.getByRole('switch', { name: /^WhatsApp/ }).check({ force: true });
  await saved;
  await kitchen.reload();
  await expect(kitchen.getByRole('switch', { name: /^WhatsApp/ })).toBeChecked();

  await orderPudding(page, customer);
  const id = /pedido\/(?:[^/]+\/)?(\d+)\/\d+/.exec(page.url())?.[1] ?? '';
  const row = kitchen.getByRole('listitem').filter({ hasText: `/delivery/pedido/${id}/` });
  await expect(row, 'it comes without a press').toContainText('Recebemos o seu pedido');
  await expect(row).toContainText('11987654321');
  await expect(row.getByText('Teste', { exact: true })).toBeVisible();
});

// No test sends an SMS in this brand.
test('a channel that nothing went out by says so', async ({ browser }) => {
  const kitchen = await openKitchen(browser, 'cafe');
  await open(kitchen, `${site('cafe')}/painel/mensagens?canal=sms`);
  await expect(kitchen.getByRole('heading', { name: 'Nenhuma mensagem' })).toBeVisible();
  await kitchen.context().close();
});

test('the messages can be read by everybody and on every screen', async ({ kitchen }) => {
  await open(kitchen, `${site('pizzaria')}/painel/mensagens`);
  await expectAccessible(kitchen, 'messages of the staff');
  for (const width of [320, 390]) {
    await kitchen.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(kitchen, `messages at ${width}`);
  }
  await kitchen
    .getByRole('navigation', { name: 'Seções' })
    .getByRole('link', { name: 'Pedidos' })
    .click();
  await expect(kitchen).toHaveURL(/\/painel$/);
});

test('only staff of the brand see messages', async ({ page }) => {
  await page.goto(`${site('pizzaria')}/painel/mensagens`);
  await expect(page).toHaveURL(/\/painel\/entrar$/);
});
