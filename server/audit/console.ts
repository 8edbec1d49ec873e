// The audit log for the owner: filtered by person, action and time, in pages.
import { and, asc, desc, eq, gte, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { SILENT_FIELDS } from '#contract/audit-fields.ts';
import { type ChangedField, changedFields } from '#rules/changed-fields.ts';
import { addDays, zonedInstant } from '#rules/time/zoned-time.ts';
import type { CallContext } from '../context.ts';
import { auditLog, staff as staffTable } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { asOwner } from '../permission.ts';
import { nameIn, subjectNames } from './names.ts';
import { joinPhotos } from './photo-runs.ts';
import { OPERATOR } from './record.ts';

const PAGE = 40;
/** Rows that become one line. */
const MOST_READ = 1000;
/** Importing a menu changes thousands of fields, too many for a list. */
const MOST_CHANGES = 60;

export const auditHandlers = {
  auditLines: async ({ antesDe, acao, autor, alvo, primeiroDia, ultimoDia }, context) => {
    asOwner(context);
    const { db, brand } = context;
    const begin = primeiroDia === undefined ? undefined : startOf(primeiroDia, context);
    const end = ultimoDia === undefined ? undefined : startOf(addDays(ultimoDia, 1), context);
    const where = and(
      eq(auditLog.brandId, brand.id),
      antesDe === undefined ? undefined : lt(auditLog.id, antesDe),
      acao === undefined ? undefined : eq(auditLog.acao, acao),
      autor === undefined ? undefined : eq(auditLog.staffId, autor),
      alvo === undefined ? undefined : aboutSubject(alvo),
      begin === undefined ? undefined : gte(auditLog.at, begin),
      end === undefined ? undefined : lt(auditLog.at, end),
    );
    const [{ rows, more }, people, actions] = await Promise.all([
      pageOf(context, where),
      db
        .select({ id: staffTable.id, nome: staffTable.nome })
        .from(staffTable)
        .where(eq(staffTable.brandId, brand.id))
        .orderBy(asc(staffTable.nome)),
      actionsOf(context),
    ]);
    const subjects = await subjectNames(context, rows);
    const names = new Map(people.map((person) => [person.id, person]));
    return {
      registros: rows.map((row) => {
        const told = changedFields(row.antes, row.depois).filter(
          (field) => !SILENT_FIELDS.has(field.path.at(-1) ?? '') && !isEmpty(field),
        );
        const changes = told.map(({ path, before, after }) => ({
          campo: path,
          antes: before,
          depois: after,
        }));
        return {
          id: row.id,
          acao: row.acao,
          alvo: row.alvo,
          nomeAlvo: subjects.get(row.alvo) ?? nameIn(row.depois) ?? nameIn(row.antes),
          autor: names.get(row.staffId) ?? null,
          operador: row.staffId === OPERATOR,
          ocorridoEm: row.at.toISOString(),
          novo: row.antes === null && row.depois !== null,
          mudancas: changes.slice(0, MOST_CHANGES),
          resumida: changes.length > MOST_CHANGES,
        };
      }),
      haMais: more,
      acoes: actions,
      autores: people,
    };
  },
} satisfies Partial<Handlers>;

/** One more than a page shows, if there are more. */
async function pageOf({ db }: CallContext, where: SQL | undefined) {
  const read: (typeof auditLog.$inferSelect)[] = [];
  for (let rest: SQL | undefined = where; ; ) {
    const rows = await db
      .select()
      .from(auditLog)
      .where(rest)
      .orderBy(desc(auditLog.id))
      .limit(PAGE + 1);
    read.push(...rows);
    const joined = joinPhotos(read);
    const last = rows.at(-1);
    if (
      last === undefined ||
      rows.length <= PAGE ||
      joined.length > PAGE ||
      read.length > MOST_READ
    )
      return { rows: joined.slice(0, PAGE), more: joined.length > PAGE || rows.length > PAGE };
    rest = and(where, lt(auditLog.id, last.id));
  }
}

/** `product 12` matches `product 12` and `product 12, …`, but not `product 120`. */
function aboutSubject(subject: string) {
  const begin = subject.replace(/[\\%_]/g, '\\$&');
  return or(
    eq(auditLog.alvo, subject),
    like(auditLog.alvo, `${begin},%`),
    like(auditLog.alvo, `${begin} %`),
  );
}

function startOf(day: string, { brand }: CallContext): Date {
  return new Date(zonedInstant(day, 0, brand.stores[0]?.fusoHorario ?? 'America/Sao_Paulo'));
}

const EMPTY: ReadonlySet<string | null> = new Set([null, 'null', '""']);
/** An empty field of a new thing is not a change. */
const isEmpty = ({ before, after }: ChangedField): boolean =>
  (before === null || after === null) && EMPTY.has(before) && EMPTY.has(after);

/** Lists the kinds by skipping along the index instead of scanning the log. */
async function actionsOf({ db, brand }: CallContext): Promise<string[]> {
  const found = await db.execute<{ action: string | null }>(sql`
    with recursive kinds as (
      select min(acao) as action from audit_log where brand_id = ${brand.id}
      union all
      select (select min(acao) from audit_log where brand_id = ${brand.id} and acao > kinds.action)
      from kinds where kinds.action is not null
    ) select action from kinds where action is not null`);
  return found.rows.flatMap(({ action }) => (action === null ? [] : [action]));
}
