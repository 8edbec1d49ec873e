// The menu before hydration, and with scripts disabled.

import { site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

test.use({ javaScriptEnabled: false });

async function expectStyledMenu(page: Page, name: string, primary: string): Promise<void> {
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.locator('.p-row').first()).toHaveCSS('display', /^(grid|flex)$/);
  await expect(page.locator('.p-row').first()).toContainText(/R\$\s\d/);
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
  );
  expect(brand.toLowerCase()).toBe(primary);
}

// Rows: 1.1, 1.8, 2.20, 3.2, 3.15
test('the menu can be read, styled, without scripts', async ({ page }) => {
  await page.goto(`${site('pizzaria')}/delivery`);
  await expectStyledMenu(page, 'Forno da Vila', '#a3161a');
  await expect(page.locator('.facts')).toContainText(/Entrega desde\s*R\$\s6,90/);
  await expect(page.getByRole('link', { name: 'Pizza meio a meio' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Pudim de leite' }).first().click();
  await expect(page.getByRole('heading', { name: 'Pudim de leite', level: 1 })).toBeVisible();
});

// Rows: 1.8, 4.27
test('a menu of three hundred products can be read, styled, without scripts', async ({ page }) => {
  await page.goto(`${site('mercado')}/delivery`);
  await expectStyledMenu(page, 'Mercado Boa Praça', '#1c7a45');
  const names = await page.locator('main h3').filter({ visible: true }).allTextContents();
  expect(new Set(names).size).toBe(300);
});
