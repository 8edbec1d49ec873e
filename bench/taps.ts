// Tap times on a phone with a processor four times slower: from a tap on a product to its screen,
// and from navigation to a working cart button.
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, wholeChromium } from '#test/set-up/chromium.ts';

const SLOWER = 4;
/** Lighthouse's settings for real throttling: a slow 4G. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const GIVE_UP_MS = 60_000;
/** The page fetches the product's code when idle. */
const SETTLED_MS = 6_000;

export type Opening = { shown: number; complete: number };

/** When the first product was in the cart, and the compressed scripts needed for it. */
export type Added = { at: number; scriptBytes: number; scriptFiles: number };

declare global {
  interface Window {
    benchOpening?: Promise<Opening>;
    benchAdded?: Added;
  }
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: wholeChromium, args: chromiumArguments });
}

async function slowPhone(browser: Browser, withNetwork: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(GIVE_UP_MS);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (withNetwork) await protocol.send('Network.enable');
  if (withNetwork) await protocol.send('Network.emulateNetworkConditions', slowNetwork);
  return page;
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

/** Taps products in turn; the first tap is listed first. */
export async function openProducts(
  browser: Browser,
  url: string,
  taps: number,
): Promise<Opening[]> {
  const page = await slowPhone(browser, false);
  try {
    await page.goto(url);
    await page.waitForTimeout(SETTLED_MS);
    const openings: Opening[] = [];
    for (let tap = 0; tap < taps; tap += 1) {
      const row = page.locator('li.p-row:not(.out)').nth(tap);
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
      if (!opening) throw new Error(`a tap on a product of ${url} did not open it`);
      openings.push(opening);
      // A tap shows its result before the address changes.
      await page.waitForURL('**/produto/**');
      await page.goBack();
      await page.locator('li.p-row').first().waitFor();
      await page.waitForTimeout(500);
    }
    return openings;
  } finally {
    await page.context().close();
  }
}

/** In the page, from its start: presses the first plus until the page shows the count. */
function pressUntilAdded(): void {
  const look = () => {
    if (document.querySelector('button.add.has') !== null) {
      const at = performance.now();
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = resources.filter(({ name }) => /\.js$/.test(name));
      window.benchAdded = {
        at,
        scriptBytes: scripts.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
        scriptFiles: scripts.length,
      };
      return;
    }
    document.querySelector<HTMLElement>('button.add')?.click();
    setTimeout(look, 50);
  };
  setTimeout(look, 0);
}

/** Milliseconds from navigation, on a slow network too, with empty caches. */
export async function timeUntilAdded(browser: Browser, url: string): Promise<Added> {
  const page = await slowPhone(browser, true);
  try {
    await page.addInitScript(pressUntilAdded);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.benchAdded !== undefined, undefined, { polling: 200 });
    const added = await page.evaluate(() => window.benchAdded);
    if (added === undefined) throw new Error(`nothing could be added on ${url}`);
    return added;
  } finally {
    await page.context().close();
  }
}
