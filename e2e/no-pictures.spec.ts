// A store of photos that is away costs pictures alone: initials stand where logos and photos were.
import { hydrated, open, site } from './steps.ts';
import { expect, test } from './test.ts';

test('a logo that cannot be loaded is the brand’s initial', async ({ page }) => {
  await page.route('**/imagens/marca/**', (route) => route.fulfill({ status: 503 }));
  await open(page, `${site('pizzaria')}/delivery`);
  await hydrated(page);
  const logo = page.locator('.store-top .logo');
  await expect(logo.getByText('F', { exact: true })).toBeVisible();
  await expect(logo.locator('img')).toHaveCount(0);
});
