// What a visitor may do next, drawn by chance: mostly taps on what is seen, by its place.
import type { Chance } from '#test/hostile/chance.ts';
import type { Page } from '../test.ts';

export type Visit = {
  /** The brand's origin. */
  home: string;
  /** Where the visitor goes by an address. */
  paths: readonly string[];
  chance: Chance;
};
/** Returns what was done, in a word. */
type Action = (page: Page, visit: Visit) => Promise<string>;

const texts = [
  'Marina',
  '11987654321',
  '05435-000',
  'calabresa',
  '120',
  'marina@exemplo.com.br',
  '0',
  '-5',
  '1,99',
  'a'.repeat(300),
  '<b>x</b>',
];
const keys = ['Tab', 'Shift+Tab', 'Enter', 'Escape', 'ArrowDown', 'Backspace', 'Control+k', '/'];
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role=button]';
/** Would end the visit, or the account of the demo. */
const LEAVES = /Sair|Log out|Abmelden|Déconnexion|Cerrar sesión|Terminar|conta|account|Konto/i;
/** Waits no longer for a page that another action may replace. */
const SOON = { timeout: 5_000 };

async function press(page: Page, x: number, y: number): Promise<void> {
  const isTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

const tapControl: Action = async (page, { chance }) => {
  const spots = await page.evaluate((selector) => {
    const seen = [...document.querySelectorAll(selector)].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    return seen.flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 3 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return [{ x, y, name: name.replace(/\s+/g, ' ').trim().slice(0, 40) }];
    });
  }, CONTROLS);
  const safe = spots.filter(({ name }) => !LEAVES.test(name));
  if (safe.length === 0) return 'nothing to tap';
  const { x, y, name } = chance.oneOf(safe);
  await press(page, x, y);
  return `tap "${name}"`;
};

const tapAnywhere: Action = async (page, { chance }) => {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  const [x, y] = [chance.below(width), chance.below(height)];
  await press(page, x, y);
  return `tap ${x},${y}`;
};

const type: Action = async (page, { chance }) => {
  const text = chance.oneOf(texts);
  await page.keyboard.insertText(text);
  return `type "${text.slice(0, 12)}"`;
};

const pressKey: Action = async (page, { chance }) => {
  const key = chance.oneOf(keys);
  await page.keyboard.press(key);
  return key;
};

const scroll: Action = async (page, { chance }) => {
  await page.mouse.wheel(0, chance.below(900) - 300);
  return 'scroll';
};

const goBack: Action = async (page) => {
  await page.goBack(SOON);
  return 'back';
};

const goForward: Action = async (page) => {
  await page.goForward(SOON);
  return 'forward';
};

const reload: Action = async (page) => {
  await page.reload(SOON);
  return 'reload';
};

const goTo: Action = async (page, { home, paths, chance }) => {
  const path = chance.oneOf(paths);
  await page.goto(home + path, SOON);
  return `go to ${path}`;
};

const loseNetwork: Action = async (page, { chance }) => {
  await page.context().setOffline(true);
  await page.waitForTimeout(chance.below(1_500));
  await page.context().setOffline(false);
  return 'no network';
};

/** An action stands here as often as it is likely. */
const actions: readonly Action[] = [
  ...Array.from({ length: 60 }, () => tapControl),
  ...Array.from({ length: 10 }, () => tapAnywhere),
  ...Array.from({ length: 8 }, () => type),
  ...Array.from({ length: 7 }, () => pressKey),
  ...Array.from({ length: 8 }, () => scroll),
  ...[goBack, goBack, goForward, reload, goTo, goTo, loseNetwork],
];

/** A tap may lead out of the brand: the visitor comes back. Returns what was done. */
export async function actAtRandom(page: Page, visit: Visit): Promise<string> {
  const { chance, home } = visit;
  const act = page.url().startsWith(home) ? chance.oneOf(actions) : goTo;
  // What was pressed before may replace the page in the middle of this.
  const done = await act(page, visit).catch((error: Error) => `(${error.message.slice(0, 40)})`);
  await page.waitForTimeout(chance.below(250));
  return done;
}
