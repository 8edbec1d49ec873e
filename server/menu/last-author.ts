// Who changed a product, category or group last, for the person whose save came too late.
import { and, desc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { auditLog, staff } from '../database/schema.ts';

export type MenuSubject = { kind: 'product' | 'category' | 'group'; id: number };

/** What moves the time of the last change. Stores' own prices and sold out do not. */
const alone: Record<MenuSubject['kind'], AuditAction[]> = {
  product: ['saveProduct', 'removeProduct', 'restoreProduct'],
  category: ['saveCategory'],
  group: ['saveGroup'],
};
const together: AuditAction[] = ['changeProducts', 'setPrices'];
/** A row is written just before its line in the log, in one transaction. */
const LEAD_MS = 1000;

/** Null: unknown, as after an import, whose line in the log has no ids. */
export async function lastAuthor(
  tx: Transaction,
  { brand }: CallContext,
  { kind, id }: MenuSubject,
  changedAt: Date,
): Promise<string | null> {
  const own = and(inArray(auditLog.acao, alone[kind]), eq(auditLog.alvo, `${kind} ${id}`));
  const inBulk = and(
    inArray(auditLog.acao, together),
    sql`jsonb_path_exists(${auditLog.depois} -> 'data', '$[*] ? (@.id == $id && !exists(@.grupo))',
      jsonb_build_object('id', ${id}::int))`,
  );
  const [line] = await tx
    .select({ nome: staff.nome })
    .from(auditLog)
    .innerJoin(staff, and(eq(staff.brandId, auditLog.brandId), eq(staff.id, auditLog.staffId)))
    .where(
      and(
        eq(auditLog.brandId, brand.id),
        gte(auditLog.at, new Date(changedAt.getTime() - LEAD_MS)),
        kind === 'product' ? or(own, inBulk) : own,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return line?.nome ?? null;
}
