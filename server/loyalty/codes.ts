// The code that staff show at the counter: eight letters, signed with the server's key, renewed
// every half minute and after each use.
import { and, count, desc, eq, isNotNull, like } from 'drizzle-orm';
import { CODE_LETTERS } from '#rules/price/coupons.ts';
import type { Services } from '../context.ts';
import { loyaltyLedger } from '../database/schema.ts';
import type { ProgramRow } from './stamps.ts';

const SHOWN_MS = 30_000;
/** How long after showing a code a phone that was offline can claim its stamp. */
const CLAIMED_MS = 600_000;
const LENGTH = 8;
/** Customers served in half a minute at one counter. */
const MOST_IN_SLOT = 12;

type Place = { brandId: number; storeId: number; programId: number };
type Needs = Pick<Services, 'db' | 'secret' | 'now'>;

function codeOf(
  { secret }: Pick<Services, 'secret'>,
  { brandId, storeId, programId }: Place,
  slot: number,
  turn: number,
): string {
  const bytes = Buffer.from(
    secret.hashOf(brandId, 'stampCode', storeId, programId, slot, turn),
    'base64url',
  );
  // 256 is a multiple of 32, so all letters are equally likely.
  return Array.from(
    bytes.subarray(0, LENGTH),
    (byte) => CODE_LETTERS[byte % CODE_LETTERS.length],
  ).join('');
}

const keyOf = ({ storeId, programId }: Place, slot: number) =>
  `code ${storeId} ${programId} ${slot} `;

export type ShownCode = { code: string; until: Date; lastUse: Date | null };

/** The next unused code. */
export async function shownCode(services: Needs, place: Place): Promise<ShownCode> {
  const slot = Math.floor(services.now().getTime() / SHOWN_MS);
  const used = and(
    eq(loyaltyLedger.brandId, place.brandId),
    like(loyaltyLedger.onceKey, `${keyOf(place, slot)}%`),
  );
  const [row] = await services.db.select({ n: count() }).from(loyaltyLedger).where(used);
  const turn = Math.min(row?.n ?? 0, MOST_IN_SLOT - 1);
  return {
    code: codeOf(services, place, slot, turn),
    until: new Date((slot + 1) * SHOWN_MS),
    lastUse: await lastUseAt(services, place),
  };
}

async function lastUseAt(
  { db }: Pick<Services, 'db'>,
  { brandId, storeId, programId }: Place,
): Promise<Date | null> {
  const here = and(
    eq(loyaltyLedger.brandId, brandId),
    eq(loyaltyLedger.storeId, storeId),
    eq(loyaltyLedger.programId, programId),
  );
  const [row] = await db
    .select({ at: loyaltyLedger.at })
    .from(loyaltyLedger)
    .where(and(here, eq(loyaltyLedger.tipo, 'selo'), isNotNull(loyaltyLedger.onceKey)))
    .orderBy(desc(loyaltyLedger.id))
    .limit(1);
  return row?.at ?? null;
}

/** What a code means, with the key under which it counts once; null: not ours, or too old. */
export function readCode(
  services: Pick<Services, 'secret' | 'now'>,
  typed: string,
  programs: readonly ProgramRow[],
  storeIds: readonly number[],
) {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (code.length !== LENGTH) return null;
  const now = Math.floor(services.now().getTime() / SHOWN_MS);
  for (const program of programs) {
    for (const storeId of program.storeId === null ? storeIds : [program.storeId]) {
      const place = { brandId: program.brandId, storeId, programId: program.id };
      for (let slot = now; slot > now - CLAIMED_MS / SHOWN_MS; slot--) {
        for (let turn = 0; turn < MOST_IN_SLOT; turn++) {
          if (codeOf(services, place, slot, turn) === code)
            return { program, storeId, onceKey: `${keyOf(place, slot)}${turn}` };
        }
      }
    }
  }
  return null;
}
