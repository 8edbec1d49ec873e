// A cart holds 99 of a product: what does not fit whole is not added, and the customer is told.
import { expect, test } from './clock.ts';
import { hydrated, open, site } from './steps.ts';
import { storeCart } from './stored.ts';

const MENU = `${site('pizzaria')}/delivery`;
const DISH = 'Pudim de leite';

test('a product that does not fit into the cart whole is not cut without a word', async ({
  page,
}) => {
  await open(page, MENU);
  await storeCart(page, Array<string>(98).fill(DISH));
  const toast = page.locator('.toast');
  await page.getByRole('link', { name: DISH }).first().click();
  await expect(page.getByRole('heading', { name: DISH, level: 1 })).toBeVisible();
  await page.reload();
  await hydrated(page);
  const one = page.getByRole('button', { name: /^Adicionar\s+R\$\s14,90/ });
  await expect(one).toBeVisible();
  await page.getByRole('button', { name: 'Mais um' }).click();
  await page.getByRole('button', { name: /^Adicionar\s+R\$\s29,80/ }).click();
  await expect(toast).toContainText(`A sacola comporta até 99 de ${DISH}, e já tem 98.`);
  await expect(page.getByRole('heading', { name: DISH, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Menos um' }).click();
  await one.click();
  await expect(page).toHaveURL(/\/delivery($|[?#])/);
  await page.getByRole('button', { name: `Adicionar mais um ${DISH}, 99 na sacola` }).click();
  await expect(toast).toContainText(`A sacola comporta até 99 de ${DISH}, e já tem 99.`);
  await expect(page.getByRole('link', { name: /Ver sacola/ }).first()).toContainText('1.475,10');
});
