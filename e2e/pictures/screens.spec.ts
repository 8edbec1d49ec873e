// The main screens look as they did when somebody last looked at them. What tells the time is
// painted over, because the clock runs on while a test does.

import { readyAtTable, sendToKitchen, sheetOf, sitDown } from '../at-table.ts';
import { orderPudding, signIn } from '../calls.ts';
import { signInAsStaff, ticketsOf } from '../kitchen.ts';
import { fillPickup, open, openCart, site } from '../steps.ts';
import { test as base, expect, type Page } from '../test.ts';

const menu = `${site('pizzaria')}/delivery`;

async function expectPicture(page: Page, name: string): Promise<void> {
  const drawn = () =>
    document.fonts.status === 'loaded' &&
    Array.from(document.images).every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      const inView = bottom > 0 && top < innerHeight && image.checkVisibility();
      return !inView || (image.complete && image.naturalWidth > 0);
    });
  await page.waitForFunction(drawn);
  const mask = ['.eta', 'time', '.order-card-time', '.console-figures'].map((of) =>
    page.locator(of),
  );
  await expect(page).toHaveScreenshot(`${name}.png`, { mask });
}

/** In light, and in dark under a name of its own. */
async function expectBoth(page: Page, name: string): Promise<void> {
  await expectPicture(page, name);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectPicture(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** A store whose board is closed warns that it may be slow to answer: it is open in all tests. */
const test = base.extend<{ openBoard: undefined }>({
  openBoard: [
    async ({ browser }, use) => {
      const board = await (await browser.newContext()).newPage();
      const reported = board.waitForResponse(/\/painel\/AcompanharPedidos$/);
      await signInAsStaff(board);
      await reported;
      await use(undefined);
      await board.context().close();
    },
    { auto: true },
  ],
});

for (const scheme of ['light', 'dark'] as const) {
  // Rows: 1.34
  test(`menu, cart and checkout in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await open(page, menu);
    await expectPicture(page, `menu-${scheme}`);
    await page.getByRole('button', { name: 'Adicionar Pudim de leite' }).click();
    const cart = await openCart(page);
    await expect(cart.getByText('Pudim de leite').first()).toBeVisible();
    if (scheme === 'light') await expectPicture(page, 'cart');
    await fillPickup(page, 'Marina Albuquerque');
    await expectPicture(page, `checkout-${scheme}`);
  });
}

// Rows: 1.34
test('the page of a product looks as it did', async ({ page }) => {
  await open(page, menu);
  await page.getByRole('link', { name: 'Pizza meio a meio' }).first().click();
  await page.getByRole('radio', { name: /^Grande/ }).check();
  await page.getByRole('checkbox', { name: /^Calabresa da Vila/ }).check();
  await page.getByRole('checkbox', { name: /^Quatro Queijos/ }).check();
  await page.evaluate(() => scrollTo(0, 0));
  await expectBoth(page, 'product');
});

// Rows: 1.34
test('the page of an order and the board look as they did', async ({ page, browser }) => {
  await orderPudding(page, 'Marina Albuquerque');
  await expectBoth(page, 'order');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const board = await phone.newPage();
  await board.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsStaff(board);
  await expect(ticketsOf(board, 'Marina Albuquerque')).toContainText('Pudim de leite');
  await expectPicture(board, 'board-phone');
  await board.setViewportSize({ width: 1280, height: 800 });
  await expectPicture(board, 'board-desktop');
  await phone.close();
});

// Rows: 1.34
test('the loyalty page looks as it did', async ({ page }) => {
  await signIn(page, 'acai', '81988650102');
  await open(page, `${site('acai')}/fidelidade`);
  await expectBoth(page, 'loyalty');
});

// Rows: 1.34
test('the bill of a table looks as it did', async ({ page }) => {
  await sitDown(page, await sheetOf('Mesa 9'));
  await readyAtTable(page, 'Marina');
  await sendToKitchen(page);
  await expect(page).toHaveURL(/\/mesa$/);
  await expect(page.getByTestId('bill-total')).toBeVisible();
  await expectBoth(page, 'bill');
});
