// Staff create a product with a photo, and a customer sees it, and its new price, on the next page
// load.

import sharp from 'sharp';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { openKitchen, signInAsStaff } from './kitchen.ts';
import { open, site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

// Rows: 1.28
test('a product with a photo is on the storefront at once, and so is its new price', async ({
  page,
  context,
}) => {
  test.slow();
  const name = `Torta ${Math.random().toString(36).slice(2, 8)}`;
  const buffer = await sharp({
    create: { width: 900, height: 700, channels: 3, background: '#a0522d' },
  })
    .jpeg()
    .toBuffer();
  await signInAsStaff(page, 'burger');
  await open(page, `${site('burger')}/painel/cardapio`);
  await page.getByRole('button', { name: 'Novo item' }).click();
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('Preço', { exact: true }).fill('12,00');
  await page
    .getByLabel('Arquivo da foto')
    .setInputFiles({ name: 'torta.jpg', mimeType: 'image/jpeg', buffer });
  const crop = page.getByRole('dialog', { name: 'Recortar foto' });
  await crop.getByRole('button', { name: /^Foto\./ }).press('ArrowLeft');
  await expectAccessible(page, 'the crop of a photo');
  await crop.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(crop).toBeHidden();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo. O cardápio já mudou.')).toBeVisible();

  const customer = await context.newPage();
  const find = async () => {
    await open(customer, `${site('burger')}/delivery?busca=${encodeURIComponent(name)}`);
    return customer.getByRole('listitem').filter({ hasText: name }).first();
  };
  const row = await find();
  await expect(row).toContainText('R$ 12,00');
  await expect
    .poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/imagens\/marca\/foto-.+\.(avif|webp)$/);

  await page.getByLabel('Preço', { exact: true }).fill('14,50');
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().includes('/painel/'),
  );
  await page.getByRole('button', { name: 'Salvar' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(await find()).toContainText('R$ 14,50');
});

test('a page whose typed text was not saved is not left without a question', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsStaff(page, 'burger');
  await open(page, `${site('burger')}/painel/cardapio`);
  await page.getByRole('button', { name: 'Novo item' }).click();
  const name = page.getByLabel('Nome', { exact: true });
  await name.fill('Sopa do dia');
  const orders = page.getByRole('link', { name: 'Pedidos', exact: true }).first();
  await orders.click();
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await expectAccessible(page, 'the question before leaving');
  await question.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(name).toHaveValue('Sopa do dia');
  await expect(page).toHaveURL(/cardapio$/);
  await orders.click();
  await question.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL(/painel$/);
});

test('of several forms on a page each one asks before it is left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsStaff(page, 'burger');
  const forms = page.locator('form');
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  for (const title of ['Da marca', 'Desta loja']) {
    await open(page, `${site('burger')}/painel/loja?aba=parametros`);
    const form = forms.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await form.locator('input:not([type=checkbox])').first().fill('7');
    await page.getByRole('link', { name: 'Pedidos', exact: true }).first().click();
    await question.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect(page).toHaveURL(/painel$/);
  }
});

test('the tools of the editor are whole to a screen reader and fit into a narrow phone', async ({
  page,
}) => {
  test.slow();
  await signInAsStaff(page, 'burger');
  for (const tool of ['Mudar preços', 'Importar e exportar']) {
    await open(page, `${site('burger')}/painel/cardapio`);
    await page.getByRole('main').getByRole('button', { name: 'Mais', exact: true }).click();
    await page.getByRole('button', { name: tool }).click();
    await expect(page.getByRole('dialog', { name: tool })).toBeVisible();
    await expectAccessible(page, tool);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page, tool);
    await page.setViewportSize({ width: 390, height: 844 });
  }
});

// Rows: 1.28
test('who saves too late reads who changed what, and keeps what was typed', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `Bolo ${Math.random().toString(36).slice(2, 8)}`;
  const colleague = await openKitchen(browser, 'burger');
  const openProduct = async (tab: Page) => {
    await open(tab, `${site('burger')}/painel/cardapio`);
    await tab.getByRole('searchbox').fill(name);
    await tab
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click();
    await expect(tab.getByLabel('Nome', { exact: true })).toHaveValue(name);
  };
  const save = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Salvar' }).click();
    await expect(tab.getByText('Salvo. O cardápio já mudou.')).toBeVisible();
  };
  await signInAsStaff(page, 'burger');
  await open(page, `${site('burger')}/painel/cardapio`);
  await page.getByRole('button', { name: 'Novo item' }).click();
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('Preço', { exact: true }).fill('12,00');
  await save(page);
  await openProduct(page);
  await openProduct(colleague);
  await colleague.getByLabel('Preço', { exact: true }).fill('15,00');
  await save(colleague);

  await page.getByLabel('Descrição').fill('Com cobertura de chocolate.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'enquanto você editava' });
  await expect(alert).toContainText(/\S+ \S+ mudou isto às \d\dh\d\d/);
  await expect(alert).not.toContainText('Outra pessoa mudou');
  await expect(alert).toContainText('O que mudou: Preço');
  await expectAccessible(page, 'a product that a colleague changed');
  await expectNoSidewaysScroll(page, 'a product that a colleague changed');
  await alert.getByRole('button', { name: 'Manter o que digitei' }).press('Enter');
  await expect(page.getByLabel('Preço', { exact: true })).toHaveValue('15,00');
  await expect(page.getByLabel('Descrição')).toHaveValue('Com cobertura de chocolate.');
  await save(page);
  await colleague.context().close();
});

test('what was typed stays when the session has ended meanwhile', async ({ page }) => {
  await signInAsStaff(page, 'burger');
  await open(page, `${site('burger')}/painel/cardapio`);
  await page.locator('.editor-row-open').first().click();
  const name = page.getByLabel('Nome', { exact: true });
  await name.fill('Hambúrguer da serra');
  await page.context().clearCookies({ name: /quitute_painel$/ });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Entre na sua conta para continuar.')).toBeVisible();
  await expect(page).toHaveURL(/painel\/cardapio/);
  await expect(name).toHaveValue('Hambúrguer da serra');
});
