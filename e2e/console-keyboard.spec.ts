// The console by keyboard: focus is never lost, and moves are announced.

import { orderPudding } from './calls.ts';
import { signInAsStaff } from './kitchen.ts';
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

test('the console works by keyboard, and focus is never lost', async ({ page }, info) => {
  test.slow();
  await signInAsStaff(page, 'burger');
  await open(page, `${site('burger')}/painel/cardapio`);
  const grip = page.locator('.editor-row .grip').first();
  const name = (await page.locator('.editor-row b').first().textContent()) ?? '';
  await grip.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: `${name}: lugar 2 de` })).toBeAttached();
  const moved = page.getByRole('button', { name: `Mover ${name}` });
  await expect(moved).toBeFocused();
  await moved.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: `${name}: lugar 1 de` })).toBeAttached();

  const product = page.locator('.editor-row-open').first();
  await product.press('Enter');
  const field = page.getByLabel('Nome', { exact: true });
  await field.fill('');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Dê um nome ao item/);
  // Unsaved: it stays open.
  await page.keyboard.press('Escape');
  await expect(page.getByText('Salve ou descarte as mudanças primeiro.')).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(product).toBeFocused();

  await open(page, `${site('burger')}/painel/loja?aba=horarios`);
  const lines = page.getByRole('button', { name: 'Remover horário de segunda-feira' });
  await lines.first().press('Enter');
  await expect(page.locator('.setup-day').first().locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Adicionar horário a segunda-feira' }).press('Enter');
  await page.getByRole('button', { name: 'Salvar' }).press('Enter');
  await expect(page.getByLabel('segunda-feira, abre').last()).toBeFocused();

  if (info.project.name !== 'desktop') return;
  await page
    .getByRole('navigation', { name: 'Painel' })
    .getByRole('link', { name: 'Clientes e marketing' })
    .press('Enter');
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await question.getByRole('button', { name: 'Sair sem salvar' }).press('Enter');
  await page
    .getByRole('navigation', { name: 'Clientes e marketing' })
    .getByRole('link', { name: 'Cupons' })
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Cupons', level: 1 })).toBeFocused();
});

test('the first error has focus before the next frame, and takes no later key', async ({
  page,
}) => {
  await signInAsStaff(page, 'burger');
  await open(page, `${site('burger')}/painel/cardapio`);
  await page.locator('.editor-row-open').first().press('Enter');
  const field = page.getByLabel('Nome', { exact: true });
  await field.fill('');
  // As on a device that is busy: no frame comes.
  await page.evaluate(() => Object.assign(globalThis, { requestAnimationFrame: () => 0 }));
  await page.getByRole('button', { name: 'Salvar' }).press('Enter');
  await expect(field).toBeFocused();
});

test('the palette gives focus back to what had it, and to nothing else', async ({ page }) => {
  await signInAsStaff(page, 'burger');
  await open(page, `${site('burger')}/painel/numeros`);
  const palette = page.getByRole('dialog', { name: 'Buscar em tudo' });
  const openAndClose = async () => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
    // Focus is restored two frames after the dialog is gone.
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const wait = (frames: number) =>
            frames === 0 ? done() : requestAnimationFrame(() => wait(frames - 1));
          wait(4);
        }),
    );
  };
  await expect(page.locator('body')).toBeFocused();
  await openAndClose();
  await expect(page.locator('body')).toBeFocused();
  const show = page.getByRole('button', { name: 'Ver', exact: true });
  await show.focus();
  await openAndClose();
  await expect(show).toBeFocused();
});

test('the palette finds who ordered without an account', async ({ page, kitchen, customer }) => {
  await orderPudding(page, customer);
  const palette = kitchen.getByRole('dialog', { name: 'Buscar em tudo' });
  await kitchen.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill(`@${customer}`);
  const guest = palette.getByRole('option', { name: /Pediram sem cadastro/ });
  await expect(guest).toContainText(customer);
  await guest.click();
  await expect(kitchen.getByRole('heading', { name: customer })).toBeVisible();
});

test('one letter lists the shortcuts, begins an order or leads to a section', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsStaff(page, 'burger');
  const list = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await page.keyboard.press('?');
  await expect(list.getByText('Enviar à cozinha')).toBeVisible();
  // In a dialog, letters lead nowhere.
  await page.keyboard.press('n');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('gnp?');
  await expect(page.getByRole('searchbox')).toHaveValue('gnp?');
  await expect(page).toHaveURL(/painel\/configuracoes/);

  await open(page, `${site('burger')}/painel/numeros`);
  await page.keyboard.press('n');
  await expect(page.getByLabel('Telefone')).toBeFocused();
  await expect(page).toHaveURL(/painel\/balcao/);
});

test('shortcuts of one letter are turned off in the account, for this device', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsStaff(page, 'burger');
  await open(page, `${site('burger')}/painel/conta`);
  await page.getByText('Atalhos de uma letra').click();
  await open(page, `${site('burger')}/painel/conta`);
  await expect(page.getByRole('switch', { name: /Atalhos de uma letra/ })).not.toBeChecked();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Buscar em tudo' })).toBeVisible();
  await expect(page).toHaveURL(/painel\/conta/);
});

test('the keys of the counter are named where there may be a keyboard', async ({ page }) => {
  await signInAsStaff(page);
  await open(page, `${site('pizzaria')}/painel/balcao`);
  const keys = page.locator('kbd:visible');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByLabel('Cupom', { exact: false }).first()).toBeVisible();
  await expect(keys).toHaveCount(0);
  await expect(page.getByText('(F7)')).toHaveCount(0);
});
