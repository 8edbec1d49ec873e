// The audit log: who of the staff changed what, from what to what. It only grows; the database
// itself refuses to change or delete a line.

import type { AuditAction } from '#contract/audit-actions.ts';
import type { CallContext, StaffSession } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { auditLog } from '../database/schema.ts';

/** Who changes something, and when. */
export type Author = { brandId: number; staffId: number; at: Date };

export type AuditEntry = {
  /** The name of the call, such as `saveCoupon`. */
  action: AuditAction;
  /** What it is about, by its id: `store 1`, `customer 12`. */
  subject: string;
  /** What was there; null: it is new, or it is something that happened and changed nothing. */
  before: unknown;
  /** What is there now; null: it is gone. */
  after: unknown;
};

export const authorOf = (
  { brand, now }: CallContext,
  { staffId }: Pick<StaffSession, 'staffId'>,
): Author => ({ brandId: brand.id, staffId, at: now() });

/**
 * One line. Called in the transaction of the change, so that there is never one without the other.
 */
export async function recordChange(
  db: Database | Transaction,
  author: Author,
  { action, subject, before, after }: AuditEntry,
): Promise<void> {
  await db.insert(auditLog).values({
    ...author,
    acao: action,
    alvo: subject,
    antes: withoutSecrets(before),
    depois: withoutSecrets(after, before),
  });
}

/** Of what stood, the fields that a change names: nothing else seems to have gone. */
export const fieldsOf = <Row extends object>(stood: Row, change: Partial<Row>): Partial<Row> =>
  Object.fromEntries(
    Object.keys(change).map((name) => [name, stood[name as keyof Row]]),
  ) as Partial<Row>;

const SECRET = /senha|password|secret|token|hash|^chave|credential|private|recovery/i;
/**
 * What names or reaches a person: their id stands in the subject, and the log outlives their wish
 * to be forgotten.
 */
const PERSONAL = new Set([
  'cpf',
  'email',
  'nomeCliente',
  'telefoneCliente',
  'destinatario',
  'recipient',
  'latitude',
  'longitude',
]);
export const HIDDEN = '•••';
/** Hidden, and not what it was. */
export const HIDDEN_ANEW = '••• ≠';

/**
 * The same value with what opens something or names somebody hidden, so that a change from `older`
 * is still seen.
 */
export function withoutSecrets(value: unknown, older?: unknown): unknown {
  if (Array.isArray(value))
    return value.map((inner, at) => withoutSecrets(inner, partOf(older, at)));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const was = partOf(older, name);
      // A switch tells nobody's name: `email` among the ways of messages is one.
      if (
        inner === null ||
        typeof inner === 'boolean' ||
        !(SECRET.test(name) || PERSONAL.has(name))
      )
        return [name, withoutSecrets(inner, was)];
      return [
        name,
        was == null || JSON.stringify(was) === JSON.stringify(inner) ? HIDDEN : HIDDEN_ANEW,
      ];
    }),
  );
}

const partOf = (whole: unknown, name: string | number): unknown =>
  typeof whole === 'object' && whole !== null
    ? (whole as Record<string | number, unknown>)[name]
    : undefined;
