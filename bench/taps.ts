// From a tap on a product to its screen, after the menu has loaded, with a slowed processor.
import type { Browser, Page } from '@playwright/test';
import { fixed, type Line, median, milliseconds } from './report.ts';
import { midPhone, type Phone, visit } from './visit.ts';

/** The page fetches the product's code when idle. */
const SETTLED_MS = 6_000;
const TAP_AIM_MS = 80;
/** The line is not measured here. */
const onGoodLine: Phone = { ...midPhone, latency: 0, kilobitsDown: 100_000, kilobitsUp: 100_000 };

export type Opening = { shown: number; complete: number };

declare global {
  interface Window {
    benchOpening?: Promise<Opening>;
  }
}

/**
 * In the page: from pointer down to the frame that shows the product, and to the one that shows its
 * options.
 */
function watchOpening(): void {
  window.benchOpening = new Promise((done) => {
    const press = ({ timeStamp }: PointerEvent) => {
      let shown = 0;
      const afterPaint = (act: () => void) => setTimeout(act, 0);
      const look = () => {
        const product = document.querySelector('main.prod h1') !== null;
        const options = product && document.querySelector('main.prod [aria-busy="true"]') === null;
        if (product && shown === 0) {
          afterPaint(() => {
            shown ||= performance.now() - timeStamp;
          });
        }
        if (options && shown !== 0)
          return afterPaint(() => done({ shown, complete: performance.now() - timeStamp }));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('pointerdown', press, { capture: true, once: true });
  });
}

async function openProduct(page: Page, position: number): Promise<Opening> {
  const row = page.locator('li.p-row:not(.out)').nth(position);
  // Not under the bar at the bottom of the screen.
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await row.locator('h3').boundingBox();
  if (place === null) throw new Error('a product of the menu cannot be tapped');
  await page.evaluate(watchOpening);
  await page.touchscreen.tap(place.x + 20, place.y + place.height / 2);
  const opening = await Promise.race([
    page.evaluate(() => window.benchOpening),
    page.waitForTimeout(10_000),
  ]);
  if (!opening) throw new Error(`a tap on a product of ${page.url()} did not open it`);
  // A tap shows its result before the address changes.
  await page.waitForURL('**/produto/**');
  await page.goBack();
  await page.locator('li.p-row').first().waitFor();
  await page.waitForTimeout(500);
  return opening;
}

/** Taps products in turn; the first tap is listed first. */
export async function tapLines(browser: Browser, url: string, taps: number): Promise<Line[]> {
  const openings = await visit(browser, onGoodLine, url, async ({ page }) => {
    await page.goto(url);
    await page.waitForTimeout(SETTLED_MS);
    const found: Opening[] = [];
    while (found.length < taps) found.push(await openProduct(page, found.length));
    return found;
  });
  const shown = median(openings.map((one) => one.shown));
  return [
    {
      what: '  tap to product shown, once loaded',
      product: milliseconds(shown),
      aim: { text: `at most ${TAP_AIM_MS} ms`, met: shown <= TAP_AIM_MS },
    },
    {
      what: '    each tap in turn, ms',
      product: openings.map((one) => fixed(one.shown, 0)).join(' '),
    },
    { what: '    to its options', product: milliseconds(median(openings.map((o) => o.complete))) },
  ];
}
