// Search ignores accents.

import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

for (const [brand, typed, found, words] of [
  ['pizzaria', 'pao', 'Pão de alho na lenha', 'Buscar no cardápio'],
  ['acai', 'acai', 'Açaí na tigela', 'Buscar no cardápio'],
  ['mercado', 'PAO', /Pão/, 'Buscar produtos'],
] as const) {
  // Rows: 5.13
  test(`“${typed}” finds accented names on ${brand}`, async ({ page }) => {
    await open(page, `${site(brand)}/delivery${brand === 'acai' ? '?loja=boa-viagem' : ''}`);
    const link = page.getByRole('link', { name: words });
    if (await link.isVisible()) await link.click();
    await page
      .getByRole('searchbox', { name: words })
      .filter({ visible: true })
      .pressSequentially(typed);
    await expect(page.getByText(new RegExp(`resultados? para “${typed}”`))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: found }).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`busca=${typed}`));
  });
}

// Rows: 5.13
test('a slip finds what was meant, and a tap on a category finds its dishes', async ({ page }) => {
  await open(page, `${site('pizzaria')}/delivery`);
  const link = page.getByRole('link', { name: 'Buscar no cardápio' });
  if (await link.isVisible()) await link.click();
  const field = page
    .getByRole('searchbox', { name: 'Buscar no cardápio' })
    .filter({ visible: true });
  await field.pressSequentially('calabreza');
  await expect(page.getByText('Nada com “calabreza”. Talvez seja isto:')).toBeVisible();
  const dishes = page.getByRole('main').getByRole('link');
  await expect(dishes.filter({ hasText: 'Calabresa' }).first()).toBeVisible();
  await field.fill('');
  await page.getByRole('main').getByRole('button', { name: 'Bebidas' }).click();
  await expect(dishes.filter({ hasText: 'Refrigerante lata' })).toBeVisible();
});
