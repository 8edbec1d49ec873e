// Passwords as argon2id in PHC strings: 19 MiB and two passes; parameters are stored with each hash
// so that they can grow later.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

type Cost = { memory: number; passes: number; parallelism: number };
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

/** Checked when there is no account, so that a refusal takes equally long. */
const nobody = { cost: COST, salt: randomBytes(16), tag: randomBytes(TAG_BYTES) };

export async function hashPassword(text: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(text, salt, COST, TAG_BYTES);
  return (
    `$argon2id$v=19$m=${COST.memory},` +
    `t=${COST.passes},p=${COST.parallelism}$${bare(salt)}$${bare(tag)}`
  );
}

/** Null when there is no account or password: false, after the same work. */
export async function verifyPassword(text: string, phc: string | null): Promise<boolean> {
  const kept = phc === null ? null : parse(phc);
  const { cost, salt, tag } = kept ?? nobody;
  const given = await tagOf(text, salt, cost, tag.length);
  return timingSafeEqual(given, tag) && kept !== null;
}

function tagOf(text: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  // Keyboards encode accents in two ways; both are the same password.
  return derive('argon2id', { message: text.normalize('NFKC'), nonce: salt, tagLength, ...cost });
}

const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function parse(phc: string): { cost: Cost; salt: Buffer; tag: Buffer } | null {
  const match =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc);
  if (match === null) return null;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
