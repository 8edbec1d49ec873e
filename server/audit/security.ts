// Security events: sign-ins, refusals, changes of access and money, and staff who read personal
// data. Never a password, a code, an address or a name: kinds, ids and shortened networks.
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { SecurityKind } from '#contract/security-kinds.ts';
import type { CallContext, Services } from '../context.ts';
import { deleteByBrand } from '../database/brands-with.ts';
import type { Database, Transaction } from '../database/open.ts';
import { securityEvents } from '../database/schema.ts';
import { keptSince } from '../retention/periods.ts';

const HOUR_MS = 3_600_000;
/** Rows of a brand in one hour. After that, networks are left out, so that floods share a row. */
const MOST_ROWS = 200;
/** Distinct subjects of a row. The count goes on. */
const MOST_SUBJECTS = 50;

export type SecurityEvent = {
  kind: SecurityKind;
  brandId: number;
  staffId: number | null;
  /** As `networkOf` shortens it. */
  network: string;
  at: Date;
  /** By id: `customer 12`. */
  subject?: string | undefined;
};

/** Adds one to the row of this hour. In the transaction of a change, neither exists alone. */
export async function noteSecurity(
  db: Database | Transaction,
  { kind, brandId, staffId, network, at, subject }: SecurityEvent,
): Promise<void> {
  const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
  const { vezes, alvos } = securityEvents;
  // A statement of its own: Citus refuses a subquery within the values of an insert.
  const ofThisHour = and(eq(securityEvents.brandId, brandId), eq(securityEvents.windowStart, hour));
  const crowded = (await db.$count(securityEvents, ofThisHour)) >= MOST_ROWS;
  const known: SQL = sql`excluded.alvos <@ ${alvos} or cardinality(${alvos}) >= ${MOST_SUBJECTS}`;
  await db
    .insert(securityEvents)
    .values({
      brandId,
      kind,
      staffId,
      network: crowded ? '' : network,
      windowStart: hour,
      firstAt: at,
      lastAt: at,
      alvos: subject === undefined ? [] : [subject],
    })
    .onConflictDoUpdate({
      target: [
        securityEvents.brandId,
        securityEvents.kind,
        securityEvents.staffId,
        securityEvents.network,
        securityEvents.windowStart,
      ],
      set: {
        vezes: sql`${vezes} + 1`,
        lastAt: at,
        alvos: sql`case when ${known} then ${alvos} else ${alvos} || excluded.alvos end`,
      },
    });
}

/** What the caller did, with where they are. */
export function noteCaller(
  context: Pick<CallContext, 'brand' | 'staff' | 'network' | 'now' | 'db'>,
  kind: SecurityKind,
  { subject, staffId }: { subject?: string; staffId?: number | null } = {},
): Promise<void> {
  return noteSecurity(context.db, {
    kind,
    brandId: context.brand.id,
    staffId: staffId === undefined ? (context.staff?.staffId ?? null) : staffId,
    network: context.network,
    at: context.now(),
    subject,
  });
}

export async function sweepSecurityEvents({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteByBrand(
    db,
    securityEvents,
    lt(securityEvents.lastAt, keptSince('securityEvents', now())),
  );
}
