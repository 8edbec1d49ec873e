// An order is changed after it was placed: staff propose, the customer agrees with one tap.
import { orderPudding } from './calls.ts';
import { accept, advance, ticketsOf } from './kitchen.ts';
import { hydrated } from './steps.ts';
import { expect, test } from './test.ts';

// Rows: 1.27
test('staff add to an order, the customer agrees, and it is delivered', async ({
  page,
  kitchen,
  customer,
}) => {
  await orderPudding(page, customer);
  await accept(kitchen, customer);
  await ticketsOf(kitchen, customer).getByRole('button', { name: 'Outras ações' }).click();
  await kitchen.getByRole('link', { name: 'Alterar pedido' }).click();
  await hydrated(kitchen);
  const search = kitchen.getByRole('combobox', { name: 'Buscar produto' });
  await expect(search).toBeVisible();
  await kitchen.keyboard.press('F4');
  await expect(search).toBeFocused();
  await search.fill('pudim de leite');
  await search.press('Enter');
  await expect(kitchen.getByText('Custa mais: vale quando o cliente concordar.')).toBeVisible();
  await kitchen.getByRole('button', { name: 'Perguntar ao cliente' }).click();
  await expect(kitchen.getByText(/^Espera a resposta do cliente/)).toBeVisible();

  await expect(page.getByRole('heading', { name: 'A loja propõe uma mudança' })).toBeVisible();
  const more = page.getByRole('region', { name: 'A loja propõe uma mudança' });
  await expect(more.getByText('+ 1× Pudim de leite')).toBeVisible();
  await expect(more.getByText('Novo total')).toBeVisible();
  await more.getByRole('button', { name: 'Concordo' }).click();
  await expect(more).toBeHidden();
  await expect(kitchen.getByText('Versão 2')).toBeVisible();
  await expect(kitchen.getByText(/o cliente concordou/)).toBeVisible();

  await kitchen.goto(new URL('/painel', kitchen.url()).href);
  await expect(ticketsOf(kitchen, customer).getByText('Pedido alterado')).toBeVisible();
  await advance(kitchen, customer, 'Iniciar preparo');
  await advance(kitchen, customer, 'Marcar pronto');
  await advance(kitchen, customer, 'Entregue');
  await expect(page).toHaveTitle(/^Entregue · /);
});

// Rows: 1.27
test('the customer asks for a change, staff decline one and accept the next', async ({
  page,
  kitchen,
  customer,
}) => {
  test.slow();
  await orderPudding(page, customer);
  const ask = page.getByRole('button', { name: 'Pedir uma mudança' });
  const sheet = page.getByRole('dialog', { name: 'Pedir uma mudança' });
  const send = sheet.getByRole('button', { name: 'Enviar à loja' });
  await ask.click();
  await sheet.getByLabel('Recado para a loja').fill('Pode trocar a calda?');
  await send.click();
  const open = page.getByRole('region', { name: 'Você pediu uma mudança' });
  await expect(open).toContainText('Pode trocar a calda?');

  await ticketsOf(kitchen, customer)
    .getByRole('link', { name: 'O cliente pede uma mudança' })
    .click();
  const asked = kitchen.getByRole('region', { name: /^O cliente pede uma mudança/ });
  await expect(asked).toContainText('Pode trocar a calda?');
  await hydrated(kitchen);
  await asked.getByRole('button', { name: 'Recusar' }).click();
  const decline = kitchen.getByRole('dialog', { name: 'Por que recusar a mudança?' });
  await decline.getByRole('button', { name: 'Recusar a mudança' }).click();
  await expect(decline.getByText('Diga por quê.')).toBeVisible();
  await decline.getByLabel('Motivo para o cliente').fill('Só temos uma calda');
  await decline.getByRole('button', { name: 'Recusar a mudança' }).click();
  await expect(page.getByText('Só temos uma calda')).toBeVisible();

  await ask.click();
  await sheet.getByRole('button', { name: 'Acrescentar um produto' }).click();
  const search = sheet.getByRole('combobox', { name: 'Buscar produto' });
  await search.fill('pudim de leite');
  await search.press('Enter');
  await expect(sheet.getByText('Novo', { exact: true })).toBeVisible();
  await expect(sheet.getByText(/^\+/)).toBeVisible();
  await send.click();
  await expect(open).toContainText(/\+ 1× Pudim de leite/);
  await expect(asked).toContainText(/\+ 1× Pudim de leite/);
  await asked.getByRole('button', { name: 'Aceitar a mudança' }).click();
  await expect(asked).toBeHidden();
  await expect(kitchen.getByText('Versão 2')).toBeVisible();
  await expect(page.getByText('A loja aceitou a mudança que você pediu.')).toBeVisible();
  await expect(open).toBeHidden();

  await kitchen.goto(new URL('/painel', kitchen.url()).href);
  await accept(kitchen, customer);
  await advance(kitchen, customer, 'Iniciar preparo');
  await expect(ask).toBeHidden();
});
