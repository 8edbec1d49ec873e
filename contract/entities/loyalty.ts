// Stamp cards and cashback as customers and staff see them. Ours: the specification names only the
// calls and the states of a card.
import * as z from 'zod/mini';
import { id, instant, money, moneyOrNull, moneySum, text } from '../codecs.ts';

export const RewardKind = z.enum(['valor', 'percentual', 'produto']);
export type RewardKind = z.output<typeof RewardKind>;

/** Pending credit, usable credit, and stamps: each balance is the sum of its lines. */
export type LedgerAccount = 'pending' | 'cashback' | 'stamps';

export const LedgerType = z.enum([
  'pendente',
  'liberado',
  'desistido',
  'ganho',
  'usado',
  'devolvido',
  'estornado',
  'resgatado',
  'expirado',
  'creditado',
  'debitado',
  'selo',
  'seloCreditado',
  'seloRetirado',
  'cartelaResgatada',
  'cartelaDevolvida',
  'seloExpirado',
]);
export type LedgerType = z.output<typeof LedgerType>;

/** The specification, section 4, and before that: not full yet. */
export const StampCardState = z.enum(['emAndamento', 'completa', 'resgatada', 'expirada']);
export type StampCardState = z.output<typeof StampCardState>;

export const Reward = z.object({
  tipo: RewardKind,
  valor: money,
  percentual: z.number().check(z.gte(0), z.lte(100)),
  /** 0: no cap. */
  maximoDesconto: money,
  idProduto: z.nullable(id),
});
export type Reward = z.output<typeof Reward>;

export const StampCard = z.object({
  id,
  idPrograma: id,
  nome: text(80),
  /** Null: filled and redeemed at every store of the brand. */
  idEstabelecimento: z.nullable(id),
  nomeEstabelecimento: text(80),
  selos: z.int(),
  selosNecessarios: z.int(),
  estado: StampCardState,
  validoAte: instant,
  resgatadoEm: z.nullable(instant),
  premio: Reward,
});
export type StampCard = z.output<typeof StampCard>;

export const LedgerLine = z.object({
  id,
  tipo: LedgerType,
  /** Signed: reais, or stamps. */
  valor: money,
  selos: z.int(),
  data: instant,
  validoAte: z.nullable(instant),
  numero: z.nullable(z.int()),
  percentual: z.nullable(z.number()),
  motivo: z.nullable(text(200)),
  idEstabelecimento: z.nullable(id),
  nomeEquipe: z.nullable(text(80)),
});
export type LedgerLine = z.output<typeof LedgerLine>;

export const CashbackStatement = z.object({
  saldo: moneySum,
  /** From orders that are not delivered yet. */
  pendente: moneySum,
  /** The next credit to expire, if soon. */
  vencendo: z.nullable(z.object({ valor: moneySum, data: instant })),
  lancamentos: z.array(LedgerLine),
  proxima: z.nullable(id),
});
export type CashbackStatement = z.output<typeof CashbackStatement>;

/** What earns stamps, and where. */
export const StampProgram = z.object({
  id,
  nome: text(80),
  idEstabelecimento: z.nullable(id),
  selosNecessarios: z.int(),
  valorMinimoPedido: moneyOrNull,
  porCodigo: z.boolean(),
  premio: Reward,
  diasValidade: z.int(),
  ativo: z.boolean(),
});
export type StampProgram = z.output<typeof StampProgram>;

export const CashbackRule = z.object({
  idEstabelecimento: id,
  percentual: z.number().check(z.gte(0), z.lte(100)),
  valorMinimoPedido: money,
  percentualMaximo: z.number().check(z.gte(0), z.lte(100)),
  valorMaximo: money,
  diasValidade: z.nullable(z.int().check(z.gte(1), z.lte(3650))),
  ativo: z.boolean(),
});
export type CashbackRule = z.output<typeof CashbackRule>;

/** The full card that a cart wants to redeem: applied, or why not. */
export const CartCard = z.object({
  id,
  nome: text(80),
  aplicada: z.boolean(),
  codErro: z.int(),
  mensagem: text(300),
});
export type CartCard = z.output<typeof CartCard>;

/** The customer's credit that this cart can use. */
export const CartCashback = z.object({
  saldo: moneySum,
  disponivel: moneySum,
  /** Then nothing of it is available yet. */
  faltaConfirmarCelular: z.boolean(),
});
export type CartCashback = z.output<typeof CartCashback>;
