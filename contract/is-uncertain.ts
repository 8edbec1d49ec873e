// Whether a failed call may have had its effect.
import { BRAND_NOT_FOUND_CODE, type Failure, NETWORK_CODE, TIMEOUT_CODE } from './reply.ts';

/** A business refusal comes from the code that also checks the call's key: nothing was made. */
const FIRST_BUSINESS_CODE = BRAND_NOT_FOUND_CODE;

/** True: what was asked for may exist, so the next attempt must carry the same key. */
export function isUncertain({ codErro, status }: Pick<Failure, 'codErro' | 'status'>): boolean {
  if (status === 0 || status >= 500 || codErro === NETWORK_CODE || codErro === TIMEOUT_CODE)
    return true;
  return codErro < FIRST_BUSINESS_CODE;
}
