// A version of an order as its readers see it.
import type { OrderVersion } from '#contract/entities/order.ts';
import type { orderVersions } from '../database/schema.ts';

export type ProposalRow = typeof orderVersions.$inferSelect;

const states = { proposed: 'proposta', refused: 'recusada', withdrawn: 'retirada' } as const;
const consents = { customer: 'cliente', phone: 'telefone' } as const;

/** `author`: for staff alone. */
export function toVersion(
  row: ProposalRow,
  { versao }: { versao: number },
  author: string | null,
): OrderVersion {
  const { itens, totals, endereco, formaPagamento, formaDiferenca } = row.content;
  const standing = row.versao === versao ? 'valendo' : 'anterior';
  return {
    versao: row.versao,
    situacao: row.state === 'applied' ? standing : states[row.state],
    data: row.createdAt.toISOString(),
    autor: author,
    motivo: row.motivo,
    concordou: row.consent === null ? null : consents[row.consent],
    respondidoEm: row.answeredAt?.toISOString() ?? null,
    itens,
    ...totals,
    endereco,
    formaPagamento,
    diferenca: row.diferenca,
    devolver: row.devolver,
    aCobrar: row.aCobrar,
    formaDiferenca,
  };
}
