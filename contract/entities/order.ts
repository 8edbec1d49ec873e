// An order as requested by a customer and as stored (the specification, section 3, Cart). What is
// ordered stands in order-item.ts, what changes it afterwards in order-change.ts.
import * as z from 'zod/mini';
import {
  cpf,
  givenInstant,
  id,
  instant,
  money,
  moneyOrNull,
  moneySum,
  personPhone,
  priceOrNull,
  requiredText,
  text,
} from '../codecs.ts';
import { Address, PickupAddress } from './address.ts';
import { Payer } from './card.ts';
import { OrderVersion, OrderWish } from './order-change.ts';
import { MethodName, OrderItem, OrderTotals, StoredItem } from './order-item.ts';
import { Review } from './review.ts';

/** 1 delivery, 2 pickup (the specification, section 3), 3 table or tab. */
export const OrderType = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type OrderType = z.output<typeof OrderType>;

export const OrderRequest = z.object({
  /** Generated once per checkout by the browser; sent twice, it creates one order. */
  chaveIdempotencia: z.string().check(z.minLength(8), z.maxLength(64)),
  idEstabelecimento: id,
  tipoPedido: OrderType,
  entregaImediata: z.boolean(),
  /** Start of the chosen slot; only with `entregaImediata` false. */
  dataAgendamento: z.optional(z.nullable(givenInstant)),
  itens: z.array(OrderItem).check(z.minLength(1), z.maxLength(100)),
  /** For pickup only the id -1 (the specification, section 4); null at a table. */
  endereco: z.nullable(z.union([Address, PickupAddress])),
  /** The contact; null when a signed-in customer orders. */
  cliente: z.nullable(z.object({ nome: requiredText(80), telefone: personPhone })),
  formaPagamento: z.nullable(z.object({ id })),
  /** Id of a card in the provider’s vault, for online card payment, and its payer. */
  tokenCartaoCredito: z.optional(z.nullable(z.string().check(z.regex(/^[\w-]{8,100}$/)))),
  pagador: z.optional(z.nullable(Payer)),
  /** Cash amount the customer pays with; null: no change needed. */
  troco: priceOrNull,
  cpfNota: z.nullable(cpf),
  observacao: text(300),
  /** Total that the customer saw; the server refuses another one. */
  valorTotal: moneySum,
});
export type OrderRequest = z.output<typeof OrderRequest>;

/** How a customer received and paid for an order: a new device starts with it. */
export const LastChoices = z.object({
  tipoPedido: OrderType,
  endereco: z.nullable(Address),
  formaPagamento: z.nullable(z.object({ id })),
  troco: moneyOrNull,
});
export type LastChoices = z.output<typeof LastChoices>;

export const CartRequest = z.object({
  cupomDesconto: z.nullable(text(40)),
  idCartelaCompleta: z.nullable(id),
  /** Pays with as much of the customer's credit as possible. */
  usarCashback: z.optional(z.boolean()),
  pedido: OrderRequest,
});
export type CartRequest = z.output<typeof CartRequest>;

/** The filter of a list of orders. */
export const OrderSituation = z.enum(['todos', 'abertos', 'entregues', 'cancelados']);
export type OrderSituation = z.output<typeof OrderSituation>;

/** One move of an order. */
export const OrderStep = z.object({
  status: z.int(),
  data: instant,
  /** For staff alone: who moved it. */
  autor: z.optional(
    z.object({
      tipo: z.enum(['cliente', 'equipe', 'provedor', 'relogio']),
      nome: z.nullable(text(80)),
    }),
  ),
});
export type OrderStep = z.output<typeof OrderStep>;

const EarnedCard = z.object({ id, nome: text(80), selos: z.int(), selosNecessarios: z.int() });

export const Order = z.object({
  id,
  /** Short number to say aloud, per store and day. */
  numero: z.int(),
  idEstabelecimento: id,
  codigoEstabelecimento: text(40),
  nomeEstabelecimento: text(80),
  telefoneEstabelecimento: text(20),
  status: z.int(),
  statusPagamento: z.int(),
  /** Its payment is one of a sandbox: no real money moves. */
  sandbox: z.boolean(),
  tipoPedido: OrderType,
  entregaImediata: z.boolean(),
  /** The slot of a scheduled order, and when its preparation starts. */
  agendadoInicio: z.nullable(instant),
  agendadoTermino: z.nullable(instant),
  inicioPreparo: z.nullable(instant),
  dataCadastro: instant,
  previsaoMinima: z.nullable(instant),
  previsaoMaxima: z.nullable(instant),
  motivoCancelamento: z.nullable(text(200)),
  itens: z.array(StoredItem),
  ...OrderTotals.shape,
  formaPagamento: MethodName,
  /** Due on handover of an order that was paid online and then changed. */
  aCobrar: z._default(money, 0),
  formaDiferenca: z._default(z.nullable(MethodName), null),
  /** Given back as a favour, beside the total. */
  devolvido: z._default(money, 0),
  /** The version that counts, and a number that grows with each change or proposal. */
  versao: z._default(z.int(), 1),
  revisaoPedido: z._default(z.int(), 0),
  /** A change that waits for the customer’s consent. */
  proposta: z._default(z.nullable(OrderVersion), null),
  /** For a shared link, which does not show it: there is one. */
  propostaAberta: z._default(z.boolean(), false),
  /** The newest change that the customer asked for; null: none. */
  mudancaPedida: z._default(z.nullable(OrderWish), null),
  podePedirMudanca: z._default(z.boolean(), false),
  /** Parts that went back the way they were paid. */
  devolvidoPeloSite: z._default(money, 0),
  /** Parts that no provider gives back: what the store still owes, and what it gave itself. */
  devolverFora: z._default(money, 0),
  devolvidoFora: z._default(money, 0),
  /** It ended after its table's bill had closed and was paid: the store gives its part back. */
  contaFechada: z._default(z.boolean(), false),
  troco: moneyOrNull,
  cpfNota: z.nullable(text(11)),
  observacao: text(300),
  nomeCliente: text(80),
  telefoneCliente: text(20),
  endereco: z.nullable(Address),
  historico: z.array(OrderStep),
  /** Until when an order that is paid first waits, or waited in vain; null: it does not. */
  pagarAte: z.nullable(instant),
  /** Unguessable token of the sharing link; only the order's owner receives it. */
  chaveAcompanhamento: z.nullable(text(80)),
  /** For staff: who took the order by phone or in person; null: the customer ordered. */
  atendente: z._default(z.nullable(text(80)), null),
  /** For staff: the courier who takes it; null: nobody said who. */
  entregador: z._default(z.nullable(text(40)), null),
  /** For staff: a refund that no provider will make, and its amount. */
  devolucaoParada: z.boolean(),
  valorParado: z._default(money, 0),
  /** The courier asks for a code; only the customer sees it. */
  pedeCodigo: z.boolean(),
  codigoEntrega: z.nullable(text(4)),
  podeCancelar: z.boolean(),
  /** The customer's comment; only for them and for staff. */
  avaliacao: z.nullable(Review),
  podeAvaliar: z.boolean(),
  /** The customer may confirm that it has arrived. */
  podeConfirmar: z.boolean(),
  /** What the delivered order brought; only its owner sees it, on the order's own page. */
  ganhos: z.optional(
    z.object({
      selos: z.int(),
      cashback: money,
      /** The cards as the order's stamps left them. */
      cartelas: z._default(z.array(EarnedCard), []),
    }),
  ),
});
export type Order = z.output<typeof Order>;
