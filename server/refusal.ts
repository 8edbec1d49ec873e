// A refusal is a normal answer: thrown anywhere below a handler, turned into `{ codErro, mensagem
// }` at the door.
import type { FailureKey } from '#contract/failures.ts';

/** After a reply that says the server cannot answer just now. */
export const RETRY_SECONDS = '2';

export class Refusal extends Error {
  key: FailureKey;
  /** Put where the sentence has `{name}`. */
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
