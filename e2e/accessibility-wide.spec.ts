// The automated WCAG 2.2 checks where a desktop lays a customer's screens out in another way.
import { expectAccessible } from './accessible.ts';
import { orderPudding } from './calls.ts';
import { add, open, openCheckout, openLine, site } from './steps.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The brand is yellow: the text on it has to be dark.
test('axe finds nothing from the menu to the checkout on a desktop', async ({ page }) => {
  test.slow();
  await open(page, `${site('burger')}/delivery`);
  await page.getByRole('link', { name: 'Cheddar e bacon', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Cheddar e bacon', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Alguma observação?')).toBeVisible();
  await expectAccessible(page, 'product');
  await open(page, `${site('burger')}/delivery`);
  await add(page, 'Brownie com sorvete');
  // Where a row stands half below the bar of categories, axe measures the half.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'menu with a cart beside it');
  await openLine(await openCheckout(page), 'Pagamento');
  await expectAccessible(page, 'checkout');
});

test('axe finds nothing on the stores and an order on a desktop', async ({ page, customer }) => {
  test.slow();
  await open(page, `${site('acai')}/estabelecimentos`);
  await expectAccessible(page, 'stores');
  await orderPudding(page, customer);
  await expectAccessible(page, 'waiting order');
});
