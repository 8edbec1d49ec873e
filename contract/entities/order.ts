// An order as requested by a customer and as stored (the specification, section 3, Cart).
import * as z from 'zod/mini';
import {
  cpf,
  deliveryFee,
  dinerPhone,
  givenInstant,
  id,
  instant,
  money,
  moneyOrNull,
  moneySum,
  priceOrNull,
  requiredText,
  text,
} from '../codecs.ts';
import { LARGEST_QUANTITY, LARGEST_STEP } from '../weight.ts';
import { Address, PickupAddress } from './address.ts';
import { Payer } from './card.ts';
import { PriceLayer } from './product.ts';
import { Review } from './review.ts';

/** 1 delivery, 2 pickup (the specification, section 3), 3 table or tab. */
export const OrderType = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type OrderType = z.output<typeof OrderType>;

/** The choices of one option group; `quantidade` counts parts or portions of an option. */
export const ChosenGroup = z.object({
  id,
  opcoes: z
    .array(z.object({ id, quantidade: z.int().check(z.gte(1), z.lte(99)) }))
    .check(z.maxLength(60)),
});
export type ChosenGroup = z.output<typeof ChosenGroup>;

export const OrderItem = z.object({
  produto: z.object({
    id,
    quantidade: z.int().check(z.gte(1), z.lte(LARGEST_QUANTITY)),
    /** By weight: the grams of one step, as the customer saw it; `quantidade` counts steps. */
    gramas: z.optional(z.int().check(z.gte(1), z.lte(LARGEST_STEP))),
    observacao: text(200),
    opcoes: z.array(ChosenGroup).check(z.maxLength(40)),
  }),
  /** Price of a unit, or of a kilogram, that the customer saw. */
  valorProdutoHistorico: moneySum,
});
export type OrderItem = z.output<typeof OrderItem>;

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
  cliente: z.nullable(z.object({ nome: requiredText(80), telefone: dinerPhone })),
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

/** One line of the price trace; `chave` names the step, `valor` is signed. */
export const PriceLine = z.object({
  chave: z.enum([
    'itens',
    'descontoPercentual',
    'descontoFixo',
    'cartela',
    'cashback',
    'descontoFormaPagamento',
    'entrega',
    'taxaAdicional',
    'servico',
    'total',
  ]),
  valor: z.codec(z.number(), z.int(), {
    decode: (v) => Math.round(v * 100),
    encode: (v) => v / 100,
  }),
  /** Code of the coupon behind this line; absent on other lines. */
  cupomDesconto: z.optional(text(40)),
  /** Whose prices are in 'itens' besides the brand's. */
  camadas: z.optional(z.array(PriceLayer)),
});
export type PriceLine = z.output<typeof PriceLine>;

export const OrderTotals = z.object({
  valorItens: money,
  valorDesconto: money,
  descontoFormaPagamento: money,
  taxaEntrega: deliveryFee,
  valorEntrega: money,
  taxaAdicional: money,
  valorTotal: money,
  composicao: z.array(PriceLine),
});
export type OrderTotals = z.output<typeof OrderTotals>;

/** How a cart differs from what the store can serve now. */
export const CartChange = z.object({
  tipo: z.enum(['esgotado', 'preco', 'opcoes', 'indisponivel', 'peso']),
  /** Position of the item in `itens`. */
  indice: z.int(),
  nome: text(160),
  /** Of one unit. */
  valorAnterior: z.nullable(moneySum),
  valorAtual: z.nullable(moneySum),
  /** Quantity in the cart, and the available one; 0 when the item must go. */
  quantidadeAnterior: z.int(),
  quantidadeAtual: z.int(),
  /** Both count steps of so many grams. Absent: units, or `tipo` says that the steps changed. */
  gramas: z.optional(z.int()),
});
export type CartChange = z.output<typeof CartChange>;

export const StoredItem = z.object({
  idProduto: id,
  nome: text(160),
  quantidade: z.int(),
  /** By weight: the grams of one of `quantidade`; `valorUnitario` is then per kilogram. */
  gramas: z.optional(z.int()),
  observacao: text(200),
  /** The texts are for reading; the ids allow ordering the same again. */
  opcoes: z.array(
    z.object({
      id,
      grupo: text(120),
      adicional: z.int(),
      escolhas: z.array(z.object({ id, nome: text(120), quantidade: z.int() })),
    }),
  ),
  valorUnitario: money,
  valorTotal: money,
  /** Staff removed it from the table's bill. */
  estornado: z.optional(z.boolean()),
  /** It was on promotion when it was ordered. */
  promocional: z.optional(z.boolean()),
  /** Which layer set the product's price; absent: the brand. */
  camada: z.optional(PriceLayer),
});
export type StoredItem = z.output<typeof StoredItem>;

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

/** All lines of a changed order: those that stay, by position, and new ones. */
export const ChangeWanted = z.object({
  mantidos: z
    .array(
      z.object({
        linha: z.int().check(z.gte(0), z.lte(200)),
        quantidade: z.int().check(z.gte(1), z.lte(99)),
        /** What a line by weight was weighed as; its `quantidade` is then 1. */
        gramas: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
      }),
    )
    .check(z.maxLength(200)),
  novos: z.array(OrderItem).check(z.maxLength(100)),
  /** Absent: it stays. */
  endereco: z.optional(Address),
  formaPagamento: z.optional(z.object({ id })),
  troco: z.optional(priceOrNull),
  /** How the part that an order paid online leaves due is paid on handover. */
  formaDiferenca: z.optional(z.object({ id })),
  observacao: z.optional(text(300)),
});
export type ChangeWanted = z.output<typeof ChangeWanted>;

const MethodName = z.object({ id, nome: text(60), tipo: text(30) });

/** One version of an order that was changed after it was placed; 1 is the order as placed. */
export const OrderVersion = z.object({
  versao: z.int(),
  situacao: z.enum(['valendo', 'anterior', 'proposta', 'recusada', 'retirada']),
  data: instant,
  /** For staff alone: who of them made it; null: the customer. */
  autor: z.nullable(text(80)),
  motivo: text(200),
  /** How the customer agreed; null: nobody had to, or not yet. */
  concordou: z.nullable(z.enum(['cliente', 'telefone'])),
  respondidoEm: z.nullable(instant),
  itens: z.array(StoredItem),
  ...OrderTotals.shape,
  endereco: z.nullable(Address),
  formaPagamento: MethodName,
  /** More or less than the version before. */
  diferenca: money,
  /** Of what was paid online: what goes back, and what is still due on handover. */
  devolver: money,
  aCobrar: money,
  formaDiferenca: z.nullable(MethodName),
  /** Absent in versions from before remarks could change. */
  observacao: z.optional(text(300)),
});
export type OrderVersion = z.output<typeof OrderVersion>;

/** A change that the customer asked for, at the price that they saw, and the store’s answer. */
export const OrderWish = z.object({
  situacao: z.enum(['aberta', 'aceita', 'recusada', 'retirada', 'substituida']),
  data: instant,
  respondidoEm: z.nullable(instant),
  /** What was asked for, for the calls that price and answer it. */
  pedida: ChangeWanted,
  itens: z.array(StoredItem),
  ...OrderTotals.shape,
  endereco: z.nullable(Address),
  formaPagamento: MethodName,
  observacao: text(300),
  diferenca: money,
  devolver: money,
  aCobrar: money,
  /** What the customer wrote to the store beside it, and the store’s words when it declined. */
  recado: text(300),
  motivo: text(200),
});
export type OrderWish = z.output<typeof OrderWish>;

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
  /** The newest change that the customer asked for; null: none. */
  mudancaPedida: z._default(z.nullable(OrderWish), null),
  podePedirMudanca: z._default(z.boolean(), false),
  /** Parts that no provider gives back: what the store still owes, and what it gave itself. */
  devolverFora: z._default(money, 0),
  devolvidoFora: z._default(money, 0),
  troco: moneyOrNull,
  cpfNota: z.nullable(text(11)),
  observacao: text(300),
  nomeCliente: text(80),
  telefoneCliente: text(20),
  endereco: z.nullable(Address),
  historico: z.array(OrderStep),
  /** Until when an order that is paid first waits; null: it does not wait. */
  pagarAte: z.nullable(instant),
  /** Unguessable token of the sharing link; only the order's owner receives it. */
  chaveAcompanhamento: z.nullable(text(80)),
  /** For staff: who took the order by phone or in person; null: the customer ordered. */
  atendente: z._default(z.nullable(text(80)), null),
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
