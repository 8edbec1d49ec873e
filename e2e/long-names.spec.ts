// A brand whose name takes several lines: it covers nothing and is covered by nothing.

import { signInAsStaff } from './kitchen.ts';
import { open, site } from './steps.ts';
import { expect, type Locator, test } from './test.ts';

const NAME = 'Pizzaria e Restaurante Bella Napoli do Largo';

const rename = (place: Locator) =>
  place.evaluate((element, name) => {
    element.textContent = name;
  }, NAME);

/** Where its letters stand; the element itself may be wider and taller. */
const letters = (place: Locator) =>
  place.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { top, right } = range.getBoundingClientRect();
    return { top, right };
  });

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a long name leaves the bar above its room and stays below the cover', async ({ page }) => {
    await open(page, `${site('pizzaria')}/delivery`);
    const title = page.getByRole('heading', { level: 1 });
    await rename(title);
    await rename(page.locator('.tb-brand b'));
    const cover = await page.locator('.cover').boundingBox();
    expect((await letters(title)).top).toBeGreaterThanOrEqual(
      (cover?.y ?? 0) + (cover?.height ?? 0),
    );
    const where = page.locator('.tb-where');
    for (const width of [1280, 1100, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      const hidden = await where.evaluate((whole) => whole.scrollWidth - whole.clientWidth);
      expect(hidden, `${width}`).toBeLessThanOrEqual(0);
    }
  });
});

test('a long name stands beside the picture over the coupons', async ({ page }) => {
  await open(page, `${site('pizzaria')}/promocional`);
  const name = page.locator('.promo-copy > .t-label');
  await rename(name);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const picture = await page.locator('.promo-picture').boundingBox();
    // The picture is turned, and its corners are transparent.
    expect((await letters(name)).right, `${width}`).toBeLessThanOrEqual((picture?.x ?? 0) + 20);
  }
});

test('a long word on a ticket stays on its paper, and amounts are whole', async ({ page }) => {
  await signInAsStaff(page);
  await open(page, `${site('pizzaria')}/painel/loja?aba=impressao`);
  const tickets = page.locator('.ticket-sample .ticket');
  await expect(tickets.first()).toBeVisible();
  for (const narrow of [false, true]) {
    const wider = await tickets.evaluateAll((all, small) => {
      for (const ticket of all) ticket.classList.toggle('narrow', small);
      const lists = all.flatMap((ticket) => [...ticket.querySelectorAll('dl')]);
      for (const list of lists) {
        const amount = list.querySelector('.t dd');
        const [name, value] = [list.querySelector('dt'), list.querySelector('dd')];
        if (amount !== null && name !== null) name.textContent = 'C'.repeat(40);
        else if (value !== null) value.textContent = 'Raimundodossantos'.repeat(3);
      }
      const lines = lists.flatMap((list) => [...list.querySelectorAll('.t dd')]);
      return [
        ...lists.map((list) => list.scrollWidth - list.clientWidth),
        // One line each.
        ...lines.map((line) => line.getClientRects().length - 1),
      ];
    }, narrow);
    expect(Math.max(...wider), `narrow: ${narrow}`).toBeLessThanOrEqual(0);
  }
});
