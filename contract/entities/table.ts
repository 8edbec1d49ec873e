// A table or tab, who sits there, and the bill.
import * as z from 'zod/mini';
import { id, instant, money, moneySum, priceOrNull, text } from '../codecs.ts';
import { Payment } from './payment.ts';

export const TableKind = z.enum(['mesa', 'comanda']);
export type TableKind = z.output<typeof TableKind>;
/** cada: each person pays their own. conta: one bill for the table. */
export const BillMode = z.enum(['cada', 'conta']);
export type BillMode = z.output<typeof BillMode>;

const BillLine = z.object({
  id,
  idPessoa: z.nullable(id),
  idPedido: z.nullable(id),
  nome: text(160),
  detalhe: text(600),
  quantidade: z.int(),
  /** By weight: the grams of one of `quantidade`. */
  gramas: z.optional(z.int()),
  valor: money,
  dataCadastro: instant,
  /** Status of its order; null: added by staff. */
  status: z.nullable(z.int()),
  quitada: z.boolean(),
  /** Why it does not count; null: it counts. */
  motivoEstorno: z.nullable(text(200)),
});
export type BillLine = z.output<typeof BillLine>;

const BillPerson = z.object({
  id,
  nome: text(80),
  recusaServico: z.boolean(),
  confirmada: z.boolean(),
  /** Requests to move to the table of this name. */
  querMesa: z.nullable(text(40)),
  valorItens: moneySum,
  servico: moneySum,
  valorTotal: moneySum,
  valorQuitado: moneySum,
  valorRestante: moneySum,
});
export type BillPerson = z.output<typeof BillPerson>;

export const Bill = z.object({
  modo: BillMode,
  linhas: z.array(BillLine),
  pessoas: z.array(BillPerson),
  /**
   * `contestado`: charged back. `motivoEstorno`: why staff took back what they had recorded; null:
   * they did not. In both cases the amount is owed again.
   */
  pagamentos: z.array(
    z.object({
      id,
      idPessoa: z.nullable(id),
      valor: money,
      forma: text(20),
      /** Paid in a test: no money came. */
      sandbox: z.boolean(),
      data: instant,
      contestado: z.boolean(),
      /** Recorded by staff, who may take it back. */
      manual: z.boolean(),
      motivoEstorno: z.nullable(text(200)),
    }),
  ),
  percentualServico: z.number(),
  recusaServico: z.boolean(),
  valorItens: moneySum,
  valorDesconto: moneySum,
  /** Sum over all orders on it. */
  taxaAdicional: moneySum,
  servico: moneySum,
  valorTotal: moneySum,
  valorQuitado: moneySum,
  valorRestante: moneySum,
  /** Paid for lines that are no longer on the bill. */
  valorADevolver: moneySum,
});
export type Bill = z.output<typeof Bill>;

/** Where this device sits. */
const Seat = z.object({
  idEstabelecimento: id,
  codigoEstabelecimento: text(40),
  tipo: TableKind,
  numero: z.int(),
  /** 'Mesa N' or 'Comanda N'. */
  rotulo: text(40),
  idPessoa: id,
  nome: text(80),
  /** False: staff have not confirmed yet that this person sits there. */
  confirmada: z.boolean(),
  querMesa: z.nullable(text(40)),
  abertaEm: instant,
  chamouGarcom: z.boolean(),
  pediuConta: z.boolean(),
  podeDesconectar: z.boolean(),
});
export type Seat = z.output<typeof Seat>;

/**
 * `mesa` null: this device sits nowhere. `conta` null: unconfirmed people see no bill. `pagamento`:
 * this person's last payment attempt.
 */
export const AtTable = z.object({
  mesa: z.nullable(Seat),
  conta: z.nullable(Bill),
  pagamento: z.nullable(Payment),
  agora: instant,
});
export type AtTable = z.output<typeof AtTable>;

export const StaffTable = z.object({
  id,
  idEstabelecimento: id,
  tipo: TableKind,
  numero: z.int(),
  rotulo: text(40),
  codigoSuporte: z.nullable(text(8)),
  /** Its location, in the store's words. */
  local: text(60),
  /** The address on the printed sheet, relative to the brand's. */
  caminho: text(300),
  abertaEm: z.nullable(instant),
  garcomChamadoEm: z.nullable(instant),
  contaPedidaEm: z.nullable(instant),
  conta: z.nullable(Bill),
});
export type StaffTable = z.output<typeof StaffTable>;
/**
 * A payment that no open bill shows: a refund that staff must make, or a part charged back after
 * the bill closed.
 */
export const PartTrouble = z.object({
  id,
  tipo: z.enum(['devolucao', 'contestacao']),
  idEstabelecimento: id,
  /** Empty: unknown. */
  rotulo: text(40),
  valor: money,
  forma: text(20),
  data: instant,
});
export type PartTrouble = z.output<typeof PartTrouble>;
export const PaymentWay = z.enum(['pix', 'cartao', 'dinheiro']);
export const TablePrice = z.object({ idProduto: id, valor: priceOrNull });

/** How tables work in one store. */
export const TableTerms = z.object({
  possuiPedidoMesa: z.boolean(),
  percentualServico: z.number().check(z.gte(0), z.lte(30)),
  modo: BillMode,
});
export type TableTerms = z.output<typeof TableTerms>;
export const RevisedTableTerms = z.object({ ...TableTerms.shape, revisao: text(40) });
