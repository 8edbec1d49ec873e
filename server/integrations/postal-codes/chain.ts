// Several providers as one: the next is asked when one fails or does not know. Replies are cached,
// and a failed provider is skipped for a while.
import type { Now } from '../../clock.ts';
import { createMemory } from '../remembered.ts';
import type { PostalCodeAddress, PostalCodes } from './port.ts';

const DAY_MS = 86_400_000;
const FOUND_MS = 30 * DAY_MS;
const UNKNOWN_MS = 600_000;
const REST_MS = 60_000;
const MOST = 20_000;

type Link = { name: string; provider: PostalCodes };
type Told = (failure: { provider: string; error: string }) => void;

export function chainPostalCodes(links: readonly Link[], told: Told, now: Now): PostalCodes {
  const memory = createMemory<PostalCodeAddress | null>(MOST, now);
  const restingUntil = new Map<string, number>();

  /** Undefined: no provider replied. */
  async function ask(cep: string): Promise<PostalCodeAddress | null | undefined> {
    let answer: null | undefined;
    const available = links.filter(({ name }) => (restingUntil.get(name) ?? 0) <= now().getTime());
    // When all are being skipped, asking is the only way to know whether one is back.
    for (const { name, provider } of available.length > 0 ? available : links) {
      try {
        const found = await provider.find(cep);
        restingUntil.delete(name);
        if (found !== null) return found;
        answer = null;
      } catch (error) {
        restingUntil.set(name, now().getTime() + REST_MS);
        told({ provider: name, error: error instanceof Error ? error.name : 'unknown' });
      }
    }
    return answer;
  }

  return {
    async find(cep) {
      const known = memory.get(cep);
      if (known !== undefined) return known;
      const answer = await ask(cep);
      if (answer === undefined) throw new Error('no provider of postal codes answered');
      memory.set(cep, answer, answer === null ? UNKNOWN_MS : FOUND_MS);
      return answer;
    },
  };
}
