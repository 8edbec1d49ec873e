// The camera that reads a table's code: what is said of it when it cannot be used.

import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('a customer whose camera failed reads why, within the edges, and may try again', async ({
  page,
  context,
}) => {
  const url = site('burger');
  await context.addCookies([{ name: 'quitute_idioma', value: 'de', url }]);
  await open(page, `${url}/conectar-mesa`);
  const scan = page.getByRole('button', { name: 'QR-Code scannen' });
  await scan.click();
  const why = page.getByText(/^Die Kamera konnte nicht verwendet werden/);
  await expect(why).toBeVisible();
  await expect(scan).toBeFocused();
  const left = await why.evaluate((whole) => {
    const range = document.createRange();
    range.selectNodeContents(whole);
    return range.getBoundingClientRect().left;
  });
  expect(left).toBeGreaterThanOrEqual(20);
});

test('the frame of a dark brand is seen on the dark screen', async ({ page }) => {
  await open(page, `${site('burger')}/conectar-mesa`);
  await page.evaluate(() => document.documentElement.style.setProperty('--brand-fill', '#000'));
  const lightness = await page.locator('.viewfinder').evaluate((frame) => {
    const { borderTopColor } = getComputedStyle(frame, '::before');
    return Number(/^oklch\(([\d.]+)/.exec(borderTopColor)?.[1] ?? 0);
  });
  expect(lightness).toBeGreaterThan(0.7);
});
