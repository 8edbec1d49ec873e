// Codes of authenticator apps and recovery codes, for staff and for operators. Secrets are derived:
// a copy of the database cannot generate codes.
import { randomInt } from 'node:crypto';
import { Secret as OtpSecret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Phone clocks differ: the previous and the next code are valid as well. */
const TOLERATED_STEPS = 1;
const KEY_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;
/** Without letters and digits that are easily confused. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** `derived` is a keyed hash in base64url. */
export function appOf(derived: string, issuer: string, label: string): TOTP {
  const key = Buffer.from(derived, 'base64url').subarray(0, KEY_BYTES);
  const secret = new OtpSecret({ buffer: new Uint8Array(key).buffer });
  return new TOTP({ issuer, label, secret, period: PERIOD_SECONDS });
}

/** A code as it was typed, without spaces, hyphens and capitals. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The half minute that the code belongs to; null: it is wrong. */
export function counterOf(app: TOTP, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = app.validate({ token: code, timestamp, window: TOLERATED_STEPS });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(
      { length: RECOVERY_LENGTH },
      () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)],
    ).join(''),
  );

export const shownRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
