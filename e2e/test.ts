// What every browser test imports: the test with the clock, and what a test about one order begins
// with, its customer's name and the staff's board.
import { test as clocked, type Page } from './clock.ts';
import { openKitchen } from './kitchen.ts';

export * from './clock.ts';

type OfOneTest = {
  /** A name that no other test uses, so that the board shows whose order it is. */
  customer: string;
  /** The board of the pizzeria, open before the first order, in a browser of its staff. */
  kitchen: Page;
};

export const test = clocked.extend<OfOneTest>({
  customer: async ({ browserName: _ }, use, { project, title }) => {
    const random = Math.random().toString(36).slice(2, 8);
    await use(`Marina ${title.length}${project.name} ${random}`);
  },
  kitchen: async ({ browser }, use) => {
    const page = await openKitchen(browser);
    await use(page);
    await page.context().close();
  },
});
