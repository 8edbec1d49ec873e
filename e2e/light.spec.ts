// What a phone must fetch before the first product is in the cart, and for the whole menu. Bytes do
// not depend on the machine, so they can be asserted.
import { brotliCompressSync } from 'node:zlib';
import { hydrated, site } from './steps.ts';
import { expect, test } from './test.ts';

const MOST_SCRIPT_BYTES = 115_000;
/** Fetched when the menu has been idle for a while. */
const fetchedWhenIdle = /\/(product|search-screen)[^/]*\.js$/;

test('the script of the menu stays below 115 KB on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site('mercado')}/delivery`);
  await hydrated(page);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return name.endsWith('.js') ? [{ name, encodedBodySize }] : [];
    }),
  );
  const needed = scripts.filter(({ name }) => !fetchedWhenIdle.test(name));
  // One turn of the six connections that a browser opens to a host.
  expect(needed.length).toBeGreaterThan(3);
  expect(needed.length).toBeLessThanOrEqual(6);
  expect(needed.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThan(
    MOST_SCRIPT_BYTES,
  );
});

test('customers fetch nothing of the console with cart, login and loyalty', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${site('pizzaria')}/delivery?painel=sacola`);
  await expect(page.getByRole('dialog', { name: 'Sacola' })).toBeVisible();
  for (const path of ['/login', '/fidelidade', '/perfil', '/produto/2']) {
    await page.goto(site('pizzaria') + path);
    await hydrated(page);
  }
  expect(fetched.filter((path) => /\/assets\/panels-.+\.js$/.test(path))).toHaveLength(1);
  expect(fetched.filter((path) => /\/assets\/(staff|qr)-/.test(path))).toEqual([]);
});

test('a market fetches no pictures of tiles that are far below the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.goto(`${site('mercado')}/delivery`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const far = await page.evaluate(() => {
    const isFar = (image: Element) =>
      image.closest('.p-list') !== null &&
      (image.closest('li')?.getBoundingClientRect().top ?? 0) > 3 * innerHeight;
    const images = Array.from(document.querySelectorAll<HTMLImageElement>('main img'));
    const near = new Set(images.filter((image) => !isFar(image)).map(({ src }) => src));
    return images
      .filter((image) => isFar(image) && !near.has(image.src))
      .map(({ src }) => new URL(src).pathname);
  });
  expect(far.length).toBeGreaterThan(50);
  expect(far.filter((path) => fetched.has(path))).toEqual([]);
  await page.locator('.p-list li').nth(40).scrollIntoViewIfNeeded();
  await expect(page.locator('.p-list li img').nth(40)).toHaveJSProperty('complete', true);
});

const MOST_EARLY_BYTES = 25_000;

test('the inline script that fills the cart before hydration is below 25 KB', async ({ page }) => {
  await page.route(/\/assets\/[^/]+\.js/, (route) => route.abort());
  await page.goto(`${site('mercado')}/delivery`);
  await page
    .getByRole('button', { name: /^Adicionar / })
    .first()
    .tap();
  await expect(page.getByRole('link', { name: /Ver sacola/ })).toBeVisible();
  const code = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ type, src }) => type === '' && src === '')
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => !text.includes('streamController'))
      .join(''),
  );
  expect(brotliCompressSync(code).length).toBeLessThan(MOST_EARLY_BYTES);
});

const scripts = /\/assets\/[^/]+\.js/;
const sheets = /\/assets\/[^/]+\.css/;

for (const path of ['/delivery', '/produto/1', '/login'])
  test(`${path} is painted as it will be before any stylesheet arrives`, async ({ page }) => {
    // The scripts stay away: React would change what is compared.
    for (const kind of [scripts, sheets]) await page.route(kind, (route) => route.abort());
    await page.goto(`${site('pizzaria')}${path}`);
    const styles = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('body :not(script, style)'), (element) => {
          const { display, color, fontSize, padding, inlineSize } = getComputedStyle(element);
          return [element.className, display, color, fontSize, padding, inlineSize].join(' ');
        }),
      );
    const before = await styles();
    await page.unroute(sheets);
    // Fresh links, each time at another address: a request that the page made meanwhile and that
    // failed would be shared.
    let attempt = 0;
    await expect(async () => {
      attempt += 1;
      await page.evaluate((query) => {
        for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
          if (!link.disabled && link.sheet !== null) continue;
          const fresh = link.cloneNode() as HTMLLinkElement;
          fresh.href = `${link.href.split('?')[0]}?${query}`;
          fresh.disabled = false;
          link.replaceWith(fresh);
        }
      }, attempt);
      const areLoaded = () =>
        Array.from(
          document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
          ({ sheet }) => sheet !== null,
        );
      await expect.poll(() => page.evaluate(areLoaded), { timeout: 3_000 }).not.toContain(false);
    }).toPass();
    expect(before.length).toBeGreaterThan(20);
    expect(await styles()).toEqual(before);
  });
