// Devices on which a customer is signed in: list them, sign out one or all. It takes effect at the
// next call.
import { and, desc, eq, gt, ne, type SQL } from 'drizzle-orm';
import type { Device } from '#contract/entities/profile.ts';
import { deviceName } from '#rules/device-name.ts';
import type { CallContext } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { sessions } from '../database/schema.ts';

type SessionRow = typeof sessions.$inferSelect;

const ofCustomer = (brandId: number, customerId: number) =>
  and(eq(sessions.brandId, brandId), eq(sessions.customerId, customerId));

/** Sessions that are still valid, last seen first. */
export function findDevices(
  db: Database | Transaction,
  brandId: number,
  customerId: number,
  now: Date,
): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(ofCustomer(brandId, customerId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

export function toDevice(row: SessionRow, { session }: Pick<CallContext, 'session'>): Device {
  const { browser, system } = deviceName(row.agent);
  return {
    id: row.id,
    navegador: browser,
    sistema: system,
    desde: row.createdAt.toISOString(),
    ultimoAcesso: row.lastSeenAt.toISOString(),
    esteDispositivo: row.id === session?.id,
  };
}

const ENDED = new Date(0);

/** How many were signed out. */
async function endWhere(db: Database | Transaction, condition: SQL | undefined): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ expiresAt: ENDED })
    .where(and(condition, gt(sessions.expiresAt, ENDED)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** False when the customer has no such device. */
export async function endOneDevice(
  db: Database,
  brandId: number,
  customerId: number,
  sessionId: number,
): Promise<boolean> {
  return (await endWhere(db, and(ofCustomer(brandId, customerId), eq(sessions.id, sessionId)))) > 0;
}

/** All devices except one; all when that is null. */
export async function endDevices(
  db: Database | Transaction,
  brandId: number,
  customerId: number,
  except: number | null,
): Promise<void> {
  await endWhere(
    db,
    and(ofCustomer(brandId, customerId), except === null ? undefined : ne(sessions.id, except)),
  );
}
