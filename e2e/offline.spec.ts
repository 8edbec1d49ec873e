// Offline: the cached menu, a page that says so, and an order that is sent once when the connection
// returns.

import { expectOrders } from './kitchen.ts';
import { expectWaiting, open, orderButton, site } from './steps.ts';
import { readyToOrder } from './stored.ts';
import { expect, type Page, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const kept = (page: Page) =>
  page.evaluate(async () => {
    const pages = await (await caches.open('pages-1')).keys();
    return pages.map(({ url }) => new URL(url).pathname).sort();
  });

test('the last menu is there without a network, and says from when it is', async ({
  page,
  context,
}) => {
  await open(page, `${site('pizzaria')}/delivery`);
  await expect.poll(() => kept(page)).toEqual(['/delivery', '/offline']);
  await context.setOffline(true);
  await open(page, `${site('pizzaria')}/delivery`);
  await expect(page.getByText(/Sem internet\. Cardápio de \d\d\/\d\d,? \d\dh\d\d/)).toBeVisible();
  await page.goto(`${site('pizzaria')}/`);
  await expect(page).toHaveURL(/\/delivery$/);
  await page.goto(`${site('pizzaria')}/promocional`);
  await expect(page.getByRole('heading', { name: 'Você está sem internet' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/promocional$/);
});

test('a product of the last menu opens without a network and goes into the bag', async ({
  page,
  context,
}) => {
  await open(page, `${site('pizzaria')}/delivery`);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('menus-1')).keys()).length))
    .toBe(1);
  await context.setOffline(true);
  await page
    .getByRole('link', { name: /Calabresa/ })
    .first()
    .click();
  await expect(page.getByRole('radio').or(page.getByRole('checkbox')).first()).toBeVisible();
});

test('what is added without a network is seen in the cart', async ({ page, context }) => {
  await open(page, `${site('pizzaria')}/delivery`);
  // All that the page has fetched, with the cart and its words, which it fetches ahead.
  const cached = () =>
    page.evaluate(async () => {
      const kept = (await (await caches.open('assets-1')).keys()).map(({ url }) => url);
      const fetched = performance
        .getEntriesByType('resource')
        .map(({ name }) => name.replace('#', ''));
      const assets = fetched.filter((url) => url.includes('/assets/'));
      const ahead = [/\/panels-[^/]*\.js$/, /\/pt-BR-[^/]*\.js$/];
      const isThere = ahead.every((file) => assets.some((url) => file.test(url)));
      return [isThere, ...assets.filter((url) => !kept.includes(url))];
    });
  await page.waitForLoadState('networkidle');
  await expect.poll(cached).toEqual([true]);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Adicionar Pudim/ }).click();
  await page.getByRole('link', { name: /^Ver sacola/ }).click();
  await expect(page.getByRole('dialog').getByText('Pudim').first()).toBeVisible();
});

test('what was under way when the worker took over is there without a network', async ({
  page,
}) => {
  let release = () => {};
  const worker = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/garlicBread/, async (route) => {
    await worker;
    await route.continue();
  });
  await open(page, `${site('pizzaria')}/delivery`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  release();
  const cached = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('assets-1')).keys();
      return kept.some(({ url }) => url.includes('garlicBread'));
    });
  await expect.poll(cached).toBe(true);
});

test('a product that is not cached says so without a network, and opens once it is back', async ({
  page,
  context,
}) => {
  await open(page, `${site('pizzaria')}/delivery`);
  const menus = () =>
    page.evaluate(async () => (await (await caches.open('menus-1')).keys()).length);
  await expect.poll(menus).toBe(1);
  await page.evaluate(() => caches.delete('menus-1'));
  await context.setOffline(true);
  await page
    .getByRole('link', { name: /Calabresa/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Você está sem internet' })).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Ainda sem internet.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /Calabresa/, level: 1 })).toBeVisible();
  await expect(page.getByRole('radio').or(page.getByRole('checkbox')).first()).toBeVisible();
});

// Rows: 2.3
test('the offline page needs no brand', async ({ page }) => {
  const reply = await page.goto(`${site('nobody')}/offline`);
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Você está sem internet' })).toBeVisible();
});

test('an order whose connection was lost is sent once when it is back', async ({
  page,
  context,
  browser,
  customer,
}) => {
  await readyToOrder(page, customer);
  await context.setOffline(true);
  await orderButton(page).click();
  await expect(
    page.getByText('Assim que a internet voltar, enviamos o pedido por você, uma vez só.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expectWaiting(page);
  await expectOrders(browser, customer, 1);
});
