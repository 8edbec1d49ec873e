// A device on which a person has signed in before is known for that person. It has its own count of
// wrong passwords and codes, so that strangers elsewhere cannot lock the person out on purpose. The
// mark is a cookie that the server signs; it grants nothing else.
import { randomBytes } from 'node:crypto';
import type { CallContext } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { countAttempt, forgetAttempts } from '../limits/attempts.ts';
import type { LimitName } from '../limits/limits.ts';
import { sameSecret } from '../same-secret.ts';

const COOKIE = 'quitute_conhecido';
const COOKIE_SECONDS = 365 * 86_400;
/** People who share a counter's tablet; of more, the first is forgotten. */
const MOST_PEOPLE = 8;
const SIGNATURE_LENGTH = 22;

type Person = { kind: 'customer' | 'staff' | 'operator'; id: number };
type Needs = Pick<CallContext, 'brand' | 'secret' | 'cookie' | 'setCookie'>;
type Counts = Omit<CallContext, 'db'> & { db: Database | Transaction };

type Mark = { device: string; signatures: string[] };

function readMark({ cookie }: Pick<Needs, 'cookie'>): Mark | null {
  const value = /^[\w.-]{1,400}$/.exec(cookie(COOKIE) ?? '')?.[0];
  const [device = '', ...signatures] = value?.split('.') ?? [];
  return device.length === SIGNATURE_LENGTH ? { device, signatures } : null;
}

const signatureOf = ({ brand, secret }: Needs, { kind, id }: Person, device: string): string =>
  secret.hashOf(brand.id, 'known device', kind, id, device).slice(0, SIGNATURE_LENGTH);

/** What identifies this device; null: the person has not signed in here. */
export function knownDevice(context: Needs, person: Person): string | null {
  const mark = readMark(context);
  if (mark === null) return null;
  const own = signatureOf(context, person, mark.device);
  return mark.signatures.some((signature) => sameSecret(signature, own)) ? mark.device : null;
}

/** After a sign-in, and after a link that only its recipient has. */
export function rememberDevice(context: Needs, person: Person): void {
  const { device, signatures } = readMark(context) ?? {
    device: randomBytes(16).toString('base64url'),
    signatures: [],
  };
  const own = signatureOf(context, person, device);
  const others = signatures.filter((signature) => signature !== own).slice(1 - MOST_PEOPLE);
  context.setCookie(COOKIE, [device, ...others, own].join('.'), COOKIE_SECONDS);
}

/** The limits of one kind of try. */
type Tries = {
  /** For a device that is known. */
  device: LimitName;
  /** For others: by network, by person and network, and by person. */
  network: LimitName;
  here: LimitName;
  person: LimitName;
};

/**
 * Counts a try to be this person. `typed` identifies people who may not exist; `person` is null for
 * those. A known device is not counted with its network either, where a neighbour may be guessing.
 */
export async function countTry(
  context: Counts,
  { device, network, here, person }: Tries,
  typed: string,
  known: Person | null,
): Promise<void> {
  const { brand, callerHash } = context;
  const mark = known === null ? null : knownDevice(context, known);
  if (mark !== null) return countAttempt(context, brand.id, device, `${typed} ${mark}`);
  await countAttempt(context, brand.id, network, callerHash);
  await countAttempt(context, brand.id, here, `${typed} ${callerHash}`);
  await countAttempt(context, brand.id, person, typed);
}

/** After a success the counts of this person start at zero again. */
export async function forgetTries(
  context: Counts,
  { device, here, person }: Tries,
  typed: string,
  known: Person,
): Promise<void> {
  const { brand, callerHash } = context;
  const mark = knownDevice(context, known);
  if (mark !== null) await forgetAttempts(context, brand.id, device, `${typed} ${mark}`);
  await forgetAttempts(context, brand.id, here, `${typed} ${callerHash}`);
  await forgetAttempts(context, brand.id, person, typed);
}
