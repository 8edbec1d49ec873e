// Advertising tags: what is sent, to whom, and what is not. The test plays every company.

import { add, hydrated, open, site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const outside = /^https:\/\/(connect\.facebook\.net|[\w.-]*googletagmanager\.com)\//;
type Heard = { meta: unknown[][]; queues: Record<string, unknown[]> };

/**
 * All requests to the companies; the answer is an empty script, so their input stays in the queues.
 */
async function playCompanies(page: Page, answer: 'empty' | 'blocked' = 'empty'): Promise<string[]> {
  const asked: string[] = [];
  await page.route(outside, (route) => {
    asked.push(route.request().url());
    return answer === 'blocked'
      ? route.abort('blockedbyclient')
      : route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

const say = (page: Page, answer: 'accepted' | 'refused') =>
  page.context().addCookies([{ name: 'quitute_privacidade', value: answer, url: site('acai') }]);

const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const entries = Object.entries(window as unknown as Record<string, unknown>);
    const plain = (value: unknown) =>
      Object.prototype.toString.call(value) === '[object Arguments]'
        ? Array.from(value as ArrayLike<unknown>)
        : value;
    const queues = entries
      .filter(([name]) => name.startsWith('quituteTags_'))
      .map(([name, queue]) => [name, (queue as unknown[]).map(plain)]);
    return {
      meta: (window as unknown as { fbq?: { queue: unknown[][] } }).fbq?.queue ?? [],
      queues: Object.fromEntries(queues),
    };
  });
const metaEvents = async (page: Page) =>
  (await heard(page)).meta
    .filter(([command]) => command === 'trackSingle')
    .map(([, id, name]) => `${name} ${id}`);

async function addFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Adicionar / })
    .first()
    .click();
}

// Rows: 1.21
test('no tag loads before the customer has answered, nor after a refusal', async ({ page }) => {
  const asked = await playCompanies(page);
  await page.context().clearCookies();
  await open(page, `${site('acai')}/delivery?loja=boa-viagem`);
  await page.waitForLoadState('networkidle');
  await say(page, 'refused');
  await open(page, `${site('acai')}/delivery?loja=boa-viagem`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await page.locator('iframe').count()).toBe(0);
});

// Rows: 1.21, 3.10, 3.12, 7.50
test('with consent each company’s tags report additions, and no token of the address', async ({
  page,
}) => {
  const asked = await playCompanies(page);
  await say(page, 'accepted');
  await open(page, `${site('acai')}/delivery?loja=boa-viagem&cupom=ROXO5&utm_source=ig`);
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(4);
  expect(
    asked.map((url) => url.replace(/^https:\/\/[^/]+/, '').replace(/&l=.*/, '')).sort(),
  ).toEqual([
    '/en_US/fbevents.js',
    '/gtag/js?id=G-0000000000',
    '/gtm.js?id=GTM-0000000',
    '/gtm.js?id=GTM-0000001',
  ]);
  expect(page.url()).not.toContain('ROXO5');
  expect(page.url()).toContain('utm_source=ig');
  await page.goto(`${site('acai')}/delivery?loja=boa-viagem&busca=açaí`);
  await hydrated(page);
  await expect
    .poll(() => metaEvents(page))
    .toEqual(['PageView 000000000000000', 'PageView 000000000000001']);
  const { queues } = await heard(page);
  expect(JSON.stringify(queues)).not.toContain('ROXO5');
  expect(queues.quituteTags_G_0000000000?.[0]).toEqual([
    'consent',
    'default',
    expect.objectContaining({ ad_user_data: 'denied', ad_personalization: 'denied' }),
  ]);
});

test('tags neither come along to the login nor start there', async ({ page }) => {
  const asked = await playCompanies(page);
  await say(page, 'accepted');
  await open(page, `${site('acai')}/login`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await open(page, `${site('acai')}/delivery?loja=boa-viagem`);
  await expect.poll(() => asked.length).toBe(4);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    history.pushState(null, '', '/login');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await reloaded;
  await hydrated(page);
  expect(await page.evaluate(() => 'fbq' in window)).toBe(false);
  expect(asked).toHaveLength(4);
});

test('a blocked tag keeps nobody from filling the cart', async ({ page }) => {
  const asked = await playCompanies(page, 'blocked');
  await say(page, 'accepted');
  await open(page, `${site('acai')}/delivery?loja=boa-viagem`);
  await expect.poll(() => asked.length).toBe(4);
  const crashes: Error[] = [];
  page.on('pageerror', (error) => crashes.push(error));
  await addFirst(page);
  await page.goto(`${site('acai')}/delivery?loja=boa-viagem&painel=sacola`);
  await expect(page.getByRole('dialog', { name: 'Sacola' })).toBeVisible();
  expect(crashes).toEqual([]);
});

// Rows: 3.10
test('the brand’s own script hears of money in a frame that can read nothing of the page', async ({
  page,
}) => {
  await playCompanies(page);
  await say(page, 'accepted');
  const document = page.waitForResponse(`${site('acai')}/etiquetas`);
  await open(page, `${site('acai')}/delivery?loja=boa-viagem`);
  expect((await document).headers()['content-security-policy']).toContain('sandbox allow-scripts;');
  await expect(page.locator('iframe[src="/etiquetas"]')).toHaveAttribute(
    'sandbox',
    'allow-scripts',
  );
  const ofTags = () => page.frames().find((one) => one.url().endsWith('/etiquetas'));
  await expect.poll(() => ofTags()?.evaluate(() => origin)).toBe('null');
  await add(page, 'Salada de frutas');
  // The demo's script writes the events it receives into its title.
  await expect.poll(() => ofTags()?.title()).toBe('AddToCart');
  expect((await page.goto(`${site('pizzaria')}/etiquetas`))?.status()).toBe(404);
});

test('the newly chosen store’s tags hear of the sale, the earlier store’s do not', async ({
  page,
}) => {
  await playCompanies(page);
  await say(page, 'accepted');
  await open(page, `${site('acai')}/delivery?loja=boa-viagem`);
  await add(page, 'Salada de frutas');
  const first = ['AddToCart 000000000000000', 'AddToCart 000000000000001'];
  const added = async () => (await metaEvents(page)).filter((name) => name.startsWith('AddToCart'));
  await expect.poll(added).toEqual(first);
  await page.evaluate(() => {
    history.pushState(null, '', '/delivery?loja=casa-forte');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await add(page, 'Salada de frutas');
  await expect.poll(added).toEqual([...first, 'AddToCart 000000000000000']);
  const { queues } = await heard(page);
  const told = (id: string) =>
    JSON.stringify(queues[`quituteTags_${id}`]).match(/"add_to_cart"/g)?.length ?? 0;
  expect([told('G_0000000000'), told('GTM_0000000'), told('GTM_0000001')]).toEqual([2, 2, 1]);
});

test('the policy allows a brand’s tag companies, no inline script, and none for staff', async ({
  page,
}) => {
  const scripts = async (address: string) => {
    const policy = (await page.goto(address))?.headers()['content-security-policy'] ?? '';
    return /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  };
  const menu = await scripts(`${site('acai')}/lojas`);
  expect(menu).toContain('https://connect.facebook.net');
  // WebAssembly only: the QR code reader.
  expect(menu).not.toContain("'unsafe-");
  expect(await scripts(`${site('pizzaria')}/delivery`)).not.toContain('https:');
  expect(await scripts(`${site('acai')}/painel/entrar`)).toMatch(
    /^'self' ('wasm-unsafe-eval' )?'nonce-[\w+/]{22}=='$/,
  );
  expect(await scripts(`${site('acai')}/painel/entrar`)).not.toContain('https:');
  // A browser on which staff have signed in: no company’s script meets their session.
  const staff = { name: 'quitute_painel', value: 'x', url: site('acai') };
  await page.context().addCookies([staff]);
  expect(await scripts(`${site('acai')}/lojas`)).not.toContain('https:');
});
