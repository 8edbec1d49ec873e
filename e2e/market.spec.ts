// A market's menu: its search and aisles first, and each product counted up and down in its tile.
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

test('an aisle leads to its tiles, where a product is counted up and down', async ({ page }) => {
  await open(page, `${site('mercado')}/delivery`);
  await expect(page.getByRole('link', { name: /^Buscar entre \d+ produtos$/ })).toBeVisible();
  const aisles = page.getByRole('region', { name: 'Corredores' });
  await aisles.getByRole('link', { name: /^Padaria/ }).click();
  const bakery = page.getByRole('region', { name: 'Padaria' });
  await expect(bakery).toBeInViewport();
  await bakery
    .getByRole('button', { name: /^Adicionar / })
    .first()
    .click();
  const more = bakery.getByRole('button', { name: /^Adicionar mais um .*, 1 na sacola$/ });
  await more.click();
  await bakery.getByRole('button', { name: /^Tirar um .*, 2 na sacola$/ }).click();
  await expect(more).toBeVisible();
  await bakery.getByRole('button', { name: /^Tirar um .*, 1 na sacola$/ }).click();
  await expect(more).toHaveCount(0);
});
