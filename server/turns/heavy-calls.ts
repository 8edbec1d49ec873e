// Calls about a whole menu of thousands of products: few at the same time, and one of each brand,
// so that a busy importer keeps the processor from nobody else.
import type { EndpointKey } from '#contract/endpoints.ts';
import type { CallContext, Services } from '../context.ts';
import { atOnce } from '../limits/limits.ts';
import { Refusal } from '../refusal.ts';
import { FairTurns } from './fair-turns.ts';

const heavy: ReadonlySet<EndpointKey> = new Set([
  'importMenu',
  'undoImport',
  'exportMenu',
  'setPrices',
  'changeProducts',
  'ordersFile',
  'peopleFile',
] satisfies EndpointKey[]);

/** As long as a long statement: the browser waits for it anyway. */
const LONGEST_WAIT_MS = 60_000;
/** When a refused person may try again: an import takes a second or two. */
const RETRY_SECONDS = 5;

const turnsOf = new WeakMap<Services['db'], FairTurns>();

/** Runs `act`, after waiting for a turn if the call is a heavy one. */
export async function takingTurns<Result>(
  key: EndpointKey,
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
  act: () => Promise<Result>,
): Promise<Result> {
  if (!heavy.has(key)) return act();
  const { heavyCalls, heavyCallsOfBrand, heavyCallsWaiting } = atOnce;
  const turns =
    turnsOf.get(db) ?? new FairTurns({ most: heavyCalls.most, share: heavyCallsOfBrand.most });
  turnsOf.set(db, turns);
  if (turns.waitingOf(brand.id) >= heavyCallsWaiting.most)
    throw new Refusal('tooMany', { seconds: RETRY_SECONDS });
  const end = await turns.take(brand.id, LONGEST_WAIT_MS);
  try {
    return await act();
  } finally {
    end();
  }
}
