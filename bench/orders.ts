// An order that the store accepts: pickup, cash, one product without choices. Each connection is a
// device with its own session.
import { randomUUID } from 'node:crypto';
import { callApi } from './exchange.ts';

type Wire = Record<string, unknown>;
type BrandWire = {
  estabelecimentos: { id: number; formasPagamento: { id: number; tipo: string }[] }[];
};
type MenuWire = {
  categorias: {
    produtos: {
      id: number;
      valor: number;
      esgotado: boolean;
      quantidade: number | null;
      peso?: unknown;
      opcoes: { quantidadeMinima: number }[];
      valorRealCalculado: number;
    }[];
  }[];
};

export const BRAND_HOST = 'pizzaria.localhost';
export const MENU_PATH = '/api/quitute/ObterCardapio';
const QUOTE_PATH = '/api/quitute/PedidoCalculado';
export const ORDER_PATH = '/api/cliente/CadastrarPedido';
/** Reais: above every pickup minimum of the demo. */
const WORTH = 40;

export async function firstStore(
  port: number,
  host: string,
): Promise<BrandWire['estabelecimentos'][number]> {
  const { value } = await callApi<BrandWire>({
    port,
    host,
    path: `/api/quitute/AplicativoDadosUrl?url=${encodeURIComponent(`http://${host}/`)}`,
  });
  const [store] = value.estabelecimentos;
  if (store === undefined) throw new Error(`${host} has no store`);
  return store;
}

export type OrderKit = {
  /** A body with its own key. */
  body(): string;
  /** One cookie per connection; each device has placed one order by then. */
  cookies: string[];
  /** The store that takes them. */
  store: number;
};

export async function prepareOrders(
  port: number,
  connections: number,
  host = BRAND_HOST,
): Promise<OrderKit> {
  const store = await firstStore(port, host);
  const { value: menu } = await callApi<MenuWire>({
    port,
    host,
    path: MENU_PATH,
    wire: { idEstabelecimento: store.id },
  });
  const products = menu.categorias.flatMap(({ produtos }) => produtos);
  const plain = products.find(
    ({ esgotado, quantidade, peso, opcoes }) =>
      !esgotado &&
      quantidade === null &&
      peso == null &&
      opcoes.every(({ quantidadeMinima }) => quantidadeMinima === 0),
  );
  const cash = store.formasPagamento.find(({ tipo }) => tipo === 'dinheiro');
  if (plain === undefined || cash === undefined)
    throw new Error('the demo store has no plain product or takes no cash');
  const quantidade = Math.ceil(WORTH / plain.valorRealCalculado);
  const item = {
    produto: { id: plain.id, quantidade, observacao: '', opcoes: [] },
    valorProdutoHistorico: plain.valorRealCalculado,
  };
  const wireOf = (valorTotal: number, chaveIdempotencia: string): Wire => ({
    cupomDesconto: null,
    idCartelaCompleta: null,
    pedido: {
      chaveIdempotencia,
      idEstabelecimento: store.id,
      tipoPedido: 2,
      entregaImediata: true,
      itens: [item],
      endereco: null,
      cliente: { nome: 'Marina Teste', telefone: '11987654321' },
      formaPagamento: { id: cash.id },
      troco: null,
      cpfNota: null,
      observacao: '',
      valorTotal,
    },
  });
  const quote = await callApi<{ valorTotal: number }>({
    port,
    host,
    path: QUOTE_PATH,
    wire: wireOf(plain.valorRealCalculado * quantidade, 'price-only'),
  });
  const fresh = () => wireOf(quote.value.valorTotal, randomUUID());
  const cookies: string[] = [];
  for (let device = 0; device < connections; device += 1) {
    const reply = await callApi({ port, host, path: ORDER_PATH, wire: fresh() });
    cookies.push(reply.cookies.map((line) => line.split(';')[0]).join('; '));
  }
  return { body: () => JSON.stringify(fresh()), cookies, store: store.id };
}

/** A refused order has status 200 and its code. */
export function orderRefusal(body: string): string | null {
  return /"numero":\d/.test(body) ? null : body.slice(0, 200);
}
