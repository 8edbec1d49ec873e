// Which refusals mean that a limit was reached: their sentences say how long to wait.
import type { FailureKey } from '#contract/failures.ts';
import { limits } from './limits.ts';

export const overLimit: ReadonlySet<FailureKey> = new Set(
  Object.values(limits).map(({ says }) => says),
);
