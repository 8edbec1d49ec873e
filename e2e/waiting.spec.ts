// Slow connections: what is shown while something loads.
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

// Rows: 2.48, 2.50
test('a slow screen is announced over the current one', async ({ page }) => {
  await open(page, `${site('pizzaria')}/promocional`);
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/delivery[^/]*\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('a[href^="/delivery"]:visible').first().click();
  const overlay = page.getByRole('status').filter({ hasText: 'Carregando' });
  await expect(overlay).toBeVisible();
  await expect(overlay.locator('.spin')).toBeVisible();
  await expect(overlay.locator('.auth-logo')).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/delivery/);
  await expect(page.getByText('Carregando')).toHaveCount(0);
});

// Rows: 4.27
test('the menu begins with its first category, and is whole when the customer returns', async ({
  page,
}) => {
  await open(page, `${site('mercado')}/promocional`);
  // The DOM after each commit, before the next paint.
  await page.evaluate(() => {
    const seen: number[][] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const sections = [...document.querySelectorAll('.menu-layout .menu-section:not(.promos)')];
      if (sections.length > 1)
        seen.push(sections.map((section) => section.querySelectorAll('.p-row').length));
    }).observe(document.body, { childList: true, subtree: true });
  });
  const firstSeen = () =>
    page.evaluate(() => (window as unknown as { seen: number[][] }).seen.splice(0)[0]);
  await page.locator('a[href^="/delivery"]:visible').first().click();
  await expect(page.locator('.menu-section[aria-busy]')).toHaveCount(0);
  await expect(page.locator('.menu-section').last().locator('.p-row')).not.toHaveCount(0);
  const [first, ...others] = (await firstSeen()) ?? [];
  expect(first).toBeGreaterThan(0);
  expect(others.length).toBeGreaterThan(2);
  expect(others.every((rows) => rows === 0)).toBe(true);

  await page.locator('.p-row .p-link').first().click();
  await expect(page).toHaveURL(/\/produto\//);
  await firstSeen();
  await page.goBack();
  await expect(page.locator('.menu-section').first()).toBeVisible();
  expect(Math.min(...((await firstSeen()) ?? [0]))).toBeGreaterThan(0);
});

// Rows: 2.49, 2.55, 9.19
test('on an unknown host, retrying shows the splash with the version', async ({ page }) => {
  await open(page, site('pizzaria').replace('pizzaria', 'ninguem'));
  await expect(
    page.getByText('Não foram encontrados dados do aplicativo ninguem.localhost'),
  ).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/AplicativoDadosUrl/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Obtendo Informações')).toBeVisible();
  await expect(page.getByText('Versão 2.47.0')).toBeVisible();
  letGo();
  await expect(page.getByText('Nada por aqui')).toBeVisible();
});
