// What a customer does in the menu benchmark, by real taps: nothing but looking, adding a dish from
// the list, and adding a dish with choices. The same steps on the product and on the baseline.
import type { Browser, Page } from '@playwright/test';
import { type Phone, type Seen, visit } from './visit.ts';

/** Where a page has its buttons, and how it shows that something is in the cart. */
export type Site = {
  url: string;
  addButton: string;
  sendButton: string;
  /** In the page: the moment since 1970 in which count and total show something, or false. */
  inCart: () => number | false;
};

export const productSite = (url: string): Site => ({
  url,
  addButton: 'li button.add',
  sendButton: '.actionbar .btn:not(.missing)',
  inCart() {
    const bar = document.querySelector('.cartbar');
    const shown =
      bar?.checkVisibility() && /[1-9]/.test(bar.querySelector('.num')?.textContent ?? '');
    return shown === true && performance.timeOrigin + performance.now();
  },
});

export const plainSite = (url: string): Site => ({
  url,
  addButton: 'button[data-price]',
  sendButton: 'form button',
  inCart: () =>
    Number(document.querySelector('#count')?.textContent) > 0 &&
    performance.timeOrigin + performance.now(),
});

const TAP_WAIT_MS = 15_000;
const GIVE_UP_MS = 90_000;
const QUIET_MS = 5_000;
const LONGEST_MS = 40_000;

/** Nobody aims sooner after a jump, and what it passes is laid out meanwhile. */
const AIM_MS = 500;

type Place = { x: number; y: number; now: number };

declare global {
  interface Window {
    benchPlace?: string;
    benchScrolled?: number;
  }
}

/** In the page: the middle of the first match that is painted, stands still and can be tapped. */
function place({
  selector,
  text,
  aim,
}: {
  selector: string;
  text: string;
  aim: number;
}): Place | null {
  const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (!painted) return null;
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility() && ['', element.textContent?.trim()].includes(text),
  );
  if (found === undefined) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const before = window.benchPlace;
  window.benchPlace = `${selector} ${x} ${y}`;
  const hit = document.elementFromPoint(x, y);
  const canBeHit = hit !== null && (found.contains(hit) || hit.contains(found));
  const now = performance.now();
  if (!canBeHit || hit === document.body) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    window.benchScrolled = now;
  } else if (before === window.benchPlace && now >= (window.benchScrolled ?? -aim) + aim)
    return { x, y, now: performance.timeOrigin + now };
  return null;
}

async function tap(page: Page, selector: string, text = ''): Promise<number> {
  const handle = await page.waitForFunction(
    place,
    { selector, text, aim: AIM_MS },
    { polling: 'raf' },
  );
  const found = (await handle.jsonValue()) as Place;
  await page.touchscreen.tap(found.x, found.y);
  return found.now;
}

/** What the function returned in the page once it was true; null if it was not in time. */
async function when<T>(
  page: Page,
  inPage: (asked: T) => number | false,
  asked: T,
  limit = GIVE_UP_MS,
): Promise<number | null> {
  try {
    const handle = await page.waitForFunction<number | false, T>(inPage as never, asked as never, {
      polling: 'raf',
      timeout: limit,
    });
    return (await handle.jsonValue()) as number;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return null;
    throw error;
  }
}

function isChosen({ id, choose }: DishWithChoices['groups'][number]): number | false {
  return (
    document.querySelectorAll(`#og-${id} :checked`).length >= choose &&
    performance.timeOrigin + performance.now()
  );
}

const startOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

export type Look = Seen & { quiet: number; scriptBytes: number; requests: number };

/** Opens the list and touches nothing until the network has been quiet for a while. */
export const look = (browser: Browser, phone: Phone, site: Site): Promise<Look> =>
  visit(browser, phone, site.url, async ({ page, traffic, seen, inlineScriptBytes }) => {
    const began = performance.now();
    await page.goto(site.url, { waitUntil: 'commit' });
    while (traffic.idleFor() < QUIET_MS && performance.now() - began < LONGEST_MS)
      await page.waitForTimeout(250);
    return {
      ...(await seen()),
      quiet: traffic.idleFor() < QUIET_MS ? LONGEST_MS : traffic.quietAt(),
      scriptBytes: traffic.scriptBytes() + (await inlineScriptBytes()),
      requests: traffic.requests(),
    };
  });

export type Added = { at: number; lostTaps: number; scriptBytes: number };

/** From navigation to count and total after one tap on the first plus that can be seen. */
export const addFromList = (browser: Browser, phone: Phone, site: Site): Promise<Added> =>
  visit(browser, phone, site.url, async ({ page, traffic, inlineScriptBytes }) => {
    await page.goto(site.url, { waitUntil: 'commit' });
    const start = await startOf(page);
    let lostTaps = 0;
    await tap(page, site.addButton);
    let at = await when(page, site.inCart, undefined, TAP_WAIT_MS);
    while (at === null) {
      lostTaps += 1;
      await tap(page, site.addButton);
      at = await when(page, site.inCart, undefined, TAP_WAIT_MS);
    }
    const scriptBytes = traffic.scriptBytes() + (await inlineScriptBytes());
    return { at: at - start, lostTaps, scriptBytes };
  });

export type DishWithChoices = { nome: string; groups: { id: number; choose: number }[] };
export type Chosen = { usable: number; inCart: number };

/** From the tap on the list: until its first option is checked, and until it is in the cart. */
export const addWithChoices = (
  browser: Browser,
  phone: Phone,
  site: Site,
  dish: DishWithChoices,
): Promise<Chosen> =>
  visit(browser, phone, site.url, async ({ page }) => {
    await page.goto(site.url, { waitUntil: 'commit' });
    const start = await tap(page, 'li a', dish.nome);
    let usable = 0;
    for (const { id, choose } of dish.groups)
      for (let chosen = 1; chosen <= choose; chosen += 1) {
        await tap(page, `#og-${id} label:nth-of-type(${chosen})`);
        const at = (await when(page, isChosen, { id, choose: chosen })) ?? Number.NaN;
        usable ||= at - start;
      }
    await tap(page, site.sendButton);
    return { usable, inCart: ((await when(page, site.inCart, undefined)) ?? Number.NaN) - start };
  });
