// The rules of WCAG 2.2, levels A and AA, that can be checked automatically, in light and dark.
import { violationsOf } from './axe.ts';
import { expect, type Page } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Only colours differ between the two.
    const found = await violationsOf(page, colorScheme === 'light' ? RULES : ['color-contrast']);
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** Nothing is wider than the window, so nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const wider = await page.evaluate(() => {
    const areas = [
      document.documentElement,
      ...document.querySelectorAll<HTMLElement>('.panel, dialog[open]'),
    ];
    return areas
      .filter((area) => area.scrollWidth > area.clientWidth)
      .map(
        (area) => `${area.tagName} ${area.className}: ${area.scrollWidth} > ${area.clientWidth}`,
      );
  });
  expect.soft(wider, what).toEqual([]);
}

/**
 * Type of twice the size. Chromium asks container queries in `rem` again only where a container
 * changes its size, and a reader's own size is there before the first layout.
 */
export async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    document.body.style.display = 'none';
    document.body.getBoundingClientRect();
    document.body.style.display = '';
  });
}

/** As many letters as fit beside nothing in type of twice the size on the narrowest phone. */
const SHORT_WORD = 8;

/**
 * Where rows leave too little room, words break between any two letters. At a soft hyphen they may.
 */
export async function expectWholeWords(
  page: Page,
  what: string,
  longest = SHORT_WORD,
): Promise<void> {
  const broken = await page.evaluate((short) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const within = text.parentElement;
      if (!within?.checkVisibility({ visibilityProperty: true }) || within.closest('.sr')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\u00AD]+/gu)) {
        if (word.length > short || word.includes('\u00AD')) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  }, longest);
  expect.soft(broken, what).toEqual([]);
}
