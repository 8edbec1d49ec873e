// The board works offline, and nothing is lost or done twice when the connection returns.

import { expectAccessible } from './accessible.ts';
import { orderPudding } from './calls.ts';
import { ticketsOf } from './kitchen.ts';
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

// Rows: 1.30
test('moves made without a network arrive once each when it comes back', async ({
  page,
  kitchen,
  customer,
}) => {
  await orderPudding(page, customer);
  const card = ticketsOf(kitchen, customer);
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
});

// Rows: 1.30
test('an order’s page says that it is offline, and sends what staff pressed afterwards', async ({
  page,
  kitchen,
  customer,
}) => {
  await orderPudding(page, customer);
  await ticketsOf(kitchen, customer).getByRole('link').first().click();
  await expect(kitchen.getByRole('heading', { name: 'Itens' })).toBeVisible();

  await kitchen.context().setOffline(true);
  const strip = kitchen.getByRole('alert').filter({ hasText: 'Sem conexão.' });
  await expect(strip).toContainText('O pedido está como chegou por último.');
  await kitchen.getByRole('button', { name: /^Aceitar/ }).click();
  await expect(strip).toContainText('Uma ação fica guardada e segue depois.');
  // The strip asks again by itself, and the page stays.
  await strip.getByRole('button', { name: 'Tentar agora' }).click();
  await expect(strip.getByRole('button', { name: 'Tentar agora' })).toBeEnabled();
  await expect(kitchen.getByRole('button', { name: 'Iniciar preparo' })).toBeVisible();
  await expectAccessible(kitchen, 'an order’s page without a network');

  await kitchen.context().setOffline(false);
  await expect(strip).toHaveCount(0);
  await expect(page.getByText('Pedido aceito').first()).toBeVisible();
});

// Rows: 1.30
test('what staff typed stays on the screen when the connection fails', async ({
  page,
  kitchen,
  customer,
}) => {
  await orderPudding(page, customer);
  await ticketsOf(kitchen, customer).getByRole('link').first().click();
  await kitchen.getByRole('button', { name: 'Alterar pedido' }).click();
  const search = kitchen.getByRole('combobox', { name: 'Buscar produto' });
  await search.fill('Tiramisù');
  await expect(kitchen.getByRole('option', { name: /Tiramisù/ })).toBeVisible();

  await kitchen.context().setOffline(true);
  await kitchen.getByRole('textbox', { name: 'Motivo' }).fill('Pediu mais um');
  await search.press('Enter');
  await expect(kitchen.getByText('Verifique sua conexão!')).toBeVisible();
  await kitchen.context().setOffline(false);
  // The price is asked for again by itself.
  await expect(kitchen.getByText('Verifique sua conexão!')).toHaveCount(0);
  await expect(kitchen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Pediu mais um');
  await expect(kitchen.getByRole('button', { name: 'Perguntar ao cliente' })).toBeEnabled();
});

// Rows: 1.30
test('a price that did not get through is asked for again without being told', async ({
  page,
  kitchen,
  customer,
}) => {
  await orderPudding(page, customer);
  await ticketsOf(kitchen, customer).getByRole('link').first().click();
  await kitchen.getByRole('button', { name: 'Alterar pedido' }).click();
  const search = kitchen.getByRole('combobox', { name: 'Buscar produto' });
  await search.fill('Tiramisù');
  await expect(kitchen.getByRole('option', { name: /Tiramisù/ })).toBeVisible();
  await kitchen.getByRole('textbox', { name: 'Motivo' }).fill('Pediu mais um');

  // The browser believes that it is online, so it never says that the connection is back.
  await kitchen.route('**/CalcularAlteracao*', (route) => route.abort());
  await search.press('Enter');
  await expect(kitchen.getByText('Verifique sua conexão!')).toBeVisible();
  await kitchen.unroute('**/CalcularAlteracao*');
  await expect(kitchen.getByText('Verifique sua conexão!')).toHaveCount(0);
  await expect(kitchen.getByRole('button', { name: 'Perguntar ao cliente' })).toBeEnabled();
});

// Rows: 1.30
test('a press that does not reach the server leaves the screen as it is', async ({ kitchen }) => {
  await open(kitchen, `${site('pizzaria')}/painel/cardapio/impresso`);
  await kitchen.getByRole('radio', { name: 'A5' }).check({ force: true });
  await kitchen.context().setOffline(true);
  await kitchen.getByRole('button', { name: 'Imprimir', exact: true }).click();
  await expect(kitchen.getByText('Verifique sua conexão!')).toBeVisible();
  await expect(kitchen.getByRole('heading', { name: 'Cardápio impresso' })).toBeVisible();
  await expect(kitchen.getByRole('radio', { name: 'A5' })).toBeChecked();
});
