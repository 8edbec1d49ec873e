// A product's picture moves from the list to the product and back, and only for those who want
// motion.
import { open, site } from './steps.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const PRODUCT = 'Quatro Queijos';

/** Counts the copies that move, of which each is gone before a test could look. */
async function countMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let moves = 0;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('.moving-picture')) moves += 1;
      document.documentElement.dataset.moves = String(moves);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.moves));
}

/** Lazy pictures load when they come into view; only a loaded one can move. */
async function pressRow(page: Page, name: string, area: Page | Locator = page): Promise<void> {
  const link = page.getByRole('link', { name, exact: true });
  const row = area.getByRole('listitem').filter({ has: link });
  const picture = row.locator('.media img').first();
  await picture.scrollIntoViewIfNeeded();
  const isLoaded = () =>
    picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
  await row.getByRole('link', { name, exact: true }).first().click();
}

async function openProduct(page: Page, name: string, area?: Locator): Promise<void> {
  await pressRow(page, name, area);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByLabel('Alguma observação?')).toBeVisible();
}

/** Opened once the menu has been idle, when what moves is loaded; before, it opens without. */
async function openMoving(page: Page, name: string, area?: Locator): Promise<void> {
  const isLoaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .some((file) => file.name.includes('/moving-picture')),
    );
  await expect.poll(isLoaded).toBe(true);
  await page.waitForLoadState('networkidle');
  await openProduct(page, name, area);
}

/** In its place, once the copy is gone. */
async function expectPictures(page: Page): Promise<void> {
  await expect(page.locator('.moving-picture')).toHaveCount(0);
  const hidden = page.locator('.media img').filter({ visible: false });
  await expect(hidden).toHaveCount(0);
}

test('the picture of a product moves from the list to its page, and back', async ({ page }) => {
  const moves = await countMoves(page);
  await open(page, `${site('pizzaria')}/delivery`);
  await openMoving(page, PRODUCT);
  expect(await moves()).toBe(1);
  await expectPictures(page);
  await page.getByRole('link', { name: 'Voltar ao cardápio' }).click();
  await expect.poll(moves).toBe(2);
  await expectPictures(page);
});

test('a dish that stands twice in the list moves from where it was pressed', async ({ page }) => {
  const moves = await countMoves(page);
  await open(page, `${site('pizzaria')}/delivery`);
  const promoted = page.getByRole('region', { name: 'Promoções de hoje' });
  await openMoving(page, 'Noite a dois', promoted);
  expect(await moves()).toBe(1);
  await page.goBack();
  await expect.poll(moves).toBe(2);
  await expectPictures(page);
  await expect(promoted.getByRole('link', { name: 'Noite a dois', exact: true })).toBeFocused();
});

test('nothing moves under reduced motion, and the product opens as quickly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moves = await countMoves(page);
  await open(page, `${site('pizzaria')}/delivery`);
  await openProduct(page, PRODUCT);
  await page.getByRole('link', { name: 'Voltar ao cardápio' }).click();
  await expect(page.getByRole('link', { name: PRODUCT, exact: true }).first()).toBeFocused();
  // Again, when what moves would be loaded.
  await page.waitForLoadState('networkidle');
  await openProduct(page, PRODUCT);
  expect(await moves()).toBe(0);
});
