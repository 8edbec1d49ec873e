// The second factor of a sign-in, for staff and for operators: a code of an authenticator app, or a
// recovery code. Each code works once. The caller says where the codes of a person are stored.
import type { TOTP } from 'otpauth';
import type { CallContext } from '../context.ts';
import { countAttempt, forgetAttempts } from '../limits/attempts.ts';
import type { LimitName } from '../limits/limits.ts';
import { Refusal } from '../refusal.ts';
import {
  counterOf,
  isAppCode,
  newRecoveryCodes,
  plainCode,
  shownRecoveryCode,
} from './app-codes.ts';
import { knownDevice } from './known-device.ts';

/** A person's factor, and the rows that store it. */
export type Factor = {
  app: TOTP;
  /** A code of the app was entered before: recovery codes work from then on. */
  confirmed: boolean;
  /** Stores a later half minute. False: it is not later, or the app was replaced meanwhile. */
  moveCounter(counter: number): Promise<boolean>;
  hashRecoveryCode(code: string): string;
  /** False: no such code, or it was used. */
  spendRecoveryCode(hash: string): Promise<boolean>;
};

/** Whose wrong codes are counted, and by which limits. */
export type CodeTries = {
  kind: 'staff' | 'operator';
  id: number;
  anywhere: LimitName;
  device: LimitName;
};

/** A known device has its own count, so that strangers cannot lock the person out of it. */
function limitOf(context: CallContext, { kind, id, anywhere, device }: CodeTries) {
  const mark = knownDevice(context, { kind, id });
  return mark === null
    ? { name: anywhere, subject: String(id) }
    : { name: device, subject: `${id} ${mark}` };
}

/** Before the code is checked, and outside a transaction that a wrong one would roll back. */
export function countCodeTry(context: CallContext, tries: CodeTries): Promise<void> {
  const { name, subject } = limitOf(context, tries);
  return countAttempt(context, context.brand.id, name, subject);
}

/** Refuses a wrong or used code. Of two concurrent uses of one code, one wins. */
export async function takeCode(
  context: CallContext,
  tries: CodeTries,
  factor: Factor,
  typed: string,
): Promise<void> {
  const code = plainCode(typed);
  const taken = isAppCode(code)
    ? await takeAppCode(context, factor, code)
    : factor.confirmed && (await factor.spendRecoveryCode(factor.hashRecoveryCode(code)));
  if (!taken) throw new Refusal('secondStepWrong');
  const { name, subject } = limitOf(context, tries);
  await forgetAttempts(context, context.brand.id, name, subject);
}

async function takeAppCode(
  { now }: Pick<CallContext, 'now'>,
  { app, moveCounter }: Factor,
  code: string,
): Promise<boolean> {
  const counter = counterOf(app, code, now());
  return counter !== null && moveCounter(counter);
}

/** Ten new ones: their hashes are for the caller to store, and the codes are visible only here. */
export function drawRecoveryCodes(hash: (code: string) => string): {
  shown: string[];
  hashes: string[];
} {
  const codes = newRecoveryCodes();
  return { shown: codes.map(shownRecoveryCode), hashes: codes.map(hash) };
}
