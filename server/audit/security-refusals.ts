// Which refusals are security events, and their entry in the brand's log and on standard error.
import type { EndpointKey } from '#contract/endpoints.ts';
import type { FailureKey } from '#contract/failures.ts';
import type { SecurityKind } from '#contract/security-kinds.ts';
import { isForStaff } from '../call/checks.ts';
import type { CallContext, Services, StaffSession } from '../context.ts';
import { overLimit } from '../limits/over-limit.ts';
import { errorText } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { noteSecurity } from './security.ts';

type Kinds = Partial<Record<FailureKey, SecurityKind>>;
const ofSignedIn: Kinds = {
  notYours: 'notAllowed',
  proofNeeded: 'proofAsked',
  passwordWrong: 'proofFailed',
  secondStepWrong: 'proofFailed',
  secondStepRequired: 'secondStepMissing',
};
const ofStaffSignIn: Kinds = {
  wrongCredentials: 'signInFailed',
  secondStepWrong: 'signInFailed',
  invitationOver: 'signInFailed',
};
const ofCustomers: Kinds = {
  signInMismatch: 'customerSignInFailed',
  codeWrong: 'customerSignInFailed',
  codeSpent: 'customerSignInFailed',
  linkSpent: 'customerSignInFailed',
  tooManyPasswords: 'customerSignInBlocked',
  tooManyCodes: 'customerSignInBlocked',
};

/** Null: a refusal like any other, such as a shop that is closed. */
export function kindOfRefusal(
  call: EndpointKey,
  refusal: FailureKey,
  staff: Pick<StaffSession, 'storeId'> | null,
): SecurityKind | null {
  if (refusal === 'wrongOrigin') return 'foreignOrigin';
  if (!isForStaff(call)) return ofCustomers[refusal] ?? null;
  if (staff === null || call === 'staffSignIn')
    return overLimit.has(refusal) ? 'signInBlocked' : (ofStaffSignIn[refusal] ?? null);
  if (overLimit.has(refusal)) return 'tooOften';
  // Staff of one store who name another one.
  if (refusal === 'storeNotFound' && staff.storeId !== null) return 'notAllowed';
  return ofSignedIn[refusal] ?? null;
}

/** Where a call came from, also one that was refused before its caller was known. */
export type CallSource = Pick<CallContext, 'brand' | 'network'> & {
  staff: Pick<StaffSession, 'staffId' | 'storeId'> | null;
};

/** A log that cannot be written must not replace the reply. */
export async function noteRefusal(
  services: Pick<Services, 'db' | 'now' | 'log'>,
  { brand, network, staff }: CallSource,
  call: EndpointKey,
  refusal: FailureKey,
): Promise<void> {
  const kind = kindOfRefusal(call, refusal, staff);
  if (kind === null || brand.id === 0) return;
  const staffId = isForStaff(call) ? (staff?.staffId ?? null) : null;
  services.log.warn('security', { kind, brand: brand.appNome, staff: staffId, network, call });
  const subject = call === 'staffSignIn' ? undefined : `call ${call}`;
  try {
    await noteSecurity(services.db, {
      kind,
      brandId: brand.id,
      staffId,
      network,
      at: services.now(),
      subject,
    });
  } catch (error) {
    services.log.error('security event lost', { kind, error: errorText(error) });
  }
}

/** Refusals of a sign-in name the account that was tried, if there is one. */
export async function notingSignIn<Reply>(
  context: CallContext,
  account: Pick<StaffSession, 'staffId' | 'storeId'> | null,
  signIn: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof Refusal)
      await noteRefusal(context, { ...context, staff: account }, 'staffSignIn', error.key);
    throw error;
  }
}
