// Every alert that the checkout can give, where a diner meets it: none is only a sentence in a file.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { add, type Brand, checkoutOf, dinerOf, fillContact, fillPickup, open, openCheckout, orderButton, pick, readyToOrder, site } from './steps.ts';

const PIZZARIA = `${site('pizzaria')}/delivery`;

/** Answers of the server, one after the other, with something in them changed. */
async function change(page: Page, call: string, edit: (body: Record<string, unknown>) => void): Promise<void> {
  await page.route(`**${call}`, async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    edit(body);
    await route.fulfill({ response: reply, json: body });
  });
}

async function withAddress(page: Page, cep: string, numero: string): Promise<Locator> {
  await checkoutOf(page).getByRole('link', { name: 'Informar o endereço' }).click();
  const form = page.getByRole('dialog', { name: 'Novo endereço' });
  await form.getByLabel('CEP', { exact: true }).fill(cep);
  await expect(form.getByLabel('Rua', { exact: true })).not.toHaveValue('');
  await form.getByLabel('Número', { exact: true }).fill(numero);
  await form.getByRole('button', { name: 'Salvar endereço' }).click();
  return form;
}

test('cash without an amount asks for one, or for the word that no change is needed', async ({ page }, info) => {
  const checkout = await readyToOrder(page, dinerOf(info));
  await pick(checkout, 'Dinheiro');
  await orderButton(page).click();
  await expect(checkout.getByText('Informe um valor válido ou marque “Não preciso de troco”.')).toBeVisible();
  await expect(checkout.getByLabel(/^Troco para quanto/)).toBeFocused();
  await checkout.getByText('Não preciso de troco').click();
  await expect(checkout.getByText('Informe um valor válido ou marque “Não preciso de troco”.')).toBeHidden();
});

test('an amount that was enough is checked again when the total grows', async ({ page }, info) => {
  const checkout = await readyToOrder(page, dinerOf(info));
  await pick(checkout, 'Dinheiro');
  await checkout.getByLabel(/^Troco para quanto/).fill('20');
  await expect(checkout.getByText(/O troco é R\$\s5,10/)).toBeVisible();
  await change(page, '/quitute/PedidoCalculado', (body) => {
    body.taxaAdicional = 10;
    body.valorTotal = 24.9;
  });
  await pick(checkout, 'Cartão de débito');
  const sheet = page.getByRole('dialog', { name: 'O total mudou' });
  await sheet.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await pick(checkout, 'Dinheiro');
  await expect(checkout.getByText(/O valor precisa ser maior que R\$\s24,90/)).toBeVisible();
});

test('a store that has paused says so, and the cart is kept', async ({ page }, info) => {
  await page.route('**/quitute/EstabelecimentoAberto/*', (route) => route.fulfill({ json: { estado: 'pausado', mudaEm: null } }));
  const checkout = await readyToOrder(page, dinerOf(info));
  await expect(checkout.getByText('A loja pausou os pedidos por um momento. Sua sacola fica guardada.').first()).toBeVisible();
});

test('the minimum for pickup has its own words', async ({ page }, info) => {
  await open(page, PIZZARIA);
  await change(page, '/quitute/PedidoCalculado', () => undefined);
  await add(page, 'Água mineral');
  const checkout = await fillPickup(page, dinerOf(info));
  // Where the store asks for nothing at the counter, the server is the one that refuses.
  await page.route('**/cliente/CadastrarPedido', (route) =>
    route.fulfill({ json: { codErro: 61, mensagem: 'O pedido mínimo para retirada é R$ 15,00. Faltam R$ 10,00.' } }),
  );
  await orderButton(page).click();
  await expect(checkout.getByText(/O pedido mínimo para retirada é R\$\s15,00\. Faltam R\$\s10,00\./).first()).toBeVisible();
});

test('an address that another store serves names that store, and a city that none serves is named', async ({ page }) => {
  await open(page, `${site('acai' satisfies Brand)}/estabelecimentos`);
  await page
    .getByRole('link', { name: /Boa Viagem|Roxo/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/delivery/);
  await open(page, `${page.url().split('#')[0]}${page.url().includes('?') ? '&' : '?'}painel=endereco`);
  const form = page.getByRole('dialog', { name: 'Novo endereço' });
  await page.route('**/cliente/CalculaEnderecoUsuarioSemUsuario/*', (route) =>
    route.fulfill({
      json: {
        taxaEntrega: -1,
        minimoEntregaGratis: 1_000_000_000,
        tempoMinimo: 0,
        tempoMaximo: 0,
        estabelecimentoQueAtende: { id: 2, codigo: 'casa-forte', nome: 'Roxo Casa Forte' },
      },
    }),
  );
  await form.getByLabel('CEP', { exact: true }).fill('50030-230');
  await form.getByLabel('Número', { exact: true }).fill('10');
  await form.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(form.getByText(/Roxo Casa Forte/)).toBeVisible();
});

test('an address that the store stopped serving is named in the cart, with its neighbourhood', async ({ page }, info) => {
  await open(page, PIZZARIA);
  await add(page, 'Pudim de leite');
  await openCheckout(page);
  await withAddress(page, '05435-000', '210');
  const checkout = checkoutOf(page);
  await expect(checkout.getByText(/Harmonia/)).toBeVisible();
  await fillContact(checkout, dinerOf(info));
  await change(page, '/quitute/PedidoCalculado', (body) => {
    body.taxaEntrega = -1;
    body.valorEntrega = 0;
    body.valorTotal = body.valorItens;
  });
  await pick(checkout, 'Cartão de débito');
  const sheet = page.getByRole('dialog', { name: 'O total mudou' });
  await expect(sheet.getByText('Entrega em Vila Madalena')).toBeVisible();
  await expect(sheet.getByText('A loja não entrega mais neste endereço. Escolha outro ou retire na loja.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await expect(checkout.getByText(/não entrega neste endereço/).first()).toBeVisible();
});

test('a fee that changed is told with both amounts', async ({ page }) => {
  await open(page, PIZZARIA);
  await add(page, 'Pudim de leite');
  await openCheckout(page);
  await withAddress(page, '05435-000', '210');
  await change(page, '/quitute/PedidoCalculado', (body) => {
    body.taxaEntrega = 8.9;
    body.valorEntrega = 8.9;
    body.valorTotal = Number(body.valorItens) + 8.9;
  });
  await pick(checkoutOf(page), 'Cartão de débito');
  const sheet = page.getByRole('dialog', { name: 'O total mudou' });
  await expect(sheet.getByText(/A taxa passou de R\$\s6,90 para R\$\s8,90\./)).toBeVisible();
});

test('whoever entered in time orders although the store has closed since', async ({ page }, info) => {
  let estado = 'aberto';
  await page.route('**/quitute/EstabelecimentoAberto/*', (route) => route.fulfill({ json: { estado, mudaEm: null } }));
  const checkout = await readyToOrder(page, dinerOf(info));
  const held = page.waitForResponse('**/quitute/GarantirHorario');
  await pick(checkout, 'Cartão de débito');
  await held.catch(() => null);
  estado = 'fechado';
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(checkout.getByText(/A loja acabou de fechar, mas seu pedido ainda vale até \d+h\d\d\./)).toBeVisible();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/delivery\/pedido\//);
});

test('the additional fee of a brand and the discount of a payment stand in the sum', async ({ page }) => {
  await page.route('**/quitute/EstabelecimentoAberto/*', (route) => route.fulfill({ json: { estado: 'aberto', mudaEm: null } }));
  await open(page, PIZZARIA);
  await add(page, 'Pudim de leite');
  const checkout = await openCheckout(page);
  await pick(checkout, 'Retirada');
  await pick(checkout, 'Pix na entrega');
  await expect(checkout.getByText('Desconto Pix na entrega (5%)').first()).toBeVisible();
  await expect(orderButton(page)).toContainText(/14,15/);
  await checkout.getByText('Por que esse total?').click();
  await expect(checkout.getByText('Por pagar com Pix na entrega, sobre o que restou depois dos outros descontos.')).toBeVisible();
});
