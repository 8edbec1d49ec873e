// A page that stays open: refreshed application data, its colours, and the version label.
import { HYDRATED } from '../contract/hydrated.ts';
import { hydrated, open, site } from './steps.ts';
import { type APIRequestContext, expect, now, type Page, type Route, test } from './test.ts';

const GREEN = '#0a7a3c';

/** The pizzaria's data, in another colour. */
async function answer(route: Route, request: APIRequestContext, colour: string): Promise<void> {
  const server = `http://127.0.0.1:${process.env.E2E_PORT}`;
  const reply = await request.get(
    `${server}/api/quitute/AplicativoDadosUrl?url=pizzaria.localhost`,
  );
  await route.fulfill({ json: { ...(await reply.json()), corSitePrimaria: colour } });
}

/** The brand's colour as page and browser show it. */
const worn = (page: Page) =>
  page.evaluate(() => [
    getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
    document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
  ]);

// Rows: 4.8, 4.9, 8.2, 8.5, 9.2
test('the application data is refreshed after fifteen minutes, and a failure is shown', async ({
  page,
  request,
}) => {
  let asked = 0;
  await page.route(/AplicativoDadosUrl/, async (route) => {
    asked += 1;
    await (asked === 1 ? answer(route, request, GREEN) : route.abort());
  });
  await page.clock.install({ time: now() });
  await page.goto(`${site('pizzaria')}/promocional`);
  await hydrateByClock(page);
  await page.clock.fastForward('14:00');
  expect(asked).toBe(0);
  await page.clock.fastForward('02:00');
  // While it is asked, time stands still: the call has a time-out.
  await expect.poll(() => worn(page)).toEqual([GREEN, GREEN]);
  expect(asked).toBe(1);
  await page.clock.fastForward('16:00');
  await expect(page.getByRole('alert').getByText('Verifique sua conexão!')).toBeVisible();
});

// Rows: 2.52, 9.19
test('the version label of the menu, the login and the stores reloads the site', async ({
  page,
}) => {
  for (const address of ['/delivery', '/login', '/lojas']) {
    await open(page, `${site(address === '/lojas' ? 'acai' : 'pizzaria')}${address}`);
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    await page.getByRole('button', { name: 'Versão 2.47.0' }).click();
    await expect(page.locator('body[data-before]')).toHaveCount(0);
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Versão 2.47.0' })).toBeVisible();
  }
});

// Rows: 4.8, 9.2
test('new colours in the refreshed application data are used at once', async ({
  page,
  request,
}) => {
  let colour = GREEN;
  await page.route(/AplicativoDadosUrl/, (route) => answer(route, request, colour));
  await page.clock.install({ time: now() });
  await page.goto(`${site('pizzaria')}/promocional`);
  await hydrateByClock(page);
  const [before] = await worn(page);
  expect(before).not.toBe(colour);
  await page.clock.fastForward('16:00');
  await expect.poll(() => worn(page)).toEqual([colour, colour]);
  // And back again.
  colour = String(before);
  await page.clock.fastForward('16:00');
  await expect.poll(() => worn(page)).toEqual([before, before]);
});

/** With a clock that only the test moves, React works when the test moves it. */
async function hydrateByClock(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return await page.evaluate((flag) => flag in window, HYDRATED);
    })
    .toBe(true);
  await page.clock.runFor(1_000);
}
