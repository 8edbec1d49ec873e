// An order as each reader may see it: its customer, who has the link, the staff.
import type { Order } from '#contract/entities/order.ts';
import { mayReview } from '#rules/loyalty/reviews.ts';
import { customerMayCancel, customerMayConfirm, ORDER_STATUS } from '#rules/orders/order-status.ts';
import { changeProblem, wishProblem } from '#rules/price/change-order.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import { toReview } from '../reviews/records.ts';
import type { OrderRecord } from './records.ts';
import { toVersion, toWish } from './version-shown.ts';

/** The money did not come in time: only a job cancels for that. */
const wasGivenUp = ({ status, historico }: Pick<OrderRecord, 'status' | 'historico'>): boolean =>
  status === ORDER_STATUS.cancelled && historico.at(-1)?.actor === 'clock';

/** Who of the staff took the order; null: the customer ordered. */
export function takenBy({ historico }: Pick<OrderRecord, 'historico'>): string | null {
  const first = historico.find(({ status }) => status === ORDER_STATUS.sent);
  return first?.actor === 'staff' ? first.name : null;
}

const actors = {
  customer: 'cliente',
  staff: 'equipe',
  provider: 'provedor',
  clock: 'relogio',
} as const;

/** What nobody answered ends with its order, or once all of its money went back. */
const wishOf = ({ wish, ...order }: OrderRecord) =>
  wish === null || (wish.state === 'open' && changeProblem(order) !== null) ? null : toWish(wish);

const proposalOf = ({ proposal, ...order }: OrderRecord) =>
  changeProblem(order) === null ? proposal : null;

const mayWish = (record: OrderRecord): boolean =>
  record.proposal === null && record.wish?.state !== 'open' && wishProblem(record) === null;

/** owner: the customer who placed it. shared: anyone with the link. staff: the restaurant. */
export type Viewer = 'owner' | 'shared' | 'staff';

export function toOrder(
  record: OrderRecord,
  { stores }: Pick<KnownBrand, 'stores'>,
  viewer: Viewer,
): Order {
  const store = stores.find((candidate) => candidate.id === record.storeId);
  return {
    id: record.id,
    numero: record.numero,
    idEstabelecimento: record.storeId,
    codigoEstabelecimento: store?.codigo ?? '',
    nomeEstabelecimento: store?.nome ?? '',
    // The customer contacts it on WhatsApp.
    telefoneEstabelecimento: store?.telefoneWhatsapp || store?.telefone || '',
    status: record.status,
    statusPagamento: record.statusPagamento,
    sandbox: record.sandbox,
    tipoPedido: record.tipoPedido,
    ...timesOf(record),
    motivoCancelamento: record.motivoCancelamento,
    itens: record.itens.map((item, at) =>
      record.voided.includes(at) ? { ...item, estornado: true } : item,
    ),
    ...record.totals,
    formaPagamento: record.formaPagamento,
    aCobrar: record.aCobrar,
    formaDiferenca: record.formaDiferenca,
    devolvido: record.devolvido,
    versao: record.versao,
    revisaoPedido: record.revisaoPedido,
    contaFechada: record.paidOnClosedBill,
    troco: record.troco,
    historico: record.historico.map(({ status, data, actor, name }) => ({
      status,
      data,
      ...(viewer === 'staff' ? { autor: { tipo: actors[actor], nome: name } } : {}),
    })),
    pedeCodigo: record.codigoEntrega !== null && record.finishedAt === null,
    // A link gets passed on: it shows the order and a first name, not the address or contact.
    ...(viewer === 'shared' ? withoutPersonal(record) : personalFields(record)),
    ...(viewer === 'owner' ? ownerFields(record) : NOT_THE_OWNER),
    ...(viewer === 'staff' ? staffFields(record) : NOT_STAFF),
  };
}

function timesOf(record: OrderRecord) {
  const iso = (date: Date | null) => date?.toISOString() ?? null;
  const isAwaited = record.status === ORDER_STATUS.paymentPending || wasGivenUp(record);
  return {
    entregaImediata: record.entregaImediata,
    agendadoInicio: iso(record.agendadoInicio),
    agendadoTermino: iso(record.agendadoTermino),
    inicioPreparo: iso(record.inicioPreparo),
    dataCadastro: record.createdAt.toISOString(),
    previsaoMinima: iso(record.previsaoMinima),
    previsaoMaxima: iso(record.previsaoMaxima),
    pagarAte: isAwaited ? iso(record.payBy) : null,
  };
}

function personalFields(record: OrderRecord) {
  const proposal = proposalOf(record);
  return {
    proposta: proposal === null ? null : toVersion(proposal, record, null),
    propostaAberta: false,
    mudancaPedida: wishOf(record),
    devolvidoPeloSite: record.parts?.online ?? 0,
    devolverFora: record.parts?.owed ?? 0,
    devolvidoFora: record.parts?.done ?? 0,
    cpfNota: record.cpfNota,
    observacao: record.observacao,
    nomeCliente: record.nomeCliente,
    telefoneCliente: record.telefoneCliente,
    endereco: record.endereco,
    avaliacao: record.review === null ? null : toReview(record.review),
  };
}

const withoutPersonal = (record: OrderRecord): ReturnType<typeof personalFields> => ({
  proposta: null,
  propostaAberta: proposalOf(record) !== null,
  mudancaPedida: null,
  devolvidoPeloSite: 0,
  devolverFora: 0,
  devolvidoFora: 0,
  cpfNota: null,
  observacao: '',
  nomeCliente: record.nomeCliente.split(' ')[0] ?? '',
  telefoneCliente: '',
  endereco: null,
  avaliacao: null,
});

type OwnerFields = Pick<
  Order,
  | 'podePedirMudanca'
  | 'chaveAcompanhamento'
  | 'codigoEntrega'
  | 'podeAvaliar'
  | 'podeCancelar'
  | 'podeConfirmar'
>;

const ownerFields = (record: OrderRecord): OwnerFields => ({
  podePedirMudanca: mayWish(record),
  chaveAcompanhamento: record.chaveAcompanhamento,
  codigoEntrega: record.finishedAt === null ? record.codigoEntrega : null,
  podeAvaliar: record.review === null && mayReview(record.status),
  podeCancelar: customerMayCancel(record.status),
  podeConfirmar: customerMayConfirm(record.status),
});

const NOT_THE_OWNER: OwnerFields = {
  podePedirMudanca: false,
  chaveAcompanhamento: null,
  codigoEntrega: null,
  podeAvaliar: false,
  podeCancelar: false,
  podeConfirmar: false,
};

type StaffFields = Pick<Order, 'atendente' | 'entregador' | 'devolucaoParada' | 'valorParado'>;

const staffFields = (record: OrderRecord): StaffFields => ({
  atendente: takenBy(record),
  entregador: record.entregador,
  devolucaoParada: record.refundStuck !== null,
  valorParado: record.refundStuck ?? 0,
});

const NOT_STAFF: StaffFields = {
  atendente: null,
  entregador: null,
  devolucaoParada: false,
  valorParado: 0,
};
