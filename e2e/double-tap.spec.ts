// On a slow phone a screen stays for a moment after a tap: an impatient second one does nothing.
import { cartOf, open, site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

/** Going back takes as long as on a slow phone, so that a second tap comes in between. */
const slowBack = (page: Page) =>
  page.addInitScript(() => {
    const go = history.go.bind(history);
    Object.assign(window, { steps: 0 });
    history.go = (delta) => {
      Object.assign(window, { steps: Number(Reflect.get(window, 'steps')) + 1 });
      setTimeout(() => go(delta), 300);
    };
  });
const stepsBack = (page: Page) => page.evaluate(() => Reflect.get(window, 'steps'));

async function tapTwice(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).filter({ visible: true });
  await expect(button).toBeVisible();
  await button.evaluate(async (element: HTMLElement) => {
    element.click();
    await new Promise((done) => setTimeout(done, 100));
    element.click();
  });
}

// Rows: 1.9
test('a double tap on a product’s button adds it once and goes back once', async ({ page }) => {
  await slowBack(page);
  await open(page, `${site('pizzaria')}/delivery`);
  await page
    .getByRole('link', { name: /Pudim de leite/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/produto\//);
  // Until the form is there, its button is a placeholder.
  await expect(page.getByLabel(/^Alguma observação/)).toBeVisible();
  await tapTwice(page, /^Adicionar\s+R\$/);
  await expect(page).toHaveURL(/\/delivery$/);
  await page
    .getByRole('link', { name: /Ver sacola/ })
    .filter({ visible: true })
    .click();
  await expect(
    cartOf(page)
      .getByText(/^Pudim de leite/)
      .first(),
  ).toBeVisible();
  await expect(cartOf(page).getByRole('group', { name: /Pudim de leite/ })).toContainText('1');
  expect(await stepsBack(page)).toBe(1);
});

// Rows: 1.9
test('a double tap on a panel’s arrow closes the panel alone', async ({ page }) => {
  await slowBack(page);
  await open(page, `${site('pizzaria')}/delivery`);
  await page.getByRole('button', { name: 'Adicionar Pudim de leite' }).click();
  await page
    .getByRole('link', { name: /Ver sacola/ })
    .filter({ visible: true })
    .click();
  await expect(cartOf(page)).toBeVisible();
  await tapTwice(page, /^Voltar/);
  await expect(cartOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/delivery$/);
  expect(await stepsBack(page)).toBe(1);
});
