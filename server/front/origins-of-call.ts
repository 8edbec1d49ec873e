// Where a brand's pages and its console are for a caller. Every call has them in its context, and
// reading addresses costs more than a menu.
import { consoleOrigin, ownOrigin } from './origin.ts';

type Hosted = Parameters<typeof ownOrigin>[0];
type Settings = Parameters<typeof ownOrigin>[1];
type Origins = { origin: string; consoleOrigin: string };

/** Hosts and ports of a brand; further ones are computed for each call. */
const MOST_KEPT = 16;

/** A brand that has changed is another object. */
const kept = new WeakMap<Hosted, { env: Settings; origins: Map<string, Origins> }>();

/** `at`: scheme, host and port of the request. */
export function originsOfCall(brand: Hosted, env: Settings, at: string): Origins {
  let known = kept.get(brand);
  if (known === undefined || known.env !== env) {
    known = { env, origins: new Map() };
    kept.set(brand, known);
  }
  const found = known.origins.get(at);
  if (found !== undefined) return found;
  const asked = new URL(at);
  const made = {
    origin: ownOrigin(brand, env, asked),
    consoleOrigin: consoleOrigin(brand, env, asked),
  };
  if (known.origins.size < MOST_KEPT) known.origins.set(at, made);
  return made;
}
