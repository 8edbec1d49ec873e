// The checkout explains invalid input, scrolls there, and keeps the cart. An unavailable button is
// marked as disabled but still handles a press, so these presses are forced.

import { harmonia } from '#test/addresses.ts';
import { signUp } from './calls.ts';
import {
  add,
  cartOf,
  checkoutOf,
  chooseHalfAndHalf,
  choosePayment,
  chooseWay,
  closeLine,
  fillContact,
  fillPickup,
  lineOf,
  open,
  openCart,
  openCheckout,
  openLine,
  orderButton,
  pickPayment,
  sheetOf,
  site,
  toAddress,
  typeAddress,
} from './steps.ts';
import { checkoutWith, readyToOrder, storeCart } from './stored.ts';
import { expect, test } from './test.ts';

const PIZZARIA = `${site('pizzaria')}/delivery`;

test('a delivery that is free is part of the price before the address is known', async ({
  page,
}) => {
  await open(page, PIZZARIA);
  // Twice 66,40, and delivery is free from 120,00.
  await chooseHalfAndHalf(page);
  await chooseHalfAndHalf(page);
  const checkout = await openCheckout(page);
  await expect(checkout.getByRole('button', { name: /^Informar o endereço/ })).toContainText(
    'com entrega',
  );
});

// Rows: 5.28
test('an empty checkout names what is missing, and its button leads there one by one', async ({
  page,
}) => {
  await open(page, PIZZARIA);
  await chooseHalfAndHalf(page);
  const checkout = await openCheckout(page);
  const button = (name: RegExp) => checkout.getByRole('button', { name });
  await expect(checkout.getByRole('heading', { name: 'Faltam três coisas' })).toBeVisible();
  for (const line of ['Onde', 'Quem recebe', 'Pagamento'] as const)
    await expect(lineOf(checkout, line)).toContainText(/Informar|Escolher/);
  await expect(button(/^Informar o endereço/)).toContainText('sem entrega');
  await toAddress(page);
  await page.goBack();
  await chooseWay(checkout, 'Retirada');
  await button(/^Dizer quem recebe/).click();
  const contact = sheetOf(checkout, 'Quem recebe');
  await expect(contact.getByText('Informe seu nome.')).toBeHidden();
  await contact.getByRole('button', { name: /^Pronto/ }).click();
  await expect(contact.getByText('Informe seu nome.')).toBeVisible();
  await expect(contact.getByText('Não identificamos seu telefone.')).toBeVisible();
  await expect(contact.getByLabel('Nome', { exact: true })).toBeFocused();
  await fillContact(checkout, 'Marina Albuquerque');
  await expect(checkout.getByRole('heading', { name: 'Falta só o pagamento' })).toBeVisible();
  await button(/^Escolher o pagamento R/).click();
  const payment = sheetOf(checkout, 'Pagamento');
  await payment.getByRole('button', { name: /^Pronto/ }).click();
  await expect(payment.getByText('Escolha a forma de pagamento.')).toBeVisible();
  // That try was not about change: the field is not wrong as soon as it appears.
  await pickPayment(checkout, /^Dinheiro/);
  await expect(payment.getByLabel(/^Troco para quanto/)).toBeVisible();
  await expect(payment.getByText(/^Informe um valor válido/)).toHaveCount(0);
  await payment.getByRole('button', { name: /^Pronto/ }).click();
  await expect(payment.getByText(/^Informe um valor válido/)).toBeVisible();
  await choosePayment(checkout, /^Cartão de crédito/);
  await expect(checkout.getByRole('heading', { name: 'Tudo pronto para enviar' })).toBeVisible();
});

// Rows: 5.9, 5.17, 5.31
test('too little change, a wrong CPF and half a phone are refused at their fields', async ({
  page,
}) => {
  const checkout = await readyToOrder(page, 'Marina Albuquerque');
  const payment = await pickPayment(checkout, /^Dinheiro/);
  const change = payment.getByLabel(/^Troco para quanto/);
  await change.fill('10,00');
  await expect(payment.getByText(/^O valor precisa/)).toBeHidden();
  await change.blur();
  await expect(payment.getByText(/^O valor precisa ser maior que R\$\s14,90\.$/)).toBeVisible();
  await change.fill('20,00');
  await change.press('Enter');
  await expect(lineOf(checkout, 'Pagamento')).toBeFocused();
  const more = await openLine(checkout, 'Mais opções');
  await more.getByLabel(/^CPF na nota/).fill('111.111.111-11');
  await more.getByRole('button', { name: /^Pronto/ }).click();
  await expect(more.getByText('Confira o CPF: os dígitos não batem.')).toBeVisible();
  await expect(more.getByLabel(/^CPF na nota/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(checkout.getByRole('button', { name: /^Corrigir o CPF/ })).toBeVisible();
  const contact = await openLine(checkout, 'Quem recebe');
  await contact.getByLabel('Celular com DDD').fill('1198765');
  await contact.getByLabel('Celular com DDD').press('Enter');
  await expect(contact.getByText('Não identificamos seu telefone.')).toBeVisible();
  await expect(contact.getByLabel('Celular com DDD')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(lineOf(checkout, 'Quem recebe')).toBeFocused();
  await expect(checkout.getByRole('button', { name: /^Informar o celular/ })).toBeVisible();
  await expect(page).toHaveURL(/painel=finalizar/);
});

// Rows: 7.24
test('an unknown postal code lets the customer type the address', async ({ page }) => {
  await open(page, `${site('burger')}/delivery?painel=endereco`);
  const form = page.getByRole('dialog', { name: 'Novo endereço' });
  await form.getByLabel('Endereço', { exact: true }).fill('99999-999');
  await expect(
    form.getByText('Não encontramos este CEP. Confira ou preencha o endereço.'),
  ).toBeVisible();
  await typeAddress(form);
  await form.getByLabel('Rua', { exact: true }).fill('Rua das Laranjeiras');
  await expect(form.getByLabel('Rua', { exact: true })).toHaveValue('Rua das Laranjeiras');
  await expect(form.getByLabel('Cidade')).toBeEnabled();
});

// Rows: 5.20
test('an address out of the area offers pickup, and the cart stays', async ({ page }) => {
  await open(page, PIZZARIA);
  await chooseHalfAndHalf(page);
  await openCheckout(page);
  const form = await toAddress(page);
  await typeAddress(form);
  await form.getByLabel('Bairro', { exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Qual é o seu bairro?' })
    .getByRole('button', { name: /^Vila Leopoldina/ })
    .click();
  await form.getByLabel('Rua', { exact: true }).fill('Rua Carlos Weber');
  await form.getByLabel('Número', { exact: true }).fill('100');
  await form.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(form.getByText(/não entrega neste endereço/)).toBeVisible();
  await form.getByRole('button', { name: 'Retirar na loja' }).click();
  await expect(lineOf(checkoutOf(page), 'Onde')).toContainText('Retirada na loja');
  await expect(checkoutOf(page).getByRole('link', { name: /^Sacola 1 item/ })).toBeVisible();
});

// Rows: 5.15
test('below the minimum the cart and the checkout say how much is missing', async ({ page }) => {
  await open(page, PIZZARIA);
  await add(page, 'Água mineral');
  const cart = await openCart(page);
  await expect(
    cart
      .getByText(/Faltam\s+R\$\s30,00\s+para o pedido mínimo de R\$\s35,00/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await cart
    .getByRole('button', { name: 'Continuar' })
    .filter({ visible: true })
    .click({ force: true });
  await expect(cartOf(page)).toBeVisible();
  const checkout = await openCheckout(page);
  // Once, beside the button that waits.
  await expect(
    checkout
      .getByText(/O pedido mínimo para entrega é R\$\s35,00\. Faltam R\$\s30,00\./)
      .filter({ visible: true }),
  ).toHaveCount(1);
  await checkout.getByRole('button', { name: /^Informar o endereço/ }).click({ force: true });
  await expect(page).toHaveURL(/painel=finalizar/);
});

// Rows: 3.25
test('a neighbourhood’s own minimum applies in the cart and on the menu', async ({ page }) => {
  await open(page, PIZZARIA);
  await add(page, 'Pudim de leite');
  await open(page, `${PIZZARIA}?painel=endereco`);
  const form = page.getByRole('dialog', { name: 'Novo endereço' });
  await typeAddress(form);
  await form.getByLabel('Bairro', { exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Qual é o seu bairro?' })
    .getByRole('button', { name: /^Butantã/ })
    .click();
  await form.getByLabel('Rua', { exact: true }).fill('Rua Alvarenga');
  await form.getByLabel('Número', { exact: true }).fill('100');
  await form.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(form).toHaveCount(0);
  const cart = await openCart(page);
  const missing = cart
    .getByText(/Faltam\s+R\$\s45,10\s+para o pedido mínimo de R\$\s60,00/)
    .filter({ visible: true });
  await expect(missing.first()).toBeVisible();
  await open(page, PIZZARIA);
  await expect(
    page
      .locator('dl.facts')
      .getByText(/R\$\s60,00/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('the terms of an address from another day are those of now', async ({ page }) => {
  const { id, formasPagamento } = await storeCart(page, ['Petit gâteau', 'Pudim de leite']);
  const card = formasPagamento.find(({ nome }) => nome === 'Cartão de crédito');
  const terms = { taxaEntrega: 690, minimoEntregaGratis: null, estabelecimentoQueAtende: null };
  const quote = { ...terms, valorMinimoPedido: 20_000, tempoMinimo: 35, tempoMaximo: 50 };
  await page.evaluate(
    ([address, stored, payments]) => {
      localStorage.setItem('quitute.d', JSON.stringify({ address, stores: stored }));
      localStorage.setItem('quitute.g', JSON.stringify(payments));
      localStorage.setItem('quitute.u', '{"nome":"Ana Ribeiro","telefone":"11987654321"}');
    },
    [
      harmonia,
      { [id]: { type: 1, quote } },
      { [id]: { paymentId: card?.id, changeNotNeeded: false } },
    ] as const,
  );
  const checkout = await openCheckout(page);
  await expect(lineOf(checkout, 'Onde')).toContainText('Rua Harmonia');
  await expect(checkout.getByText(/O pedido mínimo para entrega/)).toHaveCount(0);
  await expect(orderButton(page)).not.toHaveAttribute('aria-disabled', 'true');
});

// Rows: 4.5, 5.26
test('a store that has closed meanwhile says so, and the cart is kept', async ({ page }) => {
  await page.route('**/quitute/EstabelecimentoAberto/*', (route) =>
    route.fulfill({ json: { estado: 'fechado', mudaEm: null, semAtendimento: false } }),
  );
  // The checkout was opened after closing time. This brand takes no scheduled orders.
  await page.route('**/quitute/GarantirHorario', (route) =>
    route.fulfill({ json: { garantidoAte: null } }),
  );
  await open(page, `${site('mercado')}/delivery`);
  await page
    .getByRole('button', { name: /^Adicionar / })
    .first()
    .click();
  const checkout = await fillPickup(page, 'Marina Albuquerque');
  await expect(
    checkout
      .getByText('A loja está fechada agora. Sua sacola fica guardada.')
      .filter({ visible: true }),
  ).toHaveCount(1);
  await orderButton(page).click({ force: true });
  await expect(page).toHaveURL(/painel=finalizar/);
  const cart = await openCart(page);
  await expect(
    cart.getByRole('button', { name: 'Limpar' }).filter({ visible: true }),
  ).toBeVisible();
});

// Rows: 5.31
test('a signed-in customer without a phone types one in the checkout, and orders', async ({
  page,
}) => {
  const nobody = { nome: 'Nina Sem Telefone', telefone: undefined };
  await signUp(page, 'pizzaria', nobody);
  const checkout = await checkoutWith(page, ['Pudim de leite']);
  await chooseWay(checkout, 'Retirada');
  await choosePayment(checkout, /^Cartão de crédito/);
  await checkout.getByRole('button', { name: /^Informar o celular/ }).click();
  const contact = sheetOf(checkout, 'Quem recebe');
  await expect(contact.getByLabel('Celular com DDD')).toBeVisible();
  await expect(contact.getByLabel('Nome', { exact: true })).toHaveCount(0);
  await contact.getByLabel('Celular com DDD').press('Enter');
  await expect(contact.getByText('Não identificamos seu telefone.')).toBeVisible();
  await contact.getByLabel('Celular com DDD').fill('11 98765-4321');
  await closeLine(checkout, 'Quem recebe');
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/delivery\/pedido\//);
});
