// A refusal is a normal answer: thrown anywhere below a handler, turned into `{ codErro, mensagem
// }` at the door.
import type { FailureKey } from '#contract/failures.ts';

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
