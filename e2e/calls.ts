// What a test prepares by calls of the API, as the brand's own pages make them. What a test is
// about, it does by pressing.
import { orderPath } from '../contract/order-path.ts';
import { expect, type Page } from './clock.ts';
import { type Brand, expectWaiting, open, site } from './steps.ts';

/** A document of the brand's origin without scripts: a page that runs makes calls of its own. */
async function openNothing(page: Page, brand: Brand): Promise<void> {
  const address = `${site(brand)}/nothing`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(address);
  await page.unroute(address);
}

/**
 * The body of an answer; a refused call fails the test. Without `input` it is a GET. The page
 * leaves where it is, if that is another brand or none.
 */
export async function call<Answer>(
  page: Page,
  brand: Brand,
  path: string,
  input?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  if (!page.url().startsWith(`${site(brand)}/`)) await openNothing(page, brand);
  const { status, text } = await page.evaluate(
    async ({ address, body, more }) => {
      const json = { 'content-type': 'application/json', ...more };
      const sent = body === null ? {} : { method: 'POST', headers: json, body };
      const answer = await fetch(address, sent);
      return { status: answer.status, text: await answer.text() };
    },
    {
      address: `/api${path}`,
      body: input === undefined ? null : JSON.stringify(input),
      more: headers,
    },
  );
  expect(status, `${path}: ${text}`).toBe(200);
  const answer = JSON.parse(text);
  // A refusal is a 200 too.
  expect(answer?.codErro ?? 0, `${path}: ${text}`).toBe(0);
  return answer;
}

/** Signs a customer in on this page's device; the demo's own unless said otherwise. */
export async function signIn(
  page: Page,
  brand: Brand = 'pizzaria',
  identificador = 'cliente@demo.quitute.app',
  senha = 'quitute-demo',
): Promise<void> {
  await call(page, brand, '/quitute/oauth/Autenticar_V2', { appNome: brand, identificador, senha });
}

/** Signs staff of the brand in on this page's device. */
export async function signInStaff(page: Page, brand: Brand = 'pizzaria'): Promise<void> {
  await call(page, brand, '/painel/Entrar', {
    email: 'painel@demo.quitute.app',
    senha: 'quitute-demo',
  });
}

export type Customer = { nome: string; telefone: string; email: string | null; senha: string };

const digits = (count: number): string =>
  String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');

/** A customer that no other test has, signed in on this page's device. */
export async function signUp(
  page: Page,
  brand: Brand = 'pizzaria',
  own: Partial<Customer> = {},
): Promise<Customer> {
  const customer: Customer = {
    nome: 'Helena Prado',
    telefone: `119${digits(8)}`,
    email: `helena${digits(9)}@exemplo.com.br`,
    senha: 'segredo-da-Helena',
    ...own,
  };
  const reply = await call<{ logado: boolean }>(page, brand, '/cliente/CadastrarUsuario', customer);
  expect(reply.logado).toBe(true);
  return customer;
}

/** A customer that no other test has, and who is not known to this page's device. */
export async function newCustomer(
  page: Page,
  brand: Brand = 'pizzaria',
  own: Partial<Customer> = {},
): Promise<Customer> {
  const customer = await signUp(page, brand, own);
  await call(page, brand, '/cliente/Sair', {});
  return customer;
}

type Menu = {
  categorias: { produtos: { id: number; nome: string; valor: number }[] }[];
};
type Store = { id: number; formasPagamento: { id: number; nome: string }[] };
type Placed = { id: number; status: number; codigoEstabelecimento: string };

/** The order of a pudding for pickup, paid by card at the counter. Answers with its page's path. */
async function placePudding(page: Page, name: string): Promise<string> {
  const { estabelecimentos } = await call<{ estabelecimentos: Store[] }>(
    page,
    'pizzaria',
    '/quitute/AplicativoDadosUrl?url=pizzaria.localhost',
  );
  const [store] = estabelecimentos;
  const card = store?.formasPagamento.find(({ nome }) => nome === 'Cartão de crédito');
  const { categorias } = await call<Menu>(page, 'pizzaria', '/quitute/ObterCardapio', {
    idEstabelecimento: store?.id,
  });
  const pudding = categorias
    .flatMap(({ produtos }) => produtos)
    .find(({ nome }) => nome === 'Pudim de leite');
  const pedido = {
    chaveIdempotencia: crypto.randomUUID(),
    idEstabelecimento: store?.id,
    tipoPedido: 2,
    entregaImediata: true,
    itens: [
      {
        produto: { id: pudding?.id, quantidade: 1, observacao: '', opcoes: [] },
        valorProdutoHistorico: pudding?.valor,
      },
    ],
    endereco: null,
    cliente: { nome: name, telefone: '11987654321' },
    formaPagamento: { id: card?.id },
    troco: null,
    cpfNota: null,
    observacao: '',
    valorTotal: 0,
  };
  const cart = { cupomDesconto: null, idCartelaCompleta: null };
  const { valorTotal } = await call<{ valorTotal: number }>(
    page,
    'pizzaria',
    '/quitute/PedidoCalculado',
    { ...cart, pedido },
  );
  const placed = await call<Placed>(
    page,
    'pizzaria',
    '/cliente/CadastrarPedido',
    { ...cart, pedido: { ...pedido, valorTotal } },
    { 'x-api-version': '1.3' },
  );
  return orderPath(placed);
}

/** An order that waits for the store, on its page. */
export async function orderPudding(page: Page, name: string): Promise<void> {
  const path = await placePudding(page, name);
  await open(page, site('pizzaria') + path);
  await expectWaiting(page);
}
