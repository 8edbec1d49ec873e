// The main path, from menu to delivery: the customer on a phone, the kitchen on a separate page.

import { accept, advance, ticketsOf } from './kitchen.ts';
import {
  cartOf,
  checkoutOf,
  chooseHalfAndHalf,
  closeLine,
  expectWaiting,
  fillContact,
  open,
  openCart,
  orderButton,
  pickPayment,
  saveAddress,
  site,
  toAddress,
} from './steps.ts';
import { expect, type Page, test } from './test.ts';

async function informAddress(page: Page): Promise<void> {
  const form = await toAddress(page);
  await form.getByLabel('Endereço', { exact: true }).fill('Rua Harmonia, 456');
  await form
    .getByRole('button', { name: /^Rua Harmonia, 456/ })
    .first()
    .click();
  await expect(form.getByLabel('Número', { exact: true })).toHaveValue('456');
  await form.getByLabel(/^Complemento/).fill('ap 32');
  await saveAddress(form);
}

// Rows: 1.3, 1.10, 2.35, 2.70, 4.1, 4.17, 6.1
test('a customer orders a half-and-half pizza and follows it until delivery', async ({
  page,
  kitchen,
  customer,
}) => {
  test.slow();
  await open(page, `${site('pizzaria')}/`);
  await expect(page).toHaveTitle(/Cardapio/);
  await chooseHalfAndHalf(page);

  await openCart(page);
  await expect(
    cartOf(page).getByText('Grande · ½ Calabresa da Vila, ½ Quatro Queijos'),
  ).toBeVisible();
  await cartOf(page)
    .getByRole('link', { name: /^Continuar/ })
    .filter({ visible: true })
    .click();

  const checkout = checkoutOf(page);
  await expect(checkout).toBeVisible();
  await informAddress(page);
  await expect(checkout.getByText('Rua Harmonia, 456').first()).toBeVisible();
  await fillContact(checkout, customer);
  const sheet = await pickPayment(checkout, /^Dinheiro/);
  await sheet.getByLabel(/^Troco para quanto/).fill('100,00');
  await closeLine(checkout, 'Pagamento');
  await orderButton(page).click();
  await expectWaiting(page);

  await expect(ticketsOf(kitchen, customer)).toContainText('Calabresa da Vila');
  await accept(kitchen, customer);
  await expect(page.getByText('Pedido aceito').first()).toBeVisible();
  for (const [step, shown] of [
    ['Iniciar preparo', 'Em produção'],
    ['Marcar pronto', 'Pronto para entrega'],
    ['Saiu para entrega', 'Saiu para entrega'],
    ['Entregue', 'Entregue'],
  ] as const) {
    await advance(kitchen, customer, step);
    await expect(page.getByText(shown).first()).toBeVisible();
  }
});
