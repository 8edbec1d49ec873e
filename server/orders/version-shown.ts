// A version of an order, and a change that its customer asked for, as their readers see them.
import type { OrderVersion, OrderWish } from '#contract/entities/order-change.ts';
import { changeProblem } from '#rules/price/change-order.ts';
import type { orders, orderVersions, orderWishes } from '../database/schema.ts';

export type ProposalRow = typeof orderVersions.$inferSelect;
export type WishRow = typeof orderWishes.$inferSelect;

const states = { proposed: 'proposta', refused: 'recusada', withdrawn: 'retirada' } as const;
const consents = { customer: 'cliente', phone: 'telefone' } as const;

type OfOrder = Pick<
  typeof orders.$inferSelect,
  'versao' | 'status' | 'statusPagamento' | 'tipoPedido'
>;

/** `author`: for staff alone. */
export function toVersion(row: ProposalRow, order: OfOrder, author: string | null): OrderVersion {
  const { itens, totals, endereco, formaPagamento, troco, formaDiferenca, observacao } =
    row.content;
  const standing = row.versao === order.versao ? 'valendo' : 'anterior';
  // A proposal that nobody answered ends with its order.
  const ended = row.state === 'proposed' && changeProblem(order) !== null;
  return {
    versao: row.versao,
    situacao: row.state === 'applied' ? standing : states[ended ? 'withdrawn' : row.state],
    data: row.createdAt.toISOString(),
    autor: author,
    motivo: row.motivo,
    concordou: row.consent === null ? null : consents[row.consent],
    respondidoEm: row.answeredAt?.toISOString() ?? null,
    itens,
    ...totals,
    endereco,
    formaPagamento,
    troco,
    diferenca: row.diferenca,
    devolver: row.devolver,
    aCobrar: row.aCobrar,
    formaDiferenca,
    ...(observacao === undefined ? {} : { observacao }),
  };
}

const wishes = {
  open: 'aberta',
  accepted: 'aceita',
  declined: 'recusada',
  withdrawn: 'retirada',
  replaced: 'substituida',
} as const;

export function toWish({ state, content, createdAt, answeredAt, ...row }: WishRow): OrderWish {
  const { wanted, totals, ...rest } = content;
  return {
    situacao: wishes[state],
    data: createdAt.toISOString(),
    respondidoEm: answeredAt?.toISOString() ?? null,
    pedida: wanted,
    ...rest,
    ...totals,
    recado: row.recado,
    motivo: row.motivo,
  };
}
