// The question about cookies: asked once, in a strip that covers no button, with two equal answers.

import { expectAccessible } from './accessible.ts';
import { secondsLeft } from './cookies.ts';
import { cartOf, hydrated, open, site } from './steps.ts';
import { expect, test } from './test.ts';

test.use({ storageState: { cookies: [], origins: [] } });

for (const [button, value] of [
  ['Aceitar', 'accepted'],
  ['Só o necessário', 'refused'],
] as const) {
  // Rows: 2.53, 4.16, 9.11
  test(`“${button}” is remembered for a year and not asked again`, async ({ page, context }) => {
    await open(page, `${site('pizzaria')}/delivery`);
    const notice = page.getByRole('region', { name: 'Privacidade' });
    await expect(notice).toBeVisible();
    await expectAccessible(page, 'privacy notice');
    await notice.getByRole('button', { name: button }).click();
    await expect(notice).toBeHidden();
    const cookie = (await context.cookies()).find(({ name }) => name === 'quitute_privacidade');
    expect(cookie?.value).toBe(value);
    const days = (await secondsLeft(page, 'quitute_privacidade')) / 86_400;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365.1);
    await page.reload();
    await hydrated(page);
    await expect(notice).toBeHidden();
  });
}

test('the strip covers neither the way to buy nor the navigation', async ({ page }) => {
  await open(page, `${site('pizzaria')}/produto/35`);
  const strip = page.getByRole('region', { name: 'Privacidade' });
  await expect(strip).toBeVisible();
  // Playwright presses only what nothing covers.
  await page.getByRole('button', { name: /^Adicionar R/ }).click();
  await expect(page).toHaveURL(/\/delivery/);
  await expect(strip).toBeVisible();
  await page
    .getByRole('link', { name: /Ver sacola/ })
    .first()
    .click();
  await expect(cartOf(page)).toBeVisible();
});

test('a menu that comes in pieces does not move for the strip', async ({ page }) => {
  // React would put back what is missing.
  await page.route(/\/assets\/[^/]+\.js/, () => undefined);
  await page.goto(`${site('pizzaria')}/delivery`, { waitUntil: 'commit' });
  const strips = page.locator('.consent');
  await expect(strips).toHaveCount(2);
  // As it is while the bar, which is last in the document, is still on its way.
  await page.evaluate(() => {
    document.querySelector('.page-end')?.remove();
    document.querySelector('.dock')?.remove();
  });
  await expect(strips).toBeHidden();
});

test('a page without a bar has the strip at its top', async ({ page }) => {
  await page.goto(`${site('pizzaria')}/login`);
  await expect(page.getByRole('region', { name: 'Privacidade' })).toBeVisible();
});

test('the strip is there before the scripts', async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(`${site('pizzaria')}/delivery`);
  await expect(page.getByRole('region', { name: 'Privacidade' })).toBeVisible();
});
