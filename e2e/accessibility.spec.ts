// The screens of customers, and the board that serves them, pass the automated WCAG 2.2 checks.

import { expectAccessible } from './accessible.ts';
import { readyAtTable, rounds, sendToKitchen, sheetOf, sitDown } from './at-table.ts';
import { orderPudding } from './calls.ts';
import { accept, advance, openKitchen, signInAsStaff, ticketsOf } from './kitchen.ts';
import {
  add,
  type Brand,
  open,
  openCart,
  openCheckout,
  openLine,
  saveAddress,
  site,
  typeAddress,
} from './steps.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const visited: { brand: Brand; products: string[]; plain: string }[] = [
  { brand: 'pizzaria', products: ['Pizza meio a meio', 'Pudim de leite'], plain: 'Pudim de leite' },
  // Yellow: the text on it has to be dark.
  { brand: 'burger', products: ['Cheddar e bacon'], plain: 'Brownie com sorvete' },
];

for (const { brand, products, plain } of visited) {
  test(`axe finds nothing on the menu, the search and the products of ${brand}`, async ({
    page,
  }) => {
    test.slow();
    await open(page, `${site(brand)}/delivery`);
    await expectAccessible(page, 'menu');
    for (const name of products) {
      await open(page, `${site(brand)}/delivery`);
      await page.getByRole('link', { name, exact: true }).first().click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page.getByLabel('Alguma observação?')).toBeVisible();
      await expectAccessible(page, name);
    }
    await open(page, `${site(brand)}/delivery?busca=queijo`);
    await expect(page.getByText(/resultados? para/)).toBeVisible();
    await expectAccessible(page, 'search');
    await open(page, `${site(brand)}/delivery?busca=xyzxyz`);
    await expect(page.getByText('Nada com “xyzxyz”').last()).toBeVisible();
    await expectAccessible(page, 'empty search');
  });

  test(`axe finds nothing on the cart and the checkout of ${brand}`, async ({ page }) => {
    test.slow();
    await open(page, `${site(brand)}/delivery`);
    const empty = await openCart(page);
    await expect(empty.getByText('Sua sacola está vazia')).toBeVisible();
    await expectAccessible(page, 'empty cart');
    await open(page, `${site(brand)}/delivery`);
    await add(page, plain);
    await expectAccessible(page, 'menu with a cart');
    const cart = await openCart(page);
    await expect(cart.getByText(plain).first()).toBeVisible();
    await expectAccessible(page, 'cart');
    const checkout = await openCheckout(page);
    await expectAccessible(page, 'checkout');
    const contact = await openLine(checkout, 'Quem recebe');
    await contact.getByRole('button', { name: /^Pronto/ }).click();
    await expect(contact.getByText('Informe seu nome.')).toBeVisible();
    await expectAccessible(page, 'contact with its problems');
    await page.keyboard.press('Escape');
    const payment = await openLine(checkout, 'Pagamento');
    await payment.getByRole('button', { name: /^Pronto/ }).click();
    await expect(payment.getByText('Escolha a forma de pagamento.')).toBeVisible();
    await expectAccessible(page, 'payment with its problem');
    await page.keyboard.press('Escape');
    await openLine(checkout, 'Mais opções');
    await expectAccessible(page, 'more options');
  });

  test(`axe finds nothing on the address of ${brand}`, async ({ page }) => {
    await open(page, `${site(brand)}/delivery?painel=endereco`);
    const address = page.getByRole('dialog', { name: 'Novo endereço' });
    await expect(address.getByLabel('Endereço', { exact: true })).toBeVisible();
    await expectAccessible(page, 'one box');
    await address.getByLabel('Endereço', { exact: true }).fill('01310-100');
    await expect(address.getByLabel('Número', { exact: true })).toBeVisible();
    await expectAccessible(page, 'number');
    await address.getByRole('button', { name: 'Trocar' }).click();
    await typeAddress(address);
    await address.getByLabel('Rua', { exact: true }).fill('');
    await saveAddress(address);
    await expect(address.getByText('Informe a rua.')).toBeVisible();
    await expectAccessible(page, 'address with its problems');
  });
}

test('axe passes on the store list, an açaí product, the login and an unknown host', async ({
  page,
}) => {
  test.slow();
  await open(page, `${site('acai')}/estabelecimentos`);
  await expectAccessible(page, 'stores');
  await page.getByRole('link', { name: /^Boa Viagem/ }).click();
  await page.getByRole('link', { name: 'Açaí no copo', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Açaí no copo', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Alguma observação?')).toBeVisible();
  await expectAccessible(page, 'açaí');
  await open(page, `${site('pizzaria')}/login`);
  await expectAccessible(page, 'login');
  await page.goto(`${site('nobody')}/`);
  await expectAccessible(page, 'no brand');
});

test('axe finds nothing on the maps that find an address', async ({ page }) => {
  test.slow();
  await open(page, `${site('acai')}/delivery?loja=boa-viagem&painel=endereco`);
  await expect(page.getByRole('heading', { name: /^Rua Professor José Brandão/ })).toBeVisible();
  await expectAccessible(page, 'map');
  await page.getByLabel('Buscar endereço').fill('Rua dos Navegantes');
  await expect(page.getByRole('button', { name: /^Rua dos Navegantes/ })).toBeVisible();
  await expectAccessible(page, 'map with what was found');
  await open(page, `${site('mercado')}/delivery?painel=endereco`);
  await page.getByLabel('Endereço', { exact: true }).fill('Rua que não existe');
  await expect(page.getByText('Não encontramos este endereço.')).toBeVisible();
  await expectAccessible(page, 'search without results');
});

test('axe finds nothing on the promotional page with a waiting and a refused coupon', async ({
  page,
}) => {
  await open(page, `${site('pizzaria')}/promocional`);
  await expect(page.getByRole('button', { name: 'Quero meu cupom' })).toBeVisible();
  await expectAccessible(page, 'promotional page');
  await page.getByRole('button', { name: 'Usar cupom VILA10' }).click();
  await add(page, 'Pudim de leite');
  const cart = await openCart(page);
  await expect(cart.getByText('Entre na sua conta para usar o cupom.')).toBeVisible();
  await expectAccessible(page, 'coupon that waits');
  await cart.getByRole('button', { name: 'Remover', exact: true }).click();
  await cart.getByRole('button', { name: 'Aplicar' }).click();
  await expect(cart.getByText('Digite o código do cupom.')).toBeVisible();
  await expectAccessible(page, 'coupon field with its problem');
});

test('axe finds nothing on a product with a drawing', async ({ page }) => {
  await open(page, `${site('mercado')}/delivery`);
  const drawn = page.locator('.p-row').first().getByRole('link');
  const name = (await drawn.textContent()) ?? '';
  await drawn.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByLabel('Alguma observação?')).toBeVisible();
  await expectAccessible(page, name);
});

test('axe finds nothing on an order that waits, is cancelled or does not open', async ({
  page,
  browser,
  customer,
}) => {
  test.slow();
  await orderPudding(page, customer);
  await expectAccessible(page, 'waiting order');
  const stranger = await browser.newContext({ reducedMotion: 'reduce' });
  const elsewhere = await stranger.newPage();
  await elsewhere.goto(page.url());
  await expectAccessible(elsewhere, 'order that does not open');
  await stranger.close();
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Cancelar este pedido?' })
    .getByRole('button', { name: 'Cancelar pedido' })
    .click();
  await expect(page.getByRole('heading', { name: 'Pedido cancelado' })).toBeVisible();
  // The bar above it names the order, but begins no section.
  await expect(page.getByRole('heading').first()).toHaveText('Pedido cancelado');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page, 'cancelled order');
});

test('axe finds nothing on the staff’s door, the board, the refusal and a delivered order', async ({
  page,
  browser,
  customer,
}) => {
  test.slow();
  await orderPudding(page, customer);
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  });
  const kitchen = await context.newPage();
  await open(kitchen, `${site('pizzaria')}/painel/entrar`);
  await expectAccessible(kitchen, 'staff sign-in');
  await signInAsStaff(kitchen);
  const ticket = ticketsOf(kitchen, customer);
  await expect(ticket).toBeVisible();
  await expectAccessible(kitchen, 'board');
  await ticket.getByRole('button', { name: 'Recusar' }).click();
  await expect(kitchen.getByRole('dialog', { name: /^Por que recusar/ })).toBeVisible();
  await expectAccessible(kitchen, 'refusal');
  await context.close();
  const wide = await openKitchen(browser);
  await accept(wide, customer);
  for (const step of ['Iniciar preparo', 'Marcar pronto', 'Entregue'])
    await advance(wide, customer, step);
  await wide.context().close();
  await expect(page.getByRole('heading', { name: 'Bom apetite!' })).toBeVisible();
  await expectAccessible(page, 'delivered order');
});

// Rows: 2.10
test('axe finds nothing on the screens of a table', async ({ page }) => {
  test.slow();
  await open(page, `${site('burger')}/conectar-mesa`);
  await expectAccessible(page, 'connecting');
  await page.goto(`${site('burger')}/?mesa=12`);
  await expect(page.getByLabel('Código do suporte da mesa')).toBeVisible();
  await expectAccessible(page, 'code of the stand');
  await sitDown(page, await sheetOf('Comanda 2', 'burger'));
  await expectAccessible(page, 'menu of a table');
  await readyAtTable(page, 'Marina', 'Brownie com sorvete', 'burger');
  await expectAccessible(page, 'checkout of a table');
  await sendToKitchen(page);
  await expect(rounds(page)).toHaveCount(1);
  await expectAccessible(page, 'bill');
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Pagar a conta' });
  await sheet.getByText('Uma parte igual').click();
  await expectAccessible(page, 'paying');
  await sheet.getByRole('button', { name: /^Pagar com Pix/ }).click();
  await expect(sheet.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  await expectAccessible(page, 'Pix at the table');
});
