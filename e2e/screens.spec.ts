// The other screens pass the automated WCAG checks and fit the narrowest phone. One test per kind
// of visitor.

import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signIn } from './calls.ts';
import { signInAsStaff } from './kitchen.ts';
import { open, site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectWhole(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(page.locator('main, [role=main]').first()).toBeVisible();
  await expectAccessible(page, address);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, address);
  await page.setViewportSize({ width: 390, height: 844 });
}

// Rows: 1.7
test('public screens work with a screen reader and on a narrow phone', async ({ page }) => {
  test.slow();
  for (const path of ['/offline', '/downloads', '/cadastro', '/mesa'])
    await expectWhole(page, site('pizzaria') + path);
  await open(page, `${site('burger')}/downloads/android`);
  await page.getByRole('button', { name: 'Instalar no iPhone' }).click();
  await expect(page.getByRole('dialog', { name: 'Instalar no iPhone' })).toBeVisible();
  await expectAccessible(page, 'steps to install');
});

test('a customer’s screens work with a screen reader and on a narrow phone', async ({ page }) => {
  test.slow();
  await signIn(page, 'acai', '81988650102');
  for (const path of [
    '/delivery/historicoPedidos',
    '/fidelidade',
    '/fidelidade/cartelas',
    '/fidelidade/estabelecimentos',
    '/delivery/avaliacaoPedido',
  ]) {
    await expectWhole(page, site('acai') + path);
  }
});

test('the remaining console screens work with a screen reader and on a narrow phone', async ({
  page,
}) => {
  test.slow();
  await signInAsStaff(page);
  for (const path of ['erros', 'registro', 'cupons', 'avaliacoes', 'mensagens'])
    await expectWhole(page, `${site('pizzaria')}/painel/${path}`);
});

test('with the colours of the system what can be pressed or chosen still has a shape', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `${site('pizzaria')}/promocional`);
  const outlined = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.btn')].every(
      (button) => getComputedStyle(button).borderTopWidth !== '0px',
    ),
  );
  expect(outlined).toBe(true);
});

test('with the colours of the system a box shows its tick only when it is chosen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `${site('pizzaria')}/delivery`);
  await page.getByRole('link', { name: 'Pizza meio a meio' }).first().click();
  const flavour = page.locator('label').filter({ hasText: 'Calabresa da Vila' });
  const tick = flavour.locator('.check .icon');
  await expect(flavour.locator('.check')).toBeVisible();
  await expect(tick).toBeHidden();
  await flavour.click();
  await expect(tick).toBeVisible();
});
