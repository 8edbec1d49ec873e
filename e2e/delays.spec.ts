// What happens after a time fixed by the specification, on a clock that the test moves.

import { HYDRATED } from '../contract/hydrated.ts';
import { site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const START = new Date('2026-11-20T15:00:00Z');

/** Opens a page with a stopped clock that the test moves; its scripts have started. */
async function openOnHeldClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + 60_000));
  await page.goto(site('pizzaria') + path);
  // Not `hydrated`, which waits for frames: they stand still as well.
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await page.evaluate((flag) => flag in window, HYDRATED)).toBe(true);
  }).toPass({ intervals: [50] });
}

test.describe('nobody has answered about cookies', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  // Rows: 4.16, 9.14
  test('the question is there with the page, and goes half a second after its answer', async ({
    page,
  }) => {
    await openOnHeldClock(page, '/login');
    const notice = page.getByRole('region', { name: 'Privacidade' });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Aceitar' }).click();
    await expect(notice.getByText('Obrigado!')).toBeVisible();
    await page.clock.runFor(499);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1);
    await expect(notice).toHaveCount(0);
  });
});

// Rows: 9.15
test('a part that never comes is given up after 120 seconds', async ({ page }) => {
  await page.route(/\/assets\/login-dialog[^/]*\.js/, () => undefined);
  await openOnHeldClock(page, '/delivery');
  await page.getByRole('navigation').getByRole('link', { name: 'Perfil' }).first().click();
  await page.clock.fastForward(119_000);
  await expect(page.getByText('Esta parte não carregou.')).toHaveCount(0);
  await page.clock.fastForward(1_000);
  await expect(page.getByText('Esta parte não carregou.')).toBeVisible();
});

// Rows: 4.10, 8.15
test('a refresh that finds no brand any more shows the page without data', async ({ page }) => {
  await page.route(/AplicativoDadosUrl/, (route) =>
    route.fulfill({
      json: { codErro: 30, mensagem: 'Não foram encontrados dados do aplicativo pizzaria' },
    }),
  );
  await openOnHeldClock(page, '/promocional');
  await expect(async () => {
    await page.clock.fastForward('16:00');
    await expect(page.getByText(/^Não foram encontrados dados do aplicativo/)).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
});
