// Who changed a product, category or group last, for the person whose save came too late.
import { and, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import type { ImportedRows } from '../database/schema/imports.ts';
import { auditLog, menuImports, options, staff } from '../database/schema.ts';
import { dataOf } from '../database/versioned.ts';

export type MenuSubject =
  | { kind: 'product' | 'category' | 'group'; id: number }
  /** What a store has of its own about a product. */
  | { kind: 'layer'; storeId: number; productId: number };

/** What moves the time of the last change. Sold out and the order in a store do not. */
const alone: Record<MenuSubject['kind'], AuditAction[]> = {
  product: ['saveProduct', 'removeProduct', 'restoreProduct'],
  category: ['saveCategory'],
  group: ['saveGroup'],
  layer: ['saveStoreProduct'],
};
const together: AuditAction[] = ['changeProducts', 'setPrices'];
/** A row is written just before its line in the log, in one transaction. */
const LEAD_MS = 1000;

/** Null: unknown. */
export async function lastAuthor(
  tx: Transaction,
  { brand }: CallContext,
  subject: MenuSubject,
  changedAt: Date,
): Promise<string | null> {
  const [imported] = await tx
    .select({ nome: staff.nome })
    .from(menuImports)
    .innerJoin(
      staff,
      and(eq(staff.brandId, menuImports.brandId), eq(staff.id, menuImports.staffId)),
    )
    .where(and(eq(menuImports.brandId, brand.id), imports(subject, changedAt)))
    .limit(1);
  if (imported !== undefined) return imported.nome;
  const [line] = await tx
    .select({ nome: staff.nome })
    .from(auditLog)
    .innerJoin(staff, and(eq(staff.brandId, auditLog.brandId), eq(staff.id, auditLog.staffId)))
    .where(
      and(
        eq(auditLog.brandId, brand.id),
        gte(auditLog.at, new Date(changedAt.getTime() - LEAD_MS)),
        or(changes(brand.id, subject), undone(brand.id, subject, changedAt)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return line?.nome ?? null;
}

/** The lists of an import that may contain a subject, each with the time that it was given. */
const lists: Record<MenuSubject['kind'], (keyof ImportedRows)[]> = {
  product: ['added', 'changed'],
  category: ['categories'],
  group: ['groups'],
  layer: ['layers'],
};

/** An import, or a change in many stores at once, wrote the subject at this very moment. */
function imports({ kind, ...ids }: MenuSubject, changedAt: Date): SQL | undefined {
  const written = JSON.stringify([{ ...ids, at: changedAt.toISOString() }]);
  return or(
    ...lists[kind].map(
      (list) => sql`${dataOf(menuImports.rows)} -> ${list}::text @> ${written}::jsonb`,
    ),
  );
}

/** Lines of the log about the subject. */
function changes(brandId: number, subject: MenuSubject): SQL | undefined {
  const done = inArray(auditLog.acao, alone[subject.kind]);
  const data = dataOf(auditLog.depois);
  if (subject.kind === 'layer')
    return and(
      done,
      eq(auditLog.alvo, `product ${subject.productId}`),
      sql`${data} -> 'idEstabelecimento' = to_jsonb(${subject.storeId}::int)`,
    );
  const { kind, id } = subject;
  const own = and(done, eq(auditLog.alvo, `${kind} ${id}`));
  if (kind === 'category') return own;
  if (kind === 'group') {
    const ids = sql`(select jsonb_agg(${options.id}) from ${options}
      where ${options.brandId} = ${brandId} and ${options.groupId} = ${id})`;
    const priced = and(
      eq(auditLog.acao, 'setPrices'),
      sql`jsonb_path_exists(${data}, '$[*] ? (exists(@.grupo) && @.id == $ids[*])',
        jsonb_build_object('ids', ${ids}))`,
    );
    return or(own, priced);
  }
  const inBulk = and(
    inArray(auditLog.acao, together),
    sql`jsonb_path_exists(${data}, '$[*] ? (@.id == $id && !exists(@.grupo))',
      jsonb_build_object('id', ${id}::int))`,
  );
  return or(own, inBulk);
}

/** The undo of an import that held the subject; one after `changedAt` left the subject alone. */
function undone(brandId: number, { kind, ...ids }: MenuSubject, changedAt: Date): SQL | undefined {
  const held = or(
    ...lists[kind].map(
      (list) =>
        sql`${dataOf(menuImports.rows)} -> ${list}::text @> ${JSON.stringify([ids])}::jsonb`,
    ),
  );
  return and(
    eq(auditLog.acao, 'undoImport'),
    sql`exists (select from ${menuImports} where ${and(
      eq(menuImports.brandId, brandId),
      sql`${auditLog.alvo} = 'import ' || ${menuImports.id}`,
      lte(menuImports.undoneAt, changedAt),
      held,
    )})`,
  );
}
