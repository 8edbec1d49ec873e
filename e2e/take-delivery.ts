// An order for delivery that staff take by phone, by calls of the API: it is accepted at once.
import { call } from './calls.ts';
import type { Page } from './clock.ts';
import type { Brand } from './steps.ts';

type Store = {
  id: number;
  nome: string;
  endereco: object;
  formasPagamento: { id: number; tipo: string }[];
};
type Menu = { categorias: { produtos: { id: number; nome: string; valor: number }[] }[] };
type Wanted = {
  loja: string;
  /** Without choices. */
  produto: string;
  quantidade: number;
  nome: string;
  forma: 'dinheiro' | 'cartaoNaEntrega';
};

/** For the address of the store itself; in cash with change for R$ 200. Staff are signed in. */
export async function takeDelivery(
  page: Page,
  brand: Brand,
  { loja, produto, quantidade, nome, forma }: Wanted,
): Promise<{ id: number; numero: number; valorTotal: number }> {
  const of = <Answer>(path: string, input?: object) => call<Answer>(page, brand, path, input);
  const { estabelecimentos } = await of<{ estabelecimentos: Store[] }>(
    `/quitute/AplicativoDadosUrl?url=${brand}.localhost`,
  );
  const store = estabelecimentos.find((one) => one.nome === loja);
  const menu = await of<Menu>('/quitute/ObterCardapio', { idEstabelecimento: store?.id });
  const product = menu.categorias
    .flatMap(({ produtos }) => produtos)
    .find((one) => one.nome === produto);
  const pedido = {
    chaveIdempotencia: crypto.randomUUID(),
    idEstabelecimento: store?.id,
    tipoPedido: 1,
    entregaImediata: true,
    itens: [
      {
        produto: { id: product?.id, quantidade, observacao: '', opcoes: [] },
        valorProdutoHistorico: product?.valor,
      },
    ],
    endereco: { ...store?.endereco, complemento: '', referencia: '' },
    cliente: { nome, telefone: '81988650199' },
    formaPagamento: { id: store?.formasPagamento.find(({ tipo }) => tipo === forma)?.id },
    troco: forma === 'dinheiro' ? 200 : null,
    cpfNota: null,
    observacao: '',
    valorTotal: 0,
  };
  const cart = { cupomDesconto: null, idCartelaCompleta: null };
  const { valorTotal } = await of<{ valorTotal: number }>('/painel/CalcularPedido', {
    ...cart,
    pedido,
  });
  const sent = { ...cart, pedido: { ...pedido, valorTotal } };
  const { id, numero } = await of<{ id: number; numero: number }>('/painel/AnotarPedido', sent);
  return { id, numero, valorTotal };
}
