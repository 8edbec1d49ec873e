// What a customer allows us to send. Choices are appended to a log and never changed; the newest
// per channel and purpose applies.
import { and, desc, eq, inArray } from 'drizzle-orm';
import { type Consent, ConsentChannel, ConsentPurpose } from '#contract/entities/profile.ts';
import type { CallContext } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { consentLog } from '../database/schema.ts';

/** Increase it when the text beside the switches changes meaning. */
const TEXT_VERSION = '2026-11';

/** Notices about a customer's own order are part of the order; advertising needs consent. */
const unlessChosen: Record<ConsentPurpose, boolean> = { pedidos: true, ofertas: false };

export function findConsentLog(db: Database | Transaction, brandId: number, customerId: number) {
  return db
    .select()
    .from(consentLog)
    .where(and(eq(consentLog.brandId, brandId), eq(consentLog.customerId, customerId)))
    .orderBy(desc(consentLog.id));
}

/** The current choices, one per channel and purpose. */
export async function currentConsents(
  db: Database,
  brandId: number,
  customerId: number,
): Promise<Consent[]> {
  const log = await db
    .selectDistinctOn([consentLog.canal, consentLog.finalidade])
    .from(consentLog)
    .where(and(eq(consentLog.brandId, brandId), eq(consentLog.customerId, customerId)))
    .orderBy(consentLog.canal, consentLog.finalidade, desc(consentLog.id));
  const chosen = new Map(
    log.map(({ canal, finalidade, aceito }) => [`${canal} ${finalidade}`, aceito]),
  );
  return ConsentPurpose.options.flatMap((finalidade) =>
    ConsentChannel.options.map((canal) => ({
      canal,
      finalidade,
      aceito: chosen.get(`${canal} ${finalidade}`) ?? unlessChosen[finalidade],
    })),
  );
}

/** Call this before sending anything to a customer. */
export async function mayTell(
  db: Database,
  brandId: number,
  customerId: number,
  { canal, finalidade }: Omit<Consent, 'aceito'>,
): Promise<boolean> {
  const [last] = await db
    .select({ aceito: consentLog.aceito })
    .from(consentLog)
    .where(
      and(
        eq(consentLog.brandId, brandId),
        eq(consentLog.customerId, customerId),
        eq(consentLog.canal, canal),
        eq(consentLog.finalidade, finalidade),
      ),
    )
    .orderBy(desc(consentLog.id))
    .limit(1);
  return last?.aceito ?? unlessChosen[finalidade];
}

/** Channels on which these customers refuse order notices, as `customer channel`. */
export async function unwantedNotices(
  db: Database | Transaction,
  brandId: number,
  customerIds: number[],
): Promise<ReadonlySet<string>> {
  if (customerIds.length === 0) return new Set();
  const last = await db
    .selectDistinctOn([consentLog.customerId, consentLog.canal])
    .from(consentLog)
    .where(
      and(
        eq(consentLog.brandId, brandId),
        inArray(consentLog.customerId, customerIds),
        eq(consentLog.finalidade, 'pedidos'),
      ),
    )
    .orderBy(consentLog.customerId, consentLog.canal, desc(consentLog.id));
  return new Set(
    last.flatMap(({ customerId, canal, aceito }) => (aceito ? [] : [`${customerId} ${canal}`])),
  );
}

export async function writeConsent(
  { db, brand, network, agent, now }: CallContext,
  customerId: number,
  consent: Consent,
): Promise<void> {
  await db.insert(consentLog).values({
    brandId: brand.id,
    customerId,
    ...consent,
    textVersion: TEXT_VERSION,
    network,
    agent,
    at: now(),
  });
}
