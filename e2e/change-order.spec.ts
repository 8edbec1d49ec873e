// An order is changed after it was placed: staff propose, the diner agrees with one tap.
import { accept, advance, openKitchen, ticketsOf } from './kitchen.ts';
import { dinerOf, hydrated, orderPudding } from './steps.ts';
import { expect, test } from './test.ts';

// Rows: 1.27
test('staff add to an order, the diner agrees, and it is delivered', async ({
  page,
  browser,
}, info) => {
  const diner = dinerOf(info);
  await orderPudding(page, diner);
  const kitchen = await openKitchen(browser);
  await accept(kitchen, diner);
  await ticketsOf(kitchen, diner).getByRole('button', { name: 'Outras ações' }).click();
  await kitchen.getByRole('link', { name: 'Alterar pedido' }).click();
  await hydrated(kitchen);
  const search = kitchen.getByRole('combobox', { name: 'Buscar produto' });
  await search.fill('pudim de leite');
  await search.press('Enter');
  await expect(kitchen.getByText('Custa mais: vale quando o cliente concordar.')).toBeVisible();
  await kitchen.getByRole('button', { name: 'Perguntar ao cliente' }).click();
  await expect(kitchen.getByText(/^Espera a resposta do cliente/)).toBeVisible();

  await expect(page.getByRole('heading', { name: 'A loja propõe uma mudança' })).toBeVisible();
  const more = page.getByRole('region', { name: 'A loja propõe uma mudança' });
  await expect(more.getByText('Novo total')).toBeVisible();
  await more.getByRole('button', { name: 'Concordo' }).click();
  await expect(more).toBeHidden();
  await expect(kitchen.getByText('Versão 2')).toBeVisible();
  await expect(kitchen.getByText(/o cliente concordou/)).toBeVisible();

  await kitchen.goto(new URL('/painel', kitchen.url()).href);
  await expect(ticketsOf(kitchen, diner).getByText('Pedido alterado')).toBeVisible();
  await advance(kitchen, diner, 'Iniciar preparo');
  await advance(kitchen, diner, 'Marcar pronto');
  await advance(kitchen, diner, 'Entregue');
  await expect(page).toHaveTitle(/^Entregue · /);
  await kitchen.context().close();
});
