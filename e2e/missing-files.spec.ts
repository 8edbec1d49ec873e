// Files that do not load: what is shown, and how the page recovers.
import { hydrated, open, site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

/** Retries come from presses alone: none is made by itself while the site does not answer. */
const pressesOnly = (page: Page) => page.route('**/api/health', (route) => route.abort());

test('a part that fails to load says so, and loads on a retry', async ({ page }) => {
  await pressesOnly(page);
  let broken = true;
  await page.route(/\/assets\/login-dialog[^/]*\.js/, (route) =>
    broken ? route.abort() : route.continue(),
  );
  await open(page, `${site('pizzaria')}/delivery`);
  // The session's one automatic reload has been used up.
  await page.evaluate(() => sessionStorage.setItem('quitute.r', 'true'));
  await page.getByRole('navigation').getByRole('link', { name: 'Perfil' }).first().click();
  await expect(page.getByText('Esta parte não carregou.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a cart whose files fail to load can be closed and opened again', async ({ page }) => {
  await pressesOnly(page);
  let broken = true;
  await page.route(/\/assets\/panels[^/]*\.js/, (route) =>
    broken ? route.abort() : route.continue(),
  );
  await open(page, `${site('pizzaria')}/delivery`);
  await page.evaluate(() => sessionStorage.setItem('quitute.r', 'true'));
  await page.getByRole('button', { name: /^Adicionar Pudim/ }).click();
  const cart = page.getByRole('link', { name: /^Ver sacola/ });
  await cart.click();
  await expect(page.getByText('Esta parte não carregou.')).toBeVisible();
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByText('Esta parte não carregou.')).toBeHidden();
  broken = false;
  await cart.click();
  await expect(page.getByRole('dialog').getByText('Pudim').first()).toBeVisible();
});

// Rows: 8.18
test('a product pressed before its files are there keeps the menu', async ({ page }) => {
  await pressesOnly(page);
  const files = /\/assets\/product\.route[^/]*\.js/;
  await page.route(files, (route) => route.abort());
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await open(page, `${site('pizzaria')}/delivery`);
  await page.getByRole('link', { name: 'Pizza meio a meio' }).first().click();
  await expect(page.getByText('Esta parte não carregou.')).toBeVisible();
  expect(documents).toBe(1);
  await page.unroute(files);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Pizza meio a meio', level: 1 })).toBeVisible();
});

// Rows: 8.18
test('a screen that fails to load says so, and keeps the page and what was typed', async ({
  page,
  context,
}) => {
  await pressesOnly(page);
  const signUp = /\/assets\/sign-up\.route[^/]*\.js/;
  await page.route(signUp, (route) => route.abort());
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await open(page, `${site('pizzaria')}/login`);
  const field = page.getByLabel('E-mail ou telefone');
  await field.fill('marina@exemplo.com');
  const press = async () => {
    await page.getByRole('button', { name: 'Outras opções' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Criar cadastro/ })
      .click();
  };
  await press();
  await expect(page.getByText('Esta parte não carregou.')).toBeVisible();
  await expect(field).toHaveValue('marina@exemplo.com');
  await expect(page).toHaveURL(/\/login/);
  expect(documents).toBe(1);
  await page.unroute(signUp);
  await context.setOffline(true);
  const before = await page.getByText('Esta parte não carregou.').elementHandle();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  // The retry has ended: one that goes on opens the screen by itself once there is a connection.
  await before?.waitForElementState('hidden');
  await expect(page.getByText('Esta parte não carregou.')).toBeVisible();
  await expect(field).toHaveValue('marina@exemplo.com');
  expect(documents).toBe(1);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page).toHaveURL(/\/cadastro/);
  await expect(page.getByLabel('E-mail')).toHaveValue('marina@exemplo.com');
});

test('a screen that failed to load opens by itself once its files are there', async ({ page }) => {
  const signUp = /\/assets\/sign-up\.route[^/]*\.js/;
  await page.route(signUp, (route) => route.abort());
  await open(page, `${site('pizzaria')}/login`);
  await page.getByLabel('E-mail ou telefone').fill('marina@exemplo.com');
  await page.getByRole('button', { name: 'Outras opções' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: /Criar cadastro/ }).click();
  await expect(page.getByText('Esta parte não carregou.')).toBeVisible();
  await page.unroute(signUp);
  await expect(page).toHaveURL(/\/cadastro/);
  await expect(page.getByLabel('E-mail')).toHaveValue('marina@exemplo.com');
});

// Rows: 8.18
test('a screen that a new version removed is loaded as a page, once per session', async ({
  page,
}) => {
  await page.route(/\/assets\/promotional\.route[^/]*\.js/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await open(page, `${site('pizzaria')}/delivery`);
  const link = page.locator('a[href^="/promocional"]:visible').first();
  await link.click();
  await expect(page).toHaveURL(/\/promocional/);
  await open(page, `${site('pizzaria')}/delivery`);
  await link.click();
  await expect(page.getByText('Esta parte não carregou.')).toBeVisible();
  await expect(page).toHaveURL(/\/delivery/);
});

test('a page of which a script failed for a moment hydrates by itself', async ({ page }) => {
  let asksAgain = false;
  await page.route(/\/assets\/first-[^/]*\.js/, (route) => {
    asksAgain ||= route.request().resourceType() === 'fetch';
    return asksAgain ? route.continue() : route.abort();
  });
  await open(page, `${site('pizzaria')}/delivery`);
  expect(asksAgain).toBe(true);
});

test('a page whose scripts failed hydrates when the connection is back', async ({ page }) => {
  for (const missing of [/\/assets\/first-[^/]*\.js/, /\/assets\/entry\.client[^/]*\.js/]) {
    await page.route(missing, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`${site('pizzaria')}/delivery`);
    await failed;
    await expect(page.locator('.p-row').first()).toBeVisible();
    await page.unroute(missing);
    // Until the page has noticed, a press has no effect.
    await expect(async () => {
      await page.locator('h1').click();
      await expect(page.locator('h1')).toBeVisible();
      await hydrated(page, 1_000);
    }).toPass();
    await page.evaluate(() => sessionStorage.clear());
  }
});
