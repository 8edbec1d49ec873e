// What a waiter picks for a table and sends to the kitchen.

import { beginOrder, openNewTable } from './new-table.ts';
import { loseReply, reachServer } from './reach-server.ts';
import { expect, test } from './test.ts';

test('what a waiter adds after a lost reply makes no second order', async ({ page }) => {
  const { panel, order } = await beginOrder(page);
  await order.getByRole('searchbox').fill('petit');
  await order.getByRole('button', { name: 'Adicionar Petit gâteau' }).click();
  await loseReply(page, '/painel/PedirNaMesa');
  await order.getByRole('button', { name: /^Enviar 1 item/ }).click();
  await expect(page.getByText('Verifique sua conexão!')).toBeVisible();
  await order.getByRole('searchbox').fill('pudim');
  await order.getByRole('button', { name: /^Pudim de leite/ }).click();
  const product = page.getByRole('dialog', { name: 'Pudim de leite' });
  await product.getByRole('button', { name: /^Adicionar/ }).click();
  await order.getByRole('button', { name: /^Enviar 2 itens/ }).click();
  await expect(page.getByText('já tinha chegado à loja, como você enviou')).toBeVisible();
  await expect(order).toHaveCount(0);
  await expect(panel.getByText('Petit gâteau')).toHaveCount(1);
  await expect(panel.getByText('Pudim de leite')).toHaveCount(0);
});

test('picked items and typed text of a table are not lost unasked, and a search is', async ({
  page,
}) => {
  const label = await openNewTable(page);
  const panel = page.locator('.table-panel, .table-panel-sheet');
  const order = page.getByRole('dialog', { name: `Pedido para ${label}` });
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  const open = () => panel.getByRole('button', { name: 'Lançar pedido' }).click();
  const close = order.getByRole('button', { name: 'Fechar' });
  const leave = question.getByRole('button', { name: 'Sair sem salvar' });
  await open();
  await order.getByRole('searchbox').fill('petit');
  await close.click();
  await expect(order).toHaveCount(0);
  await open();
  await order.getByRole('searchbox').fill('petit');
  const add = order.getByRole('button', { name: 'Adicionar Petit gâteau' });
  await add.click();
  await close.click();
  await question.getByRole('button', { name: 'Continuar aqui' }).click();
  await order.getByRole('button', { name: /^Enviar 1 item/ }).click();
  await expect(panel.getByText('Petit gâteau')).toHaveCount(1);
  await panel
    .getByRole('button', { name: /^Receber/ })
    .first()
    .click();
  const pay = page.getByRole('dialog', { name: `Receber de ${label}` });
  await pay.getByLabel('Valor recebido').fill('5');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await leave.click();
  await expect(pay).toHaveCount(0);
  // A line by hand sends itself alone: what was picked stays.
  await open();
  await order.getByRole('searchbox').fill('petit');
  await add.click();
  await order.locator('label').filter({ hasText: 'Valor avulso' }).click();
  await order.getByLabel('O que é').fill('Rolha');
  await order.getByLabel('Valor de cada').fill('10');
  await order.getByRole('button', { name: 'Lançar na conta' }).click();
  await expect(panel.getByText('Rolha')).toHaveCount(1);
  await expect(order.getByRole('button', { name: /^Enviar 1 item/ })).toBeVisible();
  await close.click();
  await leave.click();
  await expect(order).toHaveCount(0);
});

test('a waiter begins at the search and comes back from a product to their place', async ({
  page,
}) => {
  const label = await openNewTable(page);
  const panel = page.locator('.table-panel, .table-panel-sheet');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/quitute/ObterCardapioPedidoMesa', async (route) => {
    await held;
    await route.continue();
  });
  await panel.getByRole('button', { name: 'Lançar pedido' }).click();
  const order = page.getByRole('dialog', { name: `Pedido para ${label}` });
  await expect(order.getByRole('searchbox')).toBeFocused();
  answer();
  const row = order.getByRole('button', { name: /^Suco natural/ });
  await row.click();
  const product = page.getByRole('dialog', { name: 'Suco natural' });
  await expect(product.getByRole('heading', { name: 'Suco natural' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(product).toHaveCount(0);
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});

test('a waiter whose menu is old reads what changed, and sends what is left', async ({ page }) => {
  const label = await openNewTable(page);
  const panel = page.locator('.table-panel, .table-panel-sheet');
  // As if it had been read when one product was cheaper and the other was still sold.
  await page.route(
    '**/api/quitute/ObterCardapioPedidoMesa',
    async (route) => {
      const response = await reachServer(route);
      const menu = await response.json();
      for (const product of menu.categorias.flatMap(
        ({ produtos }: { produtos: object[] }) => produtos,
      )) {
        if (product.nome === 'Petit gâteau') product.valor = 9.9;
        if (product.nome === 'Pudim de leite') product.id = 987_654;
      }
      await route.fulfill({ response, json: menu });
    },
    { times: 1 },
  );
  await panel.getByRole('button', { name: 'Lançar pedido' }).click();
  const order = page.getByRole('dialog', { name: `Pedido para ${label}` });
  await order.getByRole('button', { name: 'Adicionar Petit gâteau' }).click();
  await order.getByRole('button', { name: 'Adicionar Pudim de leite' }).click();
  await order.getByRole('button', { name: /^Enviar 2 itens/ }).click();
  const notice = order.getByRole('alert').filter({ hasText: 'O cardápio mudou desde então.' });
  await expect(notice.getByRole('listitem')).toHaveText([
    /^Petit gâteau: O preço mudou\. De R\$\s9,90 para R\$\s23,90\.$/,
    'Pudim de leite: Não está mais à venda.',
  ]);
  await page.screenshot({ path: `/tmp/shot-old-${test.info().project.name}.png` });
  await order.getByRole('button', { name: /^Enviar 1 item.*23,90/ }).click();
  await expect(order).toHaveCount(0);
  await expect(panel.getByText('Petit gâteau')).toBeVisible();
});
