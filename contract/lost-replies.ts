// Whether a failed call may have had its effect.
import { BRAND_NOT_FOUND_CODE, type Failure, MALFORMED_CODE, UNEXPECTED_CODE } from './reply.ts';

type Ended = Pick<Failure, 'codErro' | 'status'>;
/** A business refusal comes from the code that also checks the call's key: nothing was made. */
const FIRST_BUSINESS_CODE = BRAND_NOT_FOUND_CODE;

/** True: no reply arrived, as opposed to a refusal. */
export function isLost({ codErro, status }: Ended): boolean {
  // Refused, or not even sent.
  if (codErro === MALFORMED_CODE) return false;
  return status === 0 || status >= 500 || codErro === UNEXPECTED_CODE;
}

/** True: what was asked for may exist, so the next attempt must carry the same key. */
export function isUncertain(ended: Ended): boolean {
  return isLost(ended) || ended.codErro < FIRST_BUSINESS_CODE;
}
