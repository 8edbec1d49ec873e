// Light or dark as the customer chose, from the first paint on, in every tab and on a later visit.
import { signIn } from './calls.ts';
import { hydrated, site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const theme = (page: Page) => expect(page.locator('html'));

test('the dark that a customer chose is there before any script file, and in other tabs', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto(`${site('pizzaria')}/perfil`);
  await hydrated(page);
  const other = await context.newPage();
  await other.goto(`${site('pizzaria')}/delivery`);
  await theme(other).toHaveAttribute('data-theme', 'light');
  await page.getByText('Escura', { exact: true }).click();
  await theme(page).toHaveAttribute('data-theme', 'dark');
  await theme(other).toHaveAttribute('data-theme', 'dark');
  await other.route(/\/assets\/[^/]+\.js/, (route) => route.abort());
  await other.reload({ waitUntil: 'commit' });
  await theme(other).toHaveAttribute('data-theme', 'dark');
  await page.getByText('Automática', { exact: true }).click();
  await theme(page).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await theme(page).toHaveAttribute('data-theme', 'light');
});

test('a choice that an older version kept applies again', async ({ page }) => {
  await page.goto(`${site('pizzaria')}/delivery`);
  await hydrated(page);
  await page.evaluate(() => localStorage.setItem('quitute.appearance', '"dark"'));
  await page.reload();
  await theme(page).toHaveAttribute('data-theme', 'dark');
  await page.context().clearCookies({ name: 'quitute_aparencia' });
  await page.reload();
  await theme(page).toHaveAttribute('data-theme', 'dark');
});
