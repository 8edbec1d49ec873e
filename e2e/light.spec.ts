// What a phone must fetch before the first product can be added. Bytes do not depend on the
// machine, so they can be asserted.

import { awake, site } from './steps.ts';
import { expect, test } from './test.ts';

// It was 135,000 until missing files of a screen got a retry in place of a reload.
const MOST_SCRIPT_BYTES = 139_000;
/** Fetched when the menu has been idle for a while. */
const fetchedWhenIdle = /\/(product|search-screen)[^/]*\.js$/;

test('the script of the menu stays below 139 KB on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site('mercado')}/delivery`);
  await awake(page);
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
