// A coupon from a link, the field or the promotional page into the cart, and used by an order.

import { signUp } from './calls.ts';
import {
  add,
  cartOf,
  checkoutOf,
  choosePayment,
  chooseWay,
  expectWaiting,
  fillPickup,
  lineOf,
  open,
  openCart,
  openCheckout,
  orderButton,
  site,
} from './steps.ts';
import { readyToOrder } from './stored.ts';
import { expect, type Page, test } from './test.ts';

const PIZZARIA = `${site('pizzaria')}/delivery`;

const couponOf = (page: Page) => cartOf(page).getByRole('region', { name: 'Cupom de desconto' });

async function type(page: Page, code: string): Promise<void> {
  await couponOf(page).getByRole('textbox', { name: 'Cupom de desconto' }).fill(code);
  await couponOf(page).getByRole('button', { name: 'Aplicar' }).click();
}

test('no order goes without its coupon while the answer about it is on its way', async ({
  page,
  customer,
}) => {
  await signUp(page, 'pizzaria', { nome: customer });
  await readyToOrder(page, customer);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/quitute/PedidoCalculado', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, `${PIZZARIA}?painel=finalizar&cupom=VILA10`);
  await expect(lineOf(checkoutOf(page), 'Mais opções')).toContainText('Cupom VILA10');
  await expect(orderButton(page)).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(orderButton(page)).toContainText(/13,41/);
  await orderButton(page).click();
  await expectWaiting(page);
  await expect(page.getByText('Cupom VILA10').first()).toBeVisible();
});

// Rows: 1.12, 2.43, 6.7, 8.21
test('a coupon from a link waits for the login, is explained, used once and gone', async ({
  page,
  customer,
}) => {
  test.slow();
  await open(page, `${PIZZARIA}?cupom=vila10`);
  await add(page, 'Pudim de leite');
  await openCart(page);
  await expect(couponOf(page)).toContainText('Entre na sua conta para usar o cupom.');
  await expect(couponOf(page).getByRole('link', { name: 'Entrar e usar o cupom' })).toHaveAttribute(
    'href',
    /^\/login\?redirect=/,
  );
  await signUp(page, 'pizzaria', { nome: customer });
  await openCart(page);
  await expect(page.getByText('Parabéns! Você recebeu um cupom de desconto de 10%!')).toBeVisible();
  await expect(couponOf(page)).toContainText('VILA10 aplicado');
  const checkout = await openCheckout(page);
  await chooseWay(checkout, 'Retirada');
  await choosePayment(checkout, /^Cartão de crédito/);
  await checkout.getByText('Por que esse total?').click();
  await expect(checkout.getByText('O cupom vale para os itens fora de promoção.')).toBeVisible();
  await expect(orderButton(page)).toContainText(/13,41/);
  await orderButton(page).click();
  await expectWaiting(page);
  await expect(page.getByText('Cupom VILA10').first()).toBeVisible();
  await page.getByText('Por que esse total?').click();
  await expect(page.getByText('O cupom vale para os itens fora de promoção.')).toBeVisible();
  await open(page, PIZZARIA);
  await add(page, 'Pudim de leite');
  await openCart(page);
  await expect(couponOf(page).getByRole('textbox')).toBeVisible();
});

// Rows: 8.21
test('the congratulation names the coupon’s value, or only congratulates', async ({
  page,
  customer,
}) => {
  await open(page, PIZZARIA);
  await signUp(page, 'pizzaria', { nome: customer });
  await add(page, 'Pudim de leite');
  await openCart(page);
  const terms = {
    codigoCupom: 'VILA10',
    nome: '',
    valorDesconto: 0,
    maximoDesconto: 0,
    valorMinimoPedido: 0,
  };
  const coupon = {
    ...terms,
    validoAte: null,
    idEstabelecimento: null,
    primeiroPedido: false,
    horarios: [],
  };
  const forms = [
    {
      worth: { valorDescontoPercentual: 10, freteGratis: true },
      sentence: 'Parabéns! Você recebeu um cupom de desconto de 10% e Frete Grátis!',
    },
    {
      worth: { valorDescontoPercentual: 0, freteGratis: true },
      sentence: 'Parabéns! Você recebeu um cupom de desconto de Frete Grátis!',
    },
    {
      worth: { valorDescontoPercentual: 0, freteGratis: false },
      sentence: 'Parabéns! Você recebeu um cupom de desconto!',
    },
  ];
  for (const { worth, sentence } of forms) {
    await page.route('**/api/cliente/ObterCupomDescontoCompleto', (route) =>
      route.fulfill({ json: { ...coupon, ...worth } }),
    );
    await type(page, 'vila10');
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await couponOf(page).getByRole('button', { name: 'Remover' }).click();
    await page.unroute('**/api/cliente/ObterCupomDescontoCompleto');
  }
});

// Rows: 5.32
test('the field says why a coupon does not count, and takes one that does', async ({
  page,
  customer,
}) => {
  await open(page, PIZZARIA);
  await signUp(page, 'pizzaria', { nome: customer });
  await add(page, 'Pudim de leite');
  await openCart(page);
  await couponOf(page).getByRole('button', { name: 'Aplicar' }).click();
  await expect(couponOf(page).getByText('Digite o código do cupom.')).toBeVisible();
  await type(page, 'naoexiste');
  await expect(
    couponOf(page).getByText('Não encontramos este cupom. Confira o código.'),
  ).toBeVisible();
  await type(page, 'vencido');
  await expect(couponOf(page).getByText('Este cupom já venceu.')).toBeVisible();
  await type(page, 'fretegratis');
  await expect(
    couponOf(page).getByText(
      /Este cupom vale para pedidos a partir de R\$\s60,00\. Faltam R\$\s45,10\./,
    ),
  ).toBeVisible();
  await type(page, 'vila10');
  await expect(couponOf(page)).toContainText('VILA10 aplicado');
  await couponOf(page).getByRole('button', { name: 'Remover' }).click();
  await expect(couponOf(page).getByRole('textbox')).toBeFocused();
});

// Rows: 5.30
test('coupons that do not apply yet say so in place, and count once they apply', async ({
  page,
  customer,
}) => {
  await open(page, `${PIZZARIA}?cupom=FRETEGRATIS`);
  await signUp(page, 'pizzaria', { nome: customer });
  await add(page, 'Pudim de leite');
  const cart = await openCart(page);
  await expect(couponOf(page)).toContainText(/vale para pedidos a partir de/);
  for (let portions = 1; portions < 5; portions++)
    await cart.getByRole('button', { name: 'Mais um', exact: true }).click();
  await expect(
    page.getByText('Parabéns! Você recebeu um cupom de desconto de Frete Grátis!'),
  ).toBeVisible();
  const checkout = await openCheckout(page);
  await chooseWay(checkout, 'Retirada');
  await expect(
    checkout.getByText('Este cupom é de frete grátis e não vale para retirada.'),
  ).toBeVisible();
  await chooseWay(checkout, 'Entrega');
  await expect(checkout.getByText('FRETEGRATIS aplicado')).toBeVisible();
});

test('a coupon that expires meanwhile is named and leaves the cart', async ({ page, customer }) => {
  await open(page, PIZZARIA);
  await signUp(page, 'pizzaria', { nome: customer });
  await add(page, 'Pudim de leite');
  await openCart(page);
  await type(page, 'vila10');
  await expect(couponOf(page)).toContainText('VILA10 aplicado');
  // From the next page on, the coupon has ended. Inside the page, because only the browser resolves
  // its host.
  await page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = async (input, init) => {
      if (!String(input).endsWith('/quitute/PedidoCalculado')) return real(input, init);
      const sent = JSON.parse(String(init?.body));
      const body = JSON.stringify({
        ...sent,
        cupomDesconto: sent.cupomDesconto === null ? null : 'VENCIDO',
      });
      const answer = await (await real(input, { ...init, body })).json();
      return Response.json({
        ...answer,
        cupom: answer.cupom && { ...answer.cupom, codigoCupom: 'VILA10' },
      });
    };
  });
  await openCart(page);
  const sheet = page.getByRole('dialog', { name: 'Sua sacola mudou' });
  await expect(sheet.getByText('Cupom VILA10')).toBeVisible();
  await expect(sheet.getByText('Este cupom já venceu.')).toBeVisible();
  await expect(sheet.getByText(/O total passa de/)).toContainText(/14,90/);
  await sheet.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await expect(couponOf(page).getByRole('textbox')).toBeVisible();
});

// Rows: 2.27, 7.40
test('the promotional page shows its coupons and creates a personal one', async ({
  page,
  customer,
}) => {
  await open(page, `${site('pizzaria')}/promocional`);
  await expect(page.getByRole('heading', { name: 'Em promoção agora' })).toBeVisible();
  await page.getByRole('button', { name: 'Quero meu cupom' }).click();
  await expect(page.getByText('Informe seu nome.')).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('Marina');
  await page.getByRole('button', { name: 'Quero meu cupom' }).click();
  await expect(page.getByText('Não identificamos seu email ou telefone.')).toBeVisible();
  await page.getByLabel('E-mail ou celular').fill(`${customer.replace(/\W/g, '')}@exemplo.com.br`);
  await page.getByRole('button', { name: 'Quero meu cupom' }).click();
  await expect(
    page.getByText('Parabéns! Você recebeu um cupom de desconto de 12% e Frete Grátis!'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Usar cupom VILA10' }).click();
  await expect(page).toHaveURL(/\/delivery/);
  await add(page, 'Pudim de leite');
  await openCart(page);
  await expect(couponOf(page)).toContainText('Cupom VILA10');
});

// Rows: 7.50
test('advertising tags hear what is added, the checkout and the purchase, each once', async ({
  page,
  customer,
}) => {
  const heard: Record<string, unknown>[] = [];
  await page.exposeFunction('hearMoney', (event: Record<string, unknown>) => heard.push(event));
  await page.addInitScript(() => {
    addEventListener('quitute:money', (event) =>
      (window as unknown as { hearMoney(detail: unknown): void }).hearMoney(
        (event as CustomEvent).detail,
      ),
    );
  });
  await open(page, PIZZARIA);
  await add(page, 'Pudim de leite');
  const checkout = await fillPickup(page, customer);
  await expect(lineOf(checkout, 'Pagamento')).toBeVisible();
  await orderButton(page).click();
  await expectWaiting(page);
  const orderId = Number(/pedido\/[^/]+\/(\d+)\//.exec(page.url())?.[1]);
  await page.reload();
  await expectWaiting(page);
  const item = {
    id: expect.stringMatching(/^\d+$/),
    name: 'Pudim de leite',
    quantity: 1,
    price: 14.9,
  };
  expect(heard).toEqual([
    { name: 'AddToCart', value: 14.9, currency: 'BRL', items: [item] },
    { name: 'InitiateCheckout', value: 14.9, currency: 'BRL', items: [item] },
    {
      name: 'Purchase',
      value: 14.9,
      currency: 'BRL',
      orderId,
      coupon: null,
      shipping: 0,
      items: [item],
    },
  ]);
});
