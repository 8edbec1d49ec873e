// A refusal is a normal reply: thrown in any handler, turned into `{ codErro, mensagem }` by the
// API.
import type { FailureKey } from '#contract/failures.ts';

/** Sent with a reply that the server is temporarily unavailable. */
export const RETRY_SECONDS = '2';
/** With a reply for a brand that is suspended: nobody waits for it. */
export const SUSPENDED_SECONDS = '3600';

export class Refusal extends Error {
  key: FailureKey;
  /** Replaces `{name}` in the sentence. */
  values: Record<string, string | number>;
  /** Already in wire form; sent as `detalhes`. */
  details: unknown;
  constructor(
    key: FailureKey,
    values: Record<string, string | number> = {},
    details: unknown = null,
  ) {
    super(key);
    this.key = key;
    this.values = values;
    this.details = details;
  }
}
