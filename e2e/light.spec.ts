// What a phone must fetch before the first product is in the cart, and for the whole menu. Bytes do
// not depend on the machine, so they can be asserted.
import { brotliCompressSync } from 'node:zlib';
import { hydrated, site } from './steps.ts';
import { expect, test } from './test.ts';

const MOST_SCRIPT_BYTES = 136_000;
/** Fetched when the menu has been idle for a while. */
const fetchedWhenIdle = /\/(product|search-screen)[^/]*\.js$/;

test('the script of the menu stays below 136 KB on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site('mercado')}/delivery`);
  await hydrated(page);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return name.endsWith('.js') ? [{ name, encodedBodySize }] : [];
    }),
  );
  expect(scripts.length).toBeGreaterThan(5);
  const needed = scripts.filter(({ name }) => !fetchedWhenIdle.test(name));
  expect(needed.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThan(
    MOST_SCRIPT_BYTES,
  );
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

for (const path of ['/delivery', '/produto/1', '/login'])
  test(`${path} is painted as it will be before any stylesheet arrives`, async ({ page }) => {
    await page.route(/\/assets\/[^/]+\.(js|css)/, (route) => route.abort());
    await page.goto(`${site('pizzaria')}${path}`);
    const styles = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('body :not(script, style)'), (element) => {
          const { display, color, fontSize, padding, inlineSize } = getComputedStyle(element);
          return [element.className, display, color, fontSize, padding, inlineSize].join(' ');
        }),
      );
    const before = await styles();
    await page.unroute(/\/assets\/[^/]+\.(js|css)/);
    await page.evaluate(() =>
      Promise.all(
        Array.from(document.querySelectorAll<HTMLLinkElement>('link[disabled]'), (link) => {
          const loaded = new Promise((done) => link.addEventListener('load', done));
          link.disabled = false;
          return loaded;
        }),
      ),
    );
    expect(before.length).toBeGreaterThan(20);
    expect(await styles()).toEqual(before);
  });
