// The board works offline, and nothing is lost or done twice when the connection returns.

import { openKitchen, ticketsOf } from './kitchen.ts';
import { dinerOf, orderPudding } from './steps.ts';
import { expect, test } from './test.ts';

// Rows: 1.30
test('moves made without a network arrive once each when it comes back', async ({
  page,
  browser,
}, info) => {
  const diner = dinerOf(info);
  await orderPudding(page, diner);
  const kitchen = await openKitchen(browser);
  const card = ticketsOf(kitchen, diner);
  await expect(card.getByRole('button', { name: /^Aceitar/ })).toBeVisible();
  const arrived: string[] = [];
  kitchen.on('response', (response) => {
    if (response.url().includes('MoverPedido') && response.ok())
      arrived.push(response.request().postData() ?? '');
  });

  await kitchen.context().setOffline(true);
  await card.getByRole('button', { name: /^Aceitar/ }).click();
  await expect(card.getByText('Esperando a conexão')).toBeVisible();
  await card.getByRole('button', { name: 'Iniciar preparo' }).click();
  await expect(card.getByText('Esperando a conexão')).toBeVisible();
  await expect(page.getByText('Aguardando aceite').first()).toBeVisible();

  await kitchen.context().setOffline(false);
  await expect(card.getByText('Esperando a conexão')).toHaveCount(0);
  await expect(page.getByText('Em produção').first()).toBeVisible();
  expect(arrived).toHaveLength(2);
  await kitchen.context().close();
});
