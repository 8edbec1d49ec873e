// A login in the middle of an order opens over the cart or checkout and leaves its state unchanged.

import { expectAccessible } from './accessible.ts';
import { type Customer, newCustomer } from './calls.ts';
import {
  add,
  cartOf,
  checkoutOf,
  chooseWay,
  closeLine,
  fillContact,
  lineOf,
  open,
  openCart,
  orderButton,
  pickPayment,
  site,
} from './steps.ts';
import { checkoutWith } from './stored.ts';
import { expect, type Page, test } from './test.ts';

const PIZZARIA = `${site('pizzaria')}/delivery`;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Falta só entrar' });

async function signInHere(page: Page, { email, senha }: Customer): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('E-mail ou telefone').fill(email ?? '');
  await dialog.getByRole('button', { name: 'Continuar', exact: true }).click();
  await dialog.getByLabel('Senha', { exact: true }).fill(senha);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a coupon asks for the login over the cart, and counts there afterwards', async ({ page }) => {
  test.slow();
  const customer = await newCustomer(page);
  await open(page, `${PIZZARIA}?cupom=vila10`);
  await add(page, 'Pudim de leite');
  const cart = await openCart(page);
  const coupon = cart.getByRole('region', { name: 'Cupom de desconto' });
  const address = page.url();
  await coupon.getByRole('link', { name: 'Entrar e usar o cupom' }).click();
  await expect(
    dialogOf(page).getByText(
      'Para usar cupons, precisamos saber quem é você. Sua sacola continua aqui.',
    ),
  ).toBeVisible();
  await expectAccessible(page, 'login over the cart');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(coupon.getByRole('link', { name: 'Entrar e usar o cupom' })).toBeFocused();
  // Nobody presses before the browser has gone back.
  await expect(page).toHaveURL(address);
  await page.keyboard.press('Enter');
  await signInHere(page, customer);
  await expect(coupon).toContainText('VILA10 aplicado');
  await expect(coupon).toBeFocused();
  await expect(page).toHaveURL(address);
  await expect(cartOf(page).getByText('Pudim de leite').first()).toBeVisible();
});

test('paying online asks for the login over the checkout, which keeps what was chosen', async ({
  page,
}) => {
  test.slow();
  const customer = await newCustomer(page);
  const checkout = await checkoutWith(page, ['Pudim de leite']);
  await chooseWay(checkout, 'Retirada');
  await fillContact(checkout, 'Marina Albuquerque');
  await pickPayment(checkout, /^Cartão online/);
  await checkout.getByRole('link', { name: 'Entrar', exact: true }).click();
  await expect(
    dialogOf(page).getByText(
      'Para pagar pelo site, precisamos saber quem é você. Sua sacola continua aqui.',
    ),
  ).toBeVisible();
  await signInHere(page, customer);
  await expect(checkoutOf(page)).toBeVisible();
  await expect(lineOf(checkout, 'Onde')).toContainText('Retirada na loja');
  await expect(checkout.getByRole('radio', { name: /^Cartão online/ })).toBeChecked();
  await expect(checkout.getByRole('link', { name: 'Entrar', exact: true })).toHaveCount(0);
  await closeLine(checkout, 'Pagamento');
  // The store has this customer's name and phone by now, and the card page opens.
  await expect(lineOf(checkout, 'Quem recebe')).toHaveCount(0);
  await expect(async () => {
    if ((await page.locator('iframe').count()) === 0)
      await orderButton(page).click({ timeout: 2000 });
    await expect(page.locator('iframe')).toBeVisible({ timeout: 1500 });
  }).toPass();
});
