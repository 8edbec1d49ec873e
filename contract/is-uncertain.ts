// Whether a failed call may have had its effect.
import { failureCodes } from '#contract/failures.ts';
import { type Failure, NETWORK_CODE, TIMEOUT_CODE } from '#contract/reply.ts';

/** A business refusal comes from the code that also checks the call's key: nothing was made. */
const FIRST_BUSINESS_CODE = failureCodes.brandNotFound;

/** True: the order or redemption may exist, so the next attempt must carry the same key. */
export function isUncertain({ codErro, status }: Pick<Failure, 'codErro' | 'status'>): boolean {
  if (status === 0 || status >= 500 || codErro === NETWORK_CODE || codErro === TIMEOUT_CODE)
    return true;
  return codErro < FIRST_BUSINESS_CODE;
}
