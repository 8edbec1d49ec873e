// The operator's changes of a brand: suspended, deleted later, limited. One transaction with the
// audit log and the owners' notice, and a notice to every process.
import { eq, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { FailureKey } from '#contract/failures.ts';
import { OPERATOR, recordChange } from '../audit/record.ts';
import { announce } from '../changes.ts';
import type { Database, Transaction } from '../database/open.ts';
import { brands, type PlanLimits } from '../database/schema.ts';
import { periods } from '../retention/periods.ts';
import { tellOwners } from '../staff/tell-owners.ts';
import { words } from '../words/words.ts';
import { type ActingOperator, COMMAND, recordDone } from './log.ts';

export type BrandRow = typeof brands.$inferSelect;

/** Why a change cannot be made, in a sentence for the operator at a terminal. */
export class StandingError extends Error {
  /** What the console says instead; null: it cannot happen there. */
  key: FailureKey | null;
  constructor(sentence: string, key: FailureKey | null = null) {
    super(sentence);
    this.key = key;
  }
}

export const noSuchBrand = (appNome: string): StandingError =>
  new StandingError(`No brand is called ${appNome}.`, 'notFound');

/** Nobody else changes it before the transaction ends. @throws StandingError if there is none. */
export async function lockedBrand(tx: Transaction, appNome: string): Promise<BrandRow> {
  const [row] = await tx
    .select()
    .from(brands)
    .where(eq(brands.appNome, appNome))
    .for('no key update');
  if (row === undefined || row.deletionBegan) throw noSuchBrand(appNome);
  return row;
}

const DAY_MS = 86_400_000;
export const USUAL_DAYS = periods.deletedBrands.days;
const MOST_DAYS = 365;
const MOST_WORDS = 300;

type Change = {
  action: Extract<
    AuditAction,
    'suspendBrand' | 'resumeBrand' | 'deleteBrand' | 'restoreBrand' | 'setPlanLimits'
  >;
  set: Partial<BrandRow>;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** For the owners; null: they need not know. */
  told: string | null;
  /** What changed, in the operator's log. */
  detalhe?: string;
};

export const suspendBrand = (
  db: Database,
  appNome: string,
  reason: string,
  now: Date,
  by = COMMAND,
) =>
  change(db, appNome, now, by, ({ suspendedAt, suspendedWords: before }) => {
    const text = reason.trim();
    if (text.length > MOST_WORDS)
      throw new StandingError(`The words for customers have at most ${MOST_WORDS} letters.`);
    return {
      action: 'suspendBrand',
      set: { suspendedAt: suspendedAt ?? now, suspendedWords: text === '' ? null : text },
      before: { active: suspendedAt === null, motivo: before },
      after: { active: false, motivo: text === '' ? null : text },
      told: text,
      detalhe: text,
    };
  });

export const resumeBrand = (db: Database, appNome: string, now: Date, by = COMMAND) =>
  change(db, appNome, now, by, (row) => {
    if (row.deleteAt !== null)
      throw new StandingError(
        `${appNome} waits for its deletion: npm run brand -- restore ${appNome} stops that.`,
        'brandToBeDeleted',
      );
    if (row.suspendedAt === null)
      throw new StandingError(`${appNome} is not suspended.`, 'brandNotSuspended');
    return {
      action: 'resumeBrand',
      set: { suspendedAt: null, suspendedWords: null },
      before: { active: false },
      after: { active: true },
      told: '',
    };
  });

export const deleteBrandLater = (
  db: Database,
  appNome: string,
  days: number,
  now: Date,
  by = COMMAND,
) =>
  change(db, appNome, now, by, (row) => {
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
      throw new StandingError(`The days are a whole number from 1 to ${MOST_DAYS}.`);
    const deleteAt = new Date(now.getTime() + days * DAY_MS);
    return {
      action: 'deleteBrand',
      set: { deleteAt },
      before: { deleteAt: row.deleteAt },
      after: { deleteAt },
      told: deleteAt.toISOString().slice(0, 10),
      detalhe: deleteAt.toISOString().slice(0, 10),
    };
  });

export const restoreBrand = (db: Database, appNome: string, now: Date, by = COMMAND) =>
  change(db, appNome, now, by, (row) => {
    if (row.deleteAt === null)
      throw new StandingError(`${appNome} does not wait for its deletion.`, 'brandNotToBeDeleted');
    return {
      action: 'restoreBrand',
      set: { deleteAt: null },
      before: { deleteAt: row.deleteAt },
      after: { deleteAt: null },
      told: '',
    };
  });

/** Undefined in `changes`: stays. Null: no limit any more. */
export const setPlanLimits = (
  db: Database,
  appNome: string,
  changes: Partial<Record<keyof PlanLimits, number | null>>,
  now: Date,
  by = COMMAND,
) =>
  change(db, appNome, now, by, (row) => {
    const before = row.planLimits ?? {};
    const merged = Object.entries({ ...before, ...changes }).filter(([, most]) => most !== null);
    const after = Object.fromEntries(merged) as PlanLimits;
    return {
      action: 'setPlanLimits',
      set: { planLimits: after },
      before: inWords(before),
      after: inWords(after),
      told: null,
      detalhe: changesOf(before, after),
    };
  });

/** `stores=3 orders=none`. */
function changesOf(before: PlanLimits, after: PlanLimits): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (names as (keyof PlanLimits)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}=${after[name] ?? 'none'}`)
    .join(' ');
}

/** By the names that the audit log has labels for. */
const inWords = ({ orders, stores, staff, products, storage }: PlanLimits) => ({
  orders: orders ?? null,
  stores: stores ?? null,
  members: staff ?? null,
  produtos: products ?? null,
  storage: storage ?? null,
});

async function change(
  db: Database,
  appNome: string,
  now: Date,
  by: ActingOperator,
  plan: (row: BrandRow) => Change,
): Promise<BrandRow> {
  return db.transaction(async (tx) => {
    const row = await lockedBrand(tx, appNome);
    const { action, set, before, after, told, detalhe = '' } = plan(row);
    const [changed = row] = await tx
      .update(brands)
      .set({ ...set, version: sql`${brands.version} + 1` })
      .where(eq(brands.id, row.id))
      .returning();
    const author = { brandId: row.id, staffId: OPERATOR, at: now };
    await recordChange(tx, author, { action, subject: `brand ${row.id}`, before, after });
    await recordDone(tx, by, now, { acao: action, brand: row, detalhe });
    const operator = { nome: words[row.settings.PUBLIC_IDIOMA].owners.operator };
    if (told !== null && action !== 'setPlanLimits')
      await tellOwners({ brand: row, now: () => now }, tx, operator, { kind: action, name: told });
    await announce(tx, { kind: 'brand', brandId: row.id });
    return changed;
  });
}
