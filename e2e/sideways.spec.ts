// A phone that is held sideways hides a strip at both edges of the page behind its camera.
import { signInAsStaff } from './kitchen.ts';
import { add, cartOf, checkoutOf, hydrated, lineOf, open, openCart, site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const HIDDEN = 59;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: HIDDEN, leftMax: HIDDEN, right: HIDDEN, rightMax: HIDDEN },
  });
});

/** Words, signs and fields in the hidden strips; rows that scroll sideways may begin there. */
function findHidden(strip: number): string[] {
  const scrolls = (part: Element): boolean => {
    for (let above = part.parentElement; above !== null; above = above.parentElement)
      if (above.scrollWidth > above.clientWidth + 1 && getComputedStyle(above).overflowX === 'auto')
        return true;
    return false;
  };
  const isHidden = ({ left, right, width, height }: DOMRect) =>
    width > 1 && height > 1 && (left < strip - 1 || right > innerWidth - strip + 1);
  const shown = (part: Element) =>
    part.closest('.sr') === null &&
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !scrolls(part);
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? '';
    if (words === '' || !text.parentElement || !shown(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (isHidden(range.getBoundingClientRect())) found.push(words);
  }
  for (const sign of document.querySelectorAll('svg.icon, button.add, input:not([type=hidden])'))
    if (isHidden(sign.getBoundingClientRect()) && shown(sign)) found.push(sign.outerHTML);
  return found;
}

const expectNothingHidden = (page: Page) =>
  expect.poll(() => page.evaluate(findHidden, HIDDEN)).toEqual([]);

test('held sideways, a phone hides nothing of an order behind its camera', async ({ page }) => {
  await open(page, `${site('pizzaria')}/delivery`);
  await expectNothingHidden(page);
  await page.getByRole('link', { name: 'Pizza meio a meio' }).first().click();
  await expect(page.getByRole('heading', { name: 'Pizza meio a meio', level: 1 })).toBeVisible();
  await expectNothingHidden(page);
  await open(page, `${site('pizzaria')}/delivery`);
  await add(page, 'Pudim de leite');
  await expectNothingHidden(page);
  await openCart(page);
  await expect(cartOf(page).getByText('Pudim de leite').first()).toBeVisible();
  await expectNothingHidden(page);
  await open(page, `${site('pizzaria')}/delivery?painel=finalizar`);
  for (const line of ['Onde', 'Pagamento'] as const) {
    await lineOf(checkoutOf(page), line).click();
    await expect(checkoutOf(page).getByRole('button', { name: /^Pronto/ })).toBeVisible();
    await expectNothingHidden(page);
    await page.keyboard.press('Escape');
    await expect(checkoutOf(page).getByRole('button', { name: /^Pronto/ })).toHaveCount(0);
  }
});

test('held sideways, a phone hides nothing of the board behind its camera', async ({ page }) => {
  await signInAsStaff(page);
  await hydrated(page);
  for (const path of ['', '/balcao', '/mesas', '/cardapio']) {
    await open(page, `${site('pizzaria')}/painel${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingHidden(page);
  }
});
