// Every alert of the checkout is shown where a customer meets it.

import { call } from './calls.ts';
import { reachServer } from './reach-server.ts';
import {
  add,
  checkoutOf,
  choosePayment,
  chooseWay,
  closeLine,
  fillContact,
  fillPickup,
  open,
  orderButton,
  pickPayment,
  site,
  toAddress,
  typeAddress,
} from './steps.ts';
import { checkoutWith, readyToOrder, storeCart } from './stored.ts';
import { expect, type Page, test } from './test.ts';

const PIZZARIA = `${site('pizzaria')}/delivery`;

/**
 * From here on, a call gets another answer. Inside the page, because only the browser resolves its
 * host.
 */
async function change(page: Page, call: string, patch: Record<string, unknown>): Promise<void> {
  await page.evaluate(
    ([path, changed]) => {
      const real = window.fetch;
      window.fetch = async (input, init) => {
        const reply = await real(input, init);
        if (!String(input).includes(path as string)) return reply;
        return Response.json({ ...(await reply.json()), ...(changed as object) });
      };
    },
    [call, patch] as const,
  );
}

async function toVilaMadalena(page: Page): Promise<void> {
  const form = await toAddress(page);
  await typeAddress(form);
  await form.getByLabel('Bairro', { exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Qual é o seu bairro?' })
    .getByRole('button', { name: /^Vila Madalena/ })
    .click();
  await form.getByLabel('Rua', { exact: true }).fill('Rua Harmonia');
  await form.getByLabel('Número', { exact: true }).fill('210');
  const priced = page.waitForResponse('**/quitute/PedidoCalculado');
  await form.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(checkoutOf(page).getByText(/Rua Harmonia/)).toBeVisible();
  await priced;
}

// Rows: 5.18
test('cash asks for an amount or for “no change needed”', async ({ page, customer }) => {
  const checkout = await readyToOrder(page, customer);
  const sheet = await pickPayment(checkout, /^Dinheiro/);
  await expect(sheet.getByText(/^Informe um valor válido/)).toBeHidden();
  await sheet.getByRole('button', { name: /^Pronto/ }).click();
  await expect(
    checkout.getByText('Informe um valor válido ou marque “Não preciso de troco”.'),
  ).toBeVisible();
  await expect(checkout.getByLabel(/^Troco para quanto/)).toBeFocused();
  await checkout.getByText('Não preciso de troco', { exact: true }).click();
  await expect(
    checkout.getByText('Informe um valor válido ou marque “Não preciso de troco”.'),
  ).toBeHidden();
});

test('an amount that was enough is checked again when the total grows', async ({
  page,
  customer,
}) => {
  const checkout = await checkoutWith(page, ['Pudim de leite']);
  await chooseWay(checkout, 'Retirada');
  await fillContact(checkout, customer);
  const priced = page.waitForResponse(
    (reply) =>
      /PedidoCalculado/.test(reply.url()) &&
      reply.request().postDataJSON().pedido.formaPagamento !== null,
  );
  await pickPayment(checkout, /^Dinheiro/);
  await priced;
  await checkout.getByLabel(/^Troco para quanto/).fill('20');
  await expect(checkout.getByText(/O troco é R\$\s5,10/)).toBeVisible();
  await change(page, '/quitute/PedidoCalculado', { taxaAdicional: 10, valorTotal: 24.9 });
  await pickPayment(checkout, /^Cartão de débito/);
  const sheet = page.getByRole('dialog', { name: 'O total mudou' });
  await sheet.getByRole('button', { name: 'Aceitar e continuar' }).click();
  const again = page.waitForResponse('**/quitute/PedidoCalculado');
  await pickPayment(checkout, /^Dinheiro/);
  await expect(checkout.getByText(/O valor precisa ser maior que R\$\s24,90/)).toBeVisible();
  // What was accepted is not asked again with the next reply.
  await again;
  await expect(checkout.getByRole('button', { name: /R\$\s24,90/ }).first()).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

// Rows: 5.27
test('a store that has paused and takes nothing for later says so, and the cart is kept', async ({
  page,
  customer,
}) => {
  await page.route('**/quitute/EstabelecimentoAberto/*', (route) =>
    route.fulfill({ json: { estado: 'pausado', mudaEm: null, semAtendimento: false } }),
  );
  await open(page, `${site('mercado')}/delivery`);
  await page
    .getByRole('button', { name: /^Adicionar / })
    .first()
    .click();
  const checkout = await fillPickup(page, customer);
  await expect(
    checkout
      .getByText('A loja pausou os pedidos por um momento. Sua sacola fica guardada.')
      .filter({ visible: true }),
    // On a machine that is busy the page takes its line for a slow one, and asks after 20 seconds.
  ).toBeVisible();
});

// Rows: 5.14
test('the minimum for pickup has its own words, and the button waits', async ({
  page,
  customer,
}) => {
  await open(page, PIZZARIA);
  await add(page, 'Água mineral');
  const checkout = await fillPickup(page, customer);
  await expect(
    checkout
      .getByText(/O pedido mínimo para retirada é R\$\s10,00\. Faltam R\$\s5,00\./)
      .filter({ visible: true }),
  ).toHaveCount(1);
  await orderButton(page).click({ force: true });
  await expect(page).toHaveURL(/painel=finalizar/);
});

test('an address that the store stopped serving is named in the cart', async ({
  page,
  customer,
}) => {
  await checkoutWith(page, ['Pudim de leite']);
  await toVilaMadalena(page);
  const checkout = checkoutOf(page);
  await fillContact(checkout, customer);
  await change(page, '/quitute/PedidoCalculado', {
    taxaEntrega: -1,
    valorEntrega: 0,
    valorTotal: 14.9,
  });
  // Asked again once the change is accepted.
  await change(page, '/cliente/CalculaEnderecoUsuarioSemUsuario/', { taxaEntrega: -1 });
  await pickPayment(checkout, /^Cartão de débito/);
  const sheet = page.getByRole('dialog', { name: 'O total mudou' });
  await expect(sheet.getByText('Entrega em Vila Madalena')).toBeVisible();
  await expect(
    sheet.getByText('A loja não entrega mais neste endereço. Escolha outro ou retire na loja.'),
  ).toBeVisible();
  await sheet.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await closeLine(checkout, 'Pagamento');
  await expect(checkout.getByText('A loja não entrega aqui')).toBeVisible();
  await expect(checkout.getByRole('button', { name: 'Trocar o endereço' })).toBeVisible();
});

test('a changed fee is shown with both amounts', async ({ page }) => {
  await checkoutWith(page, ['Pudim de leite']);
  await toVilaMadalena(page);
  await change(page, '/quitute/PedidoCalculado', {
    taxaEntrega: 8.9,
    valorEntrega: 8.9,
    valorTotal: 23.8,
  });
  await pickPayment(checkoutOf(page), /^Cartão de débito/);
  const sheet = page.getByRole('dialog', { name: 'O total mudou' });
  await expect(sheet.getByText(/A taxa passou de R\$\s6,90 para R\$\s8,90\./)).toBeVisible();
});

/** From now on, replies to a call have `patch` in them: also the first one that a page asks for. */
async function patchReplies(page: Page, call: string, patch: object): Promise<void> {
  await page.route(`**${call}`, async (route) => {
    const reply = await reachServer(route);
    await route.fulfill({ json: { ...(await reply.json()), ...patch } });
  });
}

test('what the other way of receiving has is not said to be gone', async ({ page }) => {
  const { id } = await storeCart(page, ['Pudim de leite', 'Petit gâteau']);
  const { categorias } = await call<{ categorias: { produtos: { nome: string }[] }[] }>(
    page,
    'pizzaria',
    '/quitute/ObterCardapioCompletoV1',
    { idEstabelecimento: id },
    { plataforma: 'site', 'app-version': '1' },
  );
  const pickup = { address: null, stores: { [id]: { type: 2, quote: null } } };
  await page.evaluate((way) => localStorage.setItem('quitute.d', way), JSON.stringify(pickup));
  const pudding = ({ nome }: { nome: string }) => nome === 'Pudim de leite';
  await patchReplies(page, '/quitute/ObterCardapioCompletoV1', {
    categorias: categorias.map((category) => ({
      ...category,
      produtos: category.produtos.map((product) =>
        pudding(product) ? { ...product, formas: ['entrega'] } : product,
      ),
    })),
  });
  const gone = { tipo: 'indisponivel', valorAtual: null, quantidadeAtual: 0 };
  const was = { indice: 0, nome: 'Pudim de leite', valorAnterior: 14.9, quantidadeAnterior: 1 };
  await patchReplies(page, '/quitute/PedidoCalculado', { alteracoes: [{ ...gone, ...was }] });
  await open(page, `${PIZZARIA}?painel=finalizar`);
  const sheet = page.getByRole('dialog', { name: 'Sua sacola mudou' });
  await expect(sheet.getByText('Só para entrega.')).toBeVisible();
  await expect(sheet.getByText('Não está mais à venda.')).toHaveCount(0);
});

test('a line that lost a choice is not accepted before the menu is there', async ({ page }) => {
  await storeCart(page, ['Pudim de leite']);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/quitute/ObterCardapioCompletoV1', async (route) => {
    await held;
    await route.continue();
  });
  const lost = { tipo: 'opcoes', indice: 0, nome: 'Pudim de leite', valorAnterior: 14.9 };
  const now = { valorAtual: 12.9, quantidadeAnterior: 1, quantidadeAtual: 1 };
  await patchReplies(page, '/quitute/PedidoCalculado', { alteracoes: [{ ...lost, ...now }] });
  await open(page, `${PIZZARIA}?painel=finalizar`);
  const sheet = page.getByRole('dialog', { name: 'Sua sacola mudou' });
  // Without the menu the line would go, and with it the cart.
  const accept = sheet.getByRole('button', { name: /^(Aceitar e continuar|Esvaziar a sacola)$/ });
  await expect(accept).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(accept).not.toHaveAttribute('aria-busy', 'true');
});

test('the additional fee of a brand and the discount of a payment stand in the sum', async ({
  page,
}) => {
  await page.route('**/quitute/EstabelecimentoAberto/*', (route) =>
    route.fulfill({ json: { estado: 'aberto', mudaEm: null, semAtendimento: false } }),
  );
  const checkout = await checkoutWith(page, ['Pudim de leite']);
  await chooseWay(checkout, 'Retirada');
  await choosePayment(checkout, /^Pix na entrega/);
  await expect(checkout.getByText('Desconto Pix na entrega (5%)').first()).toBeVisible();
  // The contact is missing, so the button asks for it; its price already has the discount.
  const next = checkout.getByRole('button', { name: /^Dizer quem recebe/ });
  await expect(next).toContainText(/14,15/);
  await expect(next).not.toContainText('entrega');
  await checkout.getByText('Por que esse total?').click();
  await expect(
    checkout.getByText(
      'Por pagar com Pix na entrega, sobre o que restou depois dos outros descontos.',
    ),
  ).toBeVisible();
});
