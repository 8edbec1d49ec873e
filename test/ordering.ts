// Shared by the tests about orders: a product by name, a placed order, its address and its
// customer.
import type { Reply, Visitor, World } from './world.ts';

type WireProduct = {
  id: number;
  nome: string;
  valor: number;
  peso?: { passo: number; minimo: number; maximo: number } | null;
  quantidade: number | null;
  esgotado: boolean;
  opcoes: {
    id: number;
    nome: string;
    quantidadeMinima: number;
    opcoes: { id: number; nome: string; esgotado: boolean }[];
  }[];
};

async function brandOf(world: World, visitor: Visitor) {
  const brand = await world.services.brands.byHost(visitor.host);
  if (brand === null) throw new Error(`nobody lives at ${visitor.host}`);
  return brand;
}

export async function storeOf(world: World, visitor: Visitor) {
  const [store] = (await brandOf(world, visitor)).stores;
  if (store === undefined) throw new Error('the brand has no store');
  return store;
}

async function findProduct(
  world: World,
  visitor: Visitor,
  wanted: (product: WireProduct) => boolean,
): Promise<WireProduct> {
  const menu = await visitor.call('menu', {
    idEstabelecimento: (await storeOf(world, visitor)).id,
  });
  const product = (menu.body.categorias as { produtos: WireProduct[] }[])
    .flatMap((category) => category.produtos)
    .find(wanted);
  if (product === undefined) throw new Error('the menu has no such product');
  return product;
}

export const productNamed = (world: World, visitor: Visitor, name: string) =>
  findProduct(world, visitor, (product) => product.nome === name);

/** One by the unit that can be ordered without choices. */
export const plainProduct = (world: World, visitor: Visitor) =>
  findProduct(
    world,
    visitor,
    (product) =>
      !product.esgotado &&
      product.peso == null &&
      product.quantidade === null &&
      product.opcoes.every((group) => group.quantidadeMinima === 0),
  );

export const item = (
  product: Pick<WireProduct, 'id' | 'valor' | 'peso'>,
  quantidade = 1,
  opcoes: unknown[] = [],
) => ({
  produto: {
    id: product.id,
    quantidade,
    ...(product.peso == null ? {} : { gramas: product.peso.passo }),
    observacao: '',
    opcoes,
  },
  valorProdutoHistorico: product.valor,
});

let keys = 0;
export const newKey = () => `key-of-a-test-${++keys}`;

export const home = {
  cep: '05435000',
  uf: 'SP',
  cidade: 'São Paulo',
  bairro: 'Vila Madalena',
  logradouro: 'Rua Harmonia',
  numero: '210',
  complemento: '',
  referencia: '',
};

/** Changes of an order: it is delivered there. */
export const toHome = {
  tipoPedido: 1,
  endereco: {
    id: 1,
    ...home,
    bairroEspecifico: 0,
    taxaEntrega: 6.9,
    minimoEntregaGratis: 120,
    ativo: true,
  },
};

export type WireOrder = Record<string, unknown> & { itens: unknown[] };
type Body = {
  cupomDesconto: string | null;
  idCartelaCompleta: number | null;
  pedido: WireOrder;
};

/** Pickup, paid in cash without change by a guest; `changes` override it. */
export async function orderBody(
  world: World,
  visitor: Visitor,
  itens: unknown[],
  changes: Record<string, unknown> = {},
): Promise<Body> {
  const store = await storeOf(world, visitor);
  const cash = store.paymentMethods.find((method) => method.tipo === 'dinheiro');
  const pedido: WireOrder = {
    chaveIdempotencia: newKey(),
    idEstabelecimento: store.id,
    tipoPedido: 2,
    entregaImediata: true,
    itens,
    endereco: null,
    cliente: { nome: 'Ana Souza', telefone: '11987654321' },
    formaPagamento: { id: cash?.id },
    troco: null,
    cpfNota: null,
    observacao: '',
    valorTotal: 0,
    ...changes,
  };
  return { cupomDesconto: null, idCartelaCompleta: null, pedido };
}

/** The same cart with the server's total, as an honest browser sends it. */
export async function withTotal(visitor: Visitor, body: Body): Promise<Body> {
  const quote = await visitor.call('quoteOrder', body);
  if (quote.body.codErro) throw new Error(`no price: ${JSON.stringify(quote.body)}`);
  return { ...body, pedido: { ...body.pedido, valorTotal: quote.body.valorTotal } };
}

export async function place(
  world: World,
  visitor: Visitor,
  itens: unknown[],
  changes: Record<string, unknown> = {},
): Promise<Reply> {
  return visitor.call(
    'placeOrder',
    await withTotal(visitor, await orderBody(world, visitor, itens, changes)),
  );
}

/** Throws when it is refused: a test of a refusal calls `staffSignIn`. */
export async function signInStaff(
  visitor: Visitor,
  email = 'painel@demo.quitute.app',
): Promise<Reply> {
  const reply = await visitor.call('staffSignIn', { email, senha: 'quitute-demo' });
  if (reply.body.codErro) throw new Error(`${email} is refused: ${JSON.stringify(reply.body)}`);
  return reply;
}
