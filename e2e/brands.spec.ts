// Each brand starts its own way: several stores, one store, loyalty only.

import { add, cartOf, open, openCart, site } from './steps.ts';
import { expect, test } from './test.ts';

// Rows: 1.9, 2.12, 2.20, 2.34
test('a brand with several stores asks which one, and their carts do not mix', async ({ page }) => {
  await open(page, `${site('acai')}/`);
  await expect(page).toHaveURL(/\/estabelecimentos/);
  await page.getByRole('link', { name: /^Boa Viagem/ }).click();
  await expect(page).toHaveURL(/loja=boa-viagem/);
  await add(page, 'Salada de frutas');
  await open(page, `${site('acai')}/delivery?loja=casa-forte`);
  await expect(page.getByRole('link', { name: 'Açaí no copo', exact: true }).first()).toBeVisible();
  const other = await openCart(page);
  await expect(other.getByText('Sua sacola está vazia')).toBeVisible();
  await open(page, `${site('acai')}/delivery?loja=boa-viagem`);
  const cart = await openCart(page);
  await expect(cart.getByRole('heading', { name: 'Salada de frutas' }).first()).toBeVisible();
});

// Rows: 2.4, 2.33, 3.51
test('the store that was chosen is remembered', async ({ page }) => {
  await open(page, `${site('acai')}/estabelecimentos`);
  await page.getByRole('link', { name: /^Casa Forte/ }).click();
  await expect(page).toHaveURL(/loja=casa-forte/);
  await page.goto(`${site('acai')}/`);
  await expect(page).toHaveURL(/\/delivery\?loja=casa-forte/);
});

// Rows: 2.4, 2.35, 4.11
test('a brand with one store opens on its menu', async ({ page }) => {
  await page.goto(`${site('pizzaria')}/`);
  await expect(page).toHaveURL(/\/delivery$/);
});

// Rows: 2.32, 3.3
test('a brand for loyalty only opens on the login', async ({ page }) => {
  await page.goto(`${site('cafe')}/`);
  await expect(page).toHaveURL(/\/login/);
  await expect(page).toHaveTitle('Fazer login');
  await expect(page.getByRole('heading', { name: 'Fazer login', level: 1 })).toBeVisible();
});

// Rows: 1.9, 3.50
test('the cart survives a reload and is stored obfuscated', async ({ page }) => {
  await open(page, `${site('pizzaria')}/delivery`);
  await add(page, 'Pudim de leite');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain('quitute.c');
  expect(kept).not.toMatch(/Pudim|1490/);
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Adicionar mais um Pudim de leite, 1 na sacola' }),
  ).toBeVisible();
  await openCart(page);
  await expect(cartOf(page).getByRole('heading', { name: 'Pudim de leite' }).first()).toBeVisible();
});
