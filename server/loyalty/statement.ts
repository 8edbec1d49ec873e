// A customer's credit and its lines, for customers and staff.
import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { CashbackStatement, LedgerLine } from '#contract/entities/loyalty.ts';
import { balanceOf, endingSoon, usableCredit } from '#rules/loyalty/credit.ts';
import type { CallContext } from '../context.ts';
import { loyaltyLedger, orders, staff } from '../database/schema.ts';
import { creditOf, type LedgerRow, linesOf, type Person } from './records.ts';

const PER_PAGE = 30;

export type LineRecord = { row: LedgerRow; numero: number | null; nomeEquipe: string | null };

export function toLine({ row, numero, nomeEquipe }: LineRecord): LedgerLine {
  const stamps = row.account === 'stamps';
  return {
    id: row.id,
    tipo: row.tipo,
    valor: stamps ? 0 : row.amount,
    selos: stamps ? row.amount : 0,
    data: row.at.toISOString(),
    validoAte: row.expiresAt?.toISOString() ?? null,
    numero,
    percentual: row.percentual,
    motivo: row.motivo,
    idEstabelecimento: row.storeId,
    nomeEquipe,
  };
}

/** Newest first. Only staff see which member of staff acted. */
export async function findLines(
  { db }: Pick<CallContext, 'db'>,
  person: Person,
  where: SQL | undefined,
  limit: number,
): Promise<LineRecord[]> {
  return db
    .select({ row: loyaltyLedger, numero: orders.numero, nomeEquipe: staff.nome })
    .from(loyaltyLedger)
    .leftJoin(
      orders,
      and(eq(orders.brandId, loyaltyLedger.brandId), eq(orders.id, loyaltyLedger.orderId)),
    )
    .leftJoin(
      staff,
      and(eq(staff.brandId, loyaltyLedger.brandId), eq(staff.id, loyaltyLedger.staffId)),
    )
    .where(and(linesOf(person), where))
    .orderBy(desc(loyaltyLedger.id))
    .limit(limit);
}

/** The release of pending credit is left out: the line of the credit itself is shown. */
const shownAccounts = inArray(loyaltyLedger.account, ['cashback', 'pending']);

export async function statementOf(
  context: Pick<CallContext, 'db' | 'now'>,
  person: Person,
  after?: number,
): Promise<CashbackStatement> {
  const shown = and(shownAccounts, after === undefined ? undefined : lt(loyaltyLedger.id, after));
  const [entries, found] = await Promise.all([
    creditOf(context.db, person),
    findLines(context, person, shown, PER_PAGE + 1),
  ]);
  const lines = found.slice(0, PER_PAGE).filter(({ row }) => row.tipo !== 'liberado');
  const soon = endingSoon(entries, context.now());
  return {
    saldo: usableCredit(entries, context.now()),
    pendente: balanceOf(entries, 'pending'),
    vencendo: soon === null ? null : { valor: soon.value, data: soon.at.toISOString() },
    lancamentos: lines.map((line) => toLine({ ...line, nomeEquipe: null })),
    proxima: found.length > PER_PAGE ? (found[PER_PAGE - 1]?.row.id ?? null) : null,
  };
}
