// The audit log: which member of staff changed what, from what to what. It is append-only; the
// database refuses updates and deletes.

import type { AuditAction } from '#contract/audit-actions.ts';
import type { CallContext, StaffSession } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { auditLog } from '../database/schema.ts';
import { noteSecurity } from './security.ts';
import { kindOfChange } from './security-changes.ts';

/** In the place of a person: a command on the server. Staff begin at 1. */
export const OPERATOR = 0;

/** Who makes the change, when, and from which network. */
export type Author = { brandId: number; staffId: number; at: Date; network?: string };

export type AuditEntry = {
  /** The name of the call, such as `saveCoupon`. */
  action: AuditAction;
  /** What it is about, by its id: `store 1`, `customer 12`. */
  subject: string;
  /** The state before; null: it is new, or an event that changed nothing. */
  before: unknown;
  /** The state after; null: it is gone. */
  after: unknown;
};

export const authorOf = (
  { brand, now, network }: CallContext,
  { staffId }: Pick<StaffSession, 'staffId'>,
): Author => ({ brandId: brand.id, staffId, at: now(), network });

/** Adds a line, in the transaction of the change, so that neither exists alone. */
export async function recordChange(
  db: Database | Transaction,
  author: Author,
  { action, subject, before, after }: AuditEntry,
): Promise<void> {
  const { network = '', ...who } = author;
  await db.insert(auditLog).values({
    ...who,
    acao: action,
    alvo: subject,
    antes: withoutSecrets(before),
    depois: withoutSecrets(after, before),
  });
  const kind = kindOfChange(action, before, after);
  if (kind !== null) await noteSecurity(db, { kind, ...who, network, subject });
}

/** The old values of the changed fields only, so that the others do not look deleted. */
export const fieldsOf = <Row extends object>(stood: Row, change: Partial<Row>): Partial<Row> =>
  Object.fromEntries(
    Object.keys(change).map((name) => [name, stood[name as keyof Row]]),
  ) as Partial<Row>;

const SECRET = /senha|password|secret|token|hash|^chave|credential|private|recovery/i;
/** Personal fields: the subject has the person's id, and the log outlives their deletion. */
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
/** An import has thousands of lines with the same few names. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 2_000;

function isHidden(name: string): boolean {
  const there = known.get(name);
  if (there !== undefined) return there;
  const hidden = SECRET.test(name) || PERSONAL.has(name);
  if (known.size < MOST_KNOWN) known.set(name, hidden);
  return hidden;
}

export const HIDDEN = '•••';
/** Hidden, and changed. */
export const HIDDEN_ANEW = '••• ≠';

/** The value with secrets and names hidden, so that a change from `older` is still visible. */
export function withoutSecrets(value: unknown, older?: unknown): unknown {
  if (Array.isArray(value))
    return value.map((inner, at) => withoutSecrets(inner, partOf(older, at)));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const was = partOf(older, name);
      // A switch is not personal: `email` among the message channels is one.
      if (inner === null || typeof inner === 'boolean' || !isHidden(name))
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
