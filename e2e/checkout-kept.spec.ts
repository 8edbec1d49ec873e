// What a customer fills in at the checkout stays until the order is placed.

import { type Customer, signUp } from './calls.ts';
import {
  chooseHalfAndHalf,
  choosePayment,
  closeLine,
  expectWaiting,
  fillContact,
  lineOf,
  open,
  openCheckout,
  openLine,
  orderButton,
  site,
  toAddress,
} from './steps.ts';
import { readyToOrder } from './stored.ts';
import { expect, type Locator, type Page, test } from './test.ts';

test('opening the address screen keeps the text typed at the checkout', async ({ page }) => {
  await open(page, `${site('pizzaria')}/delivery`);
  await chooseHalfAndHalf(page);
  const checkout = await openCheckout(page);
  await fillContact(checkout, 'Marina Albuquerque');
  await choosePayment(checkout, /^Cartão de débito/);
  await toAddress(page);
  await page.goBack();
  await expect(lineOf(checkout, 'Onde')).toBeFocused();
  await expect(lineOf(checkout, 'Quem recebe')).toContainText('Marina Albuquerque');
  await expect(lineOf(checkout, 'Pagamento')).toContainText('Cartão de débito');
});

test('a reload in the middle of the checkout keeps what was filled in', async ({
  page,
  customer,
}) => {
  const checkout = await readyToOrder(page, customer);
  await choosePayment(checkout, /^Cartão de débito/);
  const more = await openLine(checkout, 'Mais opções');
  await more.getByLabel(/^CPF na nota/).fill('52998224725');
  await closeLine(checkout, 'Mais opções');
  await page.reload();
  await expect(lineOf(checkout, 'Pagamento')).toContainText('Cartão de débito');
  await expect(lineOf(checkout, 'Mais opções')).toContainText('CPF');
  await orderButton(page).click();
  await expectWaiting(page);
  expect(await page.evaluate(() => sessionStorage.getItem('quitute.d'))).toBeNull();
});

/** At a checkout that only has to be sent, with a session that has ended meanwhile. */
async function signedOutAtCheckout(page: Page): Promise<Customer & { checkout: Locator }> {
  const customer = await signUp(page);
  // The page learns who is signed in.
  await open(page, `${site('pizzaria')}/perfil`);
  const checkout = await readyToOrder(page, customer.nome);
  await choosePayment(checkout, /^Cartão de débito/);
  const more = await openLine(checkout, 'Mais opções');
  await more.getByLabel(/^CPF na nota/).fill('52998224725');
  await more.getByLabel(/^Observação/).fill('Sem talheres');
  await closeLine(checkout, 'Mais opções');
  await page.context().clearCookies({ name: 'quitute_sessao' });
  await orderButton(page).click();
  return { ...customer, checkout };
}

// Rows: 4.13
test('a customer who signs in again at the checkout finds it as it was', async ({ page }) => {
  test.slow();
  const { email, senha, checkout } = await signedOutAtCheckout(page);
  const login = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await login.getByLabel('E-mail ou telefone').fill(email ?? '');
  await login.getByRole('button', { name: 'Continuar', exact: true }).click();
  await login.getByLabel('Senha', { exact: true }).fill(senha);
  await login.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(login).toHaveCount(0);
  await expect(lineOf(checkout, 'Pagamento')).toBeFocused();
  await expect(lineOf(checkout, 'Pagamento')).toContainText('Cartão de débito');
  await expect(lineOf(checkout, 'Mais opções')).toContainText('CPF, observação');
  await orderButton(page).click();
  await expectWaiting(page);
  await expect(page.getByText('Sem talheres')).toBeVisible();
});

// Rows: 4.14
test('a customer who does not sign in again at the checkout leaves nothing but the cart', async ({
  page,
}) => {
  const { checkout } = await signedOutAtCheckout(page);
  await page
    .getByRole('dialog', { name: 'Sua sessão terminou' })
    .getByRole('button', { name: 'Agora não' })
    .click();
  await expect(page.getByText('Você saiu da conta. Sua sacola continua aqui.')).toBeVisible();
  await expect(lineOf(checkout, 'Quem recebe')).toContainText('Informar nome e celular');
  await expect(lineOf(checkout, 'Pagamento')).toContainText('Escolher o pagamento');
  await expect(lineOf(checkout, 'Mais opções')).toContainText('CPF na nota, observação, cupom');
  await expect(checkout.getByText('Pudim de leite').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('quitute.k'))).toBeNull();
});
