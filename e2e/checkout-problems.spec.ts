// The checkout explains invalid input, scrolls there, and keeps the cart. An unavailable button is
// marked as disabled but still handles a press, so these presses are forced.

import {
  add,
  cartOf,
  checkoutOf,
  chooseHalfAndHalf,
  fillContact,
  fillPickup,
  open,
  openCart,
  openCheckout,
  orderButton,
  pick,
  readyToOrder,
  site,
} from './steps.ts';
import { expect, test } from './test.ts';

const PIZZARIA = `${site('pizzaria')}/delivery`;

// Rows: 5.28
test('an empty checkout names each problem and leads to the first', async ({ page }) => {
  await open(page, PIZZARIA);
  await chooseHalfAndHalf(page);
  const checkout = await openCheckout(page);
  await orderButton(page).click();
  for (const words of [
    'Informe o endereço de entrega.',
    'Informe seu nome.',
    'Não identificamos seu telefone.',
    'Escolha a forma de pagamento.',
  ]) {
    await expect(checkout.getByText(words)).toBeVisible();
  }
  await expect(checkout.getByRole('link', { name: 'Informar o endereço' })).toBeFocused();
});

// Rows: 5.9, 5.17, 5.31
test('too little change, a wrong CPF and half a phone are refused at their fields', async ({
  page,
}) => {
  const checkout = await readyToOrder(page, 'Marina Albuquerque');
  await pick(checkout, 'Dinheiro');
  await checkout.getByLabel(/^Troco para quanto/).fill('10,00');
  await checkout.getByLabel(/^CPF na nota/).fill('111.111.111-11');
  await checkout.getByLabel('Celular com DDD').fill('1198765');
  await orderButton(page).click();
  await expect(checkout.getByText(/^O valor precisa ser maior que R\$\s14,90\.$/)).toBeVisible();
  await expect(checkout.getByText('Confira o CPF: os dígitos não batem.')).toBeVisible();
  await expect(checkout.getByText('Não identificamos seu telefone.')).toBeVisible();
  await expect(checkout.getByLabel('Celular com DDD')).toBeFocused();
  await expect(page).toHaveURL(/painel=finalizar/);
});

// Rows: 7.24
test('an unknown postal code lets the customer type the address', async ({ page }) => {
  await open(page, `${site('burger')}/delivery?painel=endereco`);
  const form = page.getByRole('dialog', { name: 'Novo endereço' });
  await form.getByLabel('CEP', { exact: true }).fill('99999-999');
  await expect(
    form.getByText('Não encontramos este CEP. Confira ou preencha o endereço.'),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Preencher o endereço' }).click();
  await form.getByLabel('Rua', { exact: true }).fill('Rua das Laranjeiras');
  await expect(form.getByLabel('Rua', { exact: true })).toHaveValue('Rua das Laranjeiras');
  await expect(form.getByLabel('Cidade')).toBeEnabled();
});

// Rows: 5.20
test('an address out of the area offers pickup, and the cart stays', async ({ page }) => {
  await open(page, PIZZARIA);
  await chooseHalfAndHalf(page);
  await openCheckout(page);
  await checkoutOf(page).getByRole('link', { name: 'Informar o endereço' }).click();
  const form = page.getByRole('dialog', { name: 'Novo endereço' });
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
  await expect(checkoutOf(page).getByRole('radio', { name: 'Retirada' })).toBeChecked();
  await expect(checkoutOf(page).getByText('Ver 1 item')).toBeVisible();
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
  await expect(
    checkout.getByText(/O pedido mínimo para entrega é R\$\s35,00\. Faltam R\$\s30,00\./).first(),
  ).toBeVisible();
  await orderButton(page).click({ force: true });
  await expect(page).toHaveURL(/painel=finalizar/);
});

// Rows: 3.25
test('a neighbourhood’s own minimum applies in the cart and on the menu', async ({ page }) => {
  await open(page, PIZZARIA);
  await add(page, 'Pudim de leite');
  await open(page, `${PIZZARIA}?painel=endereco`);
  const form = page.getByRole('dialog', { name: 'Novo endereço' });
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
    checkout.getByText('A loja está fechada agora. Sua sacola fica guardada.').first(),
  ).toBeVisible();
  await orderButton(page).click({ force: true });
  await expect(page).toHaveURL(/painel=finalizar/);
  const cart = await openCart(page);
  await expect(
    cart.getByRole('button', { name: 'Limpar' }).filter({ visible: true }),
  ).toBeVisible();
});

test('opening the address screen keeps the text typed at the checkout', async ({ page }) => {
  await open(page, PIZZARIA);
  await chooseHalfAndHalf(page);
  const checkout = await openCheckout(page);
  await fillContact(checkout, 'Marina Albuquerque');
  await pick(checkout, 'Cartão de débito');
  await checkout.getByRole('link', { name: 'Informar o endereço' }).click();
  await expect(page.getByRole('dialog', { name: 'Novo endereço' })).toBeVisible();
  await page.goBack();
  await expect(checkout.getByLabel('Nome', { exact: true })).toHaveValue('Marina Albuquerque');
  await expect(checkout.getByRole('radio', { name: /^Cartão de débito/ })).toBeChecked();
});

// Rows: 5.31
test('a signed-in customer without a phone types one in the checkout, and orders', async ({
  page,
}, info) => {
  await open(page, PIZZARIA);
  const mark = Math.random().toString(36).slice(2, 8);
  const email = `sem-telefone-${info.project.name}-${mark}@exemplo.com`;
  const reply = await page.evaluate(
    async (body) => {
      const sent = await fetch('/api/cliente/CadastrarUsuario', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return (await sent.json()) as unknown;
    },
    JSON.stringify({ nome: 'Nina Sem Telefone', email, senha: 'segredo-da-nina' }),
  );
  expect(reply).toMatchObject({ logado: true });
  await add(page, 'Pudim de leite');
  const checkout = await openCheckout(page);
  await pick(checkout, 'Retirada');
  await pick(checkout, 'Cartão de crédito');
  await expect(checkout.getByLabel('Celular com DDD')).toBeVisible();
  await expect(checkout.getByLabel('Nome', { exact: true })).toHaveCount(0);
  await orderButton(page).click();
  await expect(checkout.getByText('Não identificamos seu telefone.')).toBeVisible();
  await checkout.getByLabel('Celular com DDD').fill('11 98765-4321');
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/delivery\/pedido\//);
});
