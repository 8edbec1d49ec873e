// Typed words that are longer than a line: no page becomes wider, and what stands beside them stays
// in reach.

import { ORDER_STATUS } from '../rules/orders/order-status.ts';
import { expectNoSidewaysScroll } from './accessible.ts';
import { call, signUp } from './calls.ts';
import { signInAsStaff } from './kitchen.ts';
import { cartOf, open, openCart, site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const BURGER = site('burger');
/** As many letters as the fields take. */
const word = (letters: number) => 'Palavrao'.repeat(30).slice(0, letters);
const [NAME, PERSON, PLACE, TAG, REMARK, REVIEW] = [
  word(160),
  word(80),
  `B${word(79)}`,
  word(40),
  `R${word(199)}`,
  `V${word(239)}`,
];

async function expectFits(page: Page, what: string, widths = [320, 390]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page, `${what} at ${width}`);
    const { whole, window } = await page.evaluate(() => ({
      whole: document.scrollingElement?.scrollWidth ?? 0,
      window: document.documentElement.clientWidth,
    }));
    expect.soft(whole, `${what} at ${width}`).toBeLessThanOrEqual(window);
  }
}

/** A product whose name, tag and description have no place to break. */
async function makeProduct(staff: Page): Promise<{ id: number; atualizadoEm: string }> {
  const menu = (await call(staff, 'burger', '/painel/Cardapio')) as {
    categorias: { id: number }[];
  };
  const made = await call(staff, 'burger', '/painel/SalvarProduto', {
    id: null,
    atualizadoEm: null,
    idCategoria: menu.categorias.at(-1)?.id,
    nome: NAME,
    descricao: word(200),
    urlImagem: null,
    valor: 60,
    valorDe: null,
    promocional: false,
    etiquetas: [TAG, `T${TAG.slice(1)}`],
    grupos: [],
  });
  return made as { id: number; atualizadoEm: string };
}

async function orderProduct(page: Page, product: number): Promise<{ id: number; loja: number }> {
  const brand = (await call(page, 'burger', `/quitute/AplicativoDadosUrl?url=${BURGER}`)) as {
    estabelecimentos: { id: number; formasPagamento: { id: number; tipo: string }[] }[];
  };
  const [store] = brand.estabelecimentos;
  const body = (valorTotal: number) => ({
    cupomDesconto: null,
    idCartelaCompleta: null,
    pedido: {
      chaveIdempotencia: `long-words-${product}`,
      idEstabelecimento: store?.id,
      tipoPedido: 1,
      entregaImediata: true,
      itens: [
        {
          produto: { id: product, quantidade: 1, observacao: REMARK, opcoes: [] },
          valorProdutoHistorico: 60,
        },
      ],
      endereco: {
        cep: '30140071',
        uf: 'MG',
        cidade: 'Belo Horizonte',
        bairro: PLACE,
        logradouro: word(120),
        numero: '210',
        complemento: word(80),
        referencia: word(160),
      },
      cliente: null,
      formaPagamento: {
        id: store?.formasPagamento.find(({ tipo }) => tipo === 'dinheiro')?.id,
      },
      troco: null,
      cpfNota: null,
      observacao: word(300),
      valorTotal,
    },
  });
  const { valorTotal } = await call<{ valorTotal: number }>(
    page,
    'burger',
    '/quitute/PedidoCalculado',
    body(0),
  );
  const placed = await call<{ id: number }>(
    page,
    'burger',
    '/cliente/CadastrarPedido',
    body(valorTotal),
  );
  return { id: placed.id, loja: store?.id ?? 0 };
}

async function deliver(staff: Page, id: number): Promise<void> {
  const {
    awaitingAcceptance,
    accepted,
    inProduction,
    readyForDelivery,
    outForDelivery,
    delivered,
  } = ORDER_STATUS;
  const way = [
    awaitingAcceptance,
    accepted,
    inProduction,
    readyForDelivery,
    outForDelivery,
    delivered,
  ];
  for (const [step, status] of way.slice(1).entries())
    await call(staff, 'burger', '/painel/MoverPedido', { id, statusAtual: way[step], status });
}

// Rows: 1.7
test('long unbroken words make no page wider, and their edit button stays in reach', async ({
  page,
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ locale: 'pt-BR' });
  const staff = await context.newPage();
  await signInAsStaff(staff, 'burger');
  const { id: product, atualizadoEm } = await makeProduct(staff);
  try {
    await signUp(page, 'burger', { nome: PERSON });
    await open(page, `${BURGER}/delivery?busca=${NAME}`);
    await expectFits(page, 'search');
    await page.getByRole('link', { name: NAME, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
    await expectFits(page, 'product');
    await page.getByLabel('Alguma observação?').fill(REMARK.slice(0, 120));
    await page.getByRole('button', { name: /^Adicionar\s+R\$/ }).click();
    await expect(page).toHaveURL(/\/delivery/);
    await open(page, `${BURGER}/delivery`);
    await expectFits(page, 'menu');
    await page.setViewportSize({ width: 1280, height: 844 });
    const beside = page.getByRole('complementary', { name: 'Sacola' });
    await expect(beside.getByText(NAME)).toBeVisible();
    await expectFits(page, 'menu with the cart beside it', [900, 1280]);
    await page.setViewportSize({ width: 390, height: 844 });
    await openCart(page);
    await expect(cartOf(page).getByText(NAME).first()).toBeVisible();
    await expectFits(page, 'cart');
    await cartOf(page)
      .getByRole('link', { name: `Editar ${NAME}` })
      .click({ trial: true });

    const { id } = await orderProduct(page, product);
    await open(page, `${BURGER}/delivery/pedido/${id}/${ORDER_STATUS.awaitingAcceptance}`);
    await expect(page.getByText(PLACE).filter({ visible: true }).first()).toBeVisible();
    await expectFits(page, 'tracking');
    await open(staff, `${BURGER}/painel`);
    await expect(staff.getByText(PERSON).first()).toBeVisible();
    await expectFits(staff, 'board');

    await deliver(staff, id);
    await open(page, `${BURGER}/delivery/avaliacaoPedido?pedido=${id}&nota=4`);
    await page.getByLabel('Conte mais').fill(REVIEW);
    await expectFits(page, 'review');
    await page.getByRole('button', { name: 'Enviar avaliação' }).click();
    await expect(page).toHaveURL(/\/delivery\/pedido\//);
    await expect(page.getByText(REVIEW)).toBeVisible();
    await expectFits(page, 'tracking with a review');
    await open(page, `${BURGER}/delivery/historicoPedidos`);
    await expect(page.getByRole('link', { name: /^Pedido / })).toContainText(NAME);
    await expectFits(page, 'history');

    await open(staff, `${BURGER}/painel`);
    await staff.locator('a[href="#column-done"]').click();
    await expectFits(staff, 'board with an order that ended');
    await open(staff, `${BURGER}/painel/avaliacoes`);
    await expect(staff.getByText(REVIEW).first()).toBeVisible();
    await expectFits(staff, 'reviews of the staff');
    await open(staff, `${BURGER}/painel/clientes?busca=${PERSON.slice(0, 20)}`);
    await expect(staff.getByRole('link', { name: PERSON })).toBeVisible();
    await expectFits(staff, 'customers');
    await open(staff, `${BURGER}/painel/cardapio`);
    await expectFits(staff, 'menu of the staff');
  } finally {
    await call(staff, 'burger', '/painel/RemoverProduto', {
      id: product,
      atualizadoEm,
      remover: true,
    });
    await context.close();
  }
});
