// Staff import a spreadsheet, undo it, and change many products at once.
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signInAsStaff } from './kitchen.ts';
import { chooseTable, importTable, openTool, unique } from './menu-tools.ts';
import { reachServer } from './reach-server.ts';
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

const editor = `${site('burger')}/painel/cardapio`;

// Rows: 1.28
test('the template is imported, and each wrong cell is named with what to write', async ({
  page,
}) => {
  test.slow();
  await signInAsStaff(page, 'burger');
  await open(page, editor);
  const sheet = await openTool(page, 'Importar e exportar');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Baixar modelo' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('cardapio-modelo.xlsx');
  await page.getByLabel('Arquivo do cardápio').setInputFiles(await download.path());
  await expect(sheet.getByText(/5 itens novos/)).toBeVisible();

  await chooseTable(page, ['Bebidas;Chá;;caro', 'Bebidas;;;5', 'Bebidas;Mate;;7']);
  await expect(sheet.getByText('1 item novo', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Linha 2, coluna valor' })).toHaveText(
    /“caro” não é um preço. Escreva só o número, como 12,50\.$/,
  );
  await expect(sheet.getByText('Linha 3, coluna nome')).toBeVisible();
  await expectAccessible(page, 'a report of an import');
  await expectNoSidewaysScroll(page, 'a report of an import');
});

// Rows: 1.28
test('an import is undone as a whole', async ({ page }) => {
  test.slow();
  const [category, name] = [`Lote ${unique()}`, `Novidade ${unique()}`];
  await signInAsStaff(page, 'burger');
  await open(page, editor);
  // Other tests import into this brand at the same time: the newest need not be this one's.
  const file = `lote-${unique()}.csv`;
  // So low that what an undo will do opens below the edge of the sheet.
  await page.setViewportSize({ width: 390, height: 500 });
  await importTable(page, [`${category};${name};;10`], file);
  const sheet = page.getByRole('dialog', { name: 'Importar e exportar' });
  await expect(sheet.getByText('1 item criado')).toBeVisible();
  const imports = sheet.getByRole('region', { name: 'Últimas importações' });
  const made = imports.getByRole('listitem').filter({ hasText: file });
  await made.getByRole('button', { name: 'Desfazer' }).click();
  await expect(made.getByText('1 item sai do cardápio')).toBeInViewport();
  await expect(made.getByRole('button', { name: 'Desfazer a importação' })).toBeInViewport();
  await expectAccessible(page, 'the undo of an import');
  await made.getByRole('button', { name: 'Desfazer a importação' }).click();
  await expect(made.getByText('Desfeita')).toBeVisible();
  await expect(sheet.getByText('1 item criado')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('button', { name: category })).toHaveCount(0);
});

// Rows: 1.28
test('selected products are hidden, moved, priced and removed together, with an undo', async ({
  page,
}) => {
  test.slow();
  const mark = unique();
  const [from, to] = [`De ${mark}`, `Para ${mark}`];
  await signInAsStaff(page, 'burger');
  await open(page, editor);
  await importTable(page, [
    `${from};Um ${mark};;10`,
    `${from};Dois ${mark};;20`,
    `${to};Três ${mark};;30`,
  ]);
  await page.keyboard.press('Escape');
  const categories = page.getByRole('navigation', { name: 'Categorias' });
  const list = page.getByRole('main').getByRole('region', { name: new RegExp(mark) });
  const row = (name: string) => list.locator('.editor-row').filter({ hasText: `${name} ${mark}` });
  const bar = page.getByRole('group', { name: 'Itens marcados' });
  const pickAll = async () => {
    await page.getByRole('button', { name: 'Selecionar' }).click();
    await page.getByRole('button', { name: 'Marcar todos', exact: true }).click();
    await expect(bar.getByText('2 itens marcados')).toBeVisible();
  };
  await categories.getByRole('button', { name: from }).click();
  await pickAll();
  await expectAccessible(page, 'selected products');
  await expectNoSidewaysScroll(page, 'selected products');
  // By keyboard: the focus stays on the pressed button while the change is sent.
  const hide = bar.getByRole('button', { name: 'Ocultar' });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/painel/MudarProdutos', async (route) => {
    await answered;
    await route.continue();
  });
  await hide.press('Enter');
  await expect(bar).toHaveAttribute('aria-busy', 'true');
  await expect(hide).toBeFocused();
  answer();
  await expect(row('Um').getByText('Oculto')).toBeVisible();
  await page.unroute('**/painel/MudarProdutos');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row('Um').getByText('Oculto')).toHaveCount(0);
  await expect(page.getByText('Desfeito.')).toBeVisible();

  // The whole row selects, and Shift selects up to it.
  await page.getByRole('button', { name: 'Selecionar' }).click();
  await row('Um').getByText(`Um ${mark}`).click();
  await expect(bar.getByText('1 item marcado')).toBeVisible();
  await row('Dois')
    .getByText(`Dois ${mark}`)
    .click({ modifiers: ['Shift'] });
  await expect(bar.getByText('2 itens marcados')).toBeVisible();
  await bar.getByRole('button', { name: 'Terminar a seleção' }).click();

  await pickAll();
  await bar.getByRole('button', { name: 'Preço' }).click();
  const prices = page.getByRole('dialog', { name: 'Mudar preços' });
  await prices.getByLabel('Quanto').fill('10');
  await prices.getByRole('button', { name: 'Mudar 2 preços' }).click();
  await expect(row('Dois')).toContainText('R$ 22,00');

  await bar.getByRole('button', { name: 'Mover', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Mover para a categoria' })
    .getByRole('button', { name: to })
    .click();
  await expect(page.getByText('2 itens mudaram de categoria.')).toBeVisible();
  await categories.getByRole('button', { name: to }).click();
  await expect(row('Dois')).toBeVisible();
  await expect(list.locator('.editor-row')).toHaveCount(3);

  await page.getByRole('button', { name: 'Selecionar' }).click();
  await page.getByRole('button', { name: 'Marcar todos', exact: true }).click();
  await bar.getByRole('button', { name: 'Remover', exact: true }).click();
  await expect(page.getByText('3 itens saíram do cardápio.')).toBeVisible();
  await expect(list.locator('.editor-row')).toHaveCount(0);
});

test('prices whose reply was lost are raised once, however often it is tried', async ({ page }) => {
  const mark = unique();
  await signInAsStaff(page, 'burger');
  await open(page, editor);
  await importTable(page, [`Reajuste ${mark};Suco ${mark};;20`]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Categorias' })
    .getByRole('button', { name: `Reajuste ${mark}` })
    .click();
  const row = page.locator('.editor-row').filter({ hasText: `Suco ${mark}` });
  await page.getByRole('button', { name: 'Selecionar' }).click();
  await page.getByRole('button', { name: 'Marcar todos', exact: true }).click();
  await page
    .getByRole('group', { name: 'Itens marcados' })
    .getByRole('button', { name: 'Preço' })
    .click();
  const prices = page.getByRole('dialog', { name: 'Mudar preços' });
  await prices.getByLabel('Quanto').fill('10');
  // The server does it, and what stands in between gives up.
  await page.route(
    '**/painel/MudarPrecos',
    async (route) => {
      await reachServer(route);
      await route.fulfill({ status: 504, body: 'Gateway Time-out' });
    },
    { times: 1 },
  );
  const change = prices.getByRole('button', { name: 'Mudar 1 preço' });
  await change.click();
  await expect(page.getByText('a loja não respondeu (504)')).toBeVisible();
  // The list behind has the new price; the sheet keeps what was sent.
  await expect(row).toContainText('R$ 22,00');
  await expect(prices).toContainText('R$ 20,00');
  await change.click();
  await expect(page.getByText('1 preço mudou.')).toBeVisible();
  await expect(row).toContainText('R$ 22,00');
});
