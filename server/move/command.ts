// `npm run brand -- move …`: its words, and what the operator reads.

import { clockOf } from '../clock.ts';
import { runningPostgres } from '../database/embedded.ts';
import { commandPatience } from '../database/limits.ts';
import { connect, type Database } from '../database/open.ts';
import type { Env } from '../env.ts';
import { openBucket } from '../files/bucket.ts';
import { createKeyRing } from '../integrations/messages/push/keys.ts';
import { readSecretKey } from '../secret.ts';
import { MoveError } from './error.ts';
import { moveBrand } from './run.ts';
import type { Side, Sides } from './sides.ts';
import { abortMove, finishMove, tellMove } from './undo.ts';

const HOLD_SECONDS = 30;
const MOST_HOLD_SECONDS = 600;
const END_SECONDS = 10;

type Opened = Pick<Side, 'pool' | 'db'> & { env: Env };

type Erase = (
  needs: { db: Database; objects: null; log: { warn: () => void } },
  ...brand: Parameters<Sides['target']['erase']>
) => Promise<void>;

/** `words` after `move`: the brand, then an address, `--state`, `--abort` or `--finish`. */
export async function moveCommand(
  opened: Opened,
  words: readonly string[],
  eraseBrand: Erase,
): Promise<string> {
  const [appNome = '', what = '--state', ...rest] = words;
  const source = await sourceOf(opened);
  const now = clockOf(opened.env);
  const say = (sentence: string) => console.error(sentence);
  if (what === '--state') return (await tellMove({ source }, appNome)).join('\n');
  return withTarget(opened.env, async (side) => {
    // What has arrived of photos are rows: there is nothing in a bucket yet.
    const needs = { db: side.db, objects: null, log: { warn: () => undefined } };
    const erase: Sides['target']['erase'] = (...brand) => eraseBrand(needs, ...brand);
    const sides = { source, target: { ...side, erase }, now, say };
    if (what === '--abort') {
      await abortMove(sides, appNome);
      return `${appNome} stays here. Nothing of it is left in the other deployment.`;
    }
    if (what === '--finish') {
      await finishMove(sides, appNome);
      return (
        `Within the hour nothing is passed on for ${appNome} any more, and what was left of it ` +
        'here is deleted.'
      );
    }
    const holdSeconds = holdOf(rest);
    const options = {
      address: what,
      apiBase: opened.env.apiBase,
      holdSeconds,
      endSeconds: END_SECONDS,
    };
    const { rows, heldMs, to } = await moveBrand(sides, appNome, options);
    const how =
      heldMs === null || to === null
        ? `${appNome} had left before.`
        : `${appNome} has moved: ${rows} rows, as number ${to}. It was held for ` +
          `${(heldMs / 1000).toFixed(1)} seconds.`;
    return (
      `${how} Its requests are passed on to ${what}. Change the DNS of its hosts; when nothing ` +
      `is passed on any more: npm run brand -- move ${appNome} --finish`
    );
  });
}

function holdOf(words: readonly string[]): number {
  const [word = `hold=${HOLD_SECONDS}`] = words;
  const seconds = Number(/^hold=(\d{1,3})$/.exec(word)?.[1]);
  if (!(seconds >= 1 && seconds <= MOST_HOLD_SECONDS))
    throw new MoveError(`"${word}" is not hold= with 1 to ${MOST_HOLD_SECONDS} seconds.`);
  return seconds;
}

async function sourceOf({ pool, db, env }: Opened): Promise<Sides['source']> {
  const push = createKeyRing(db, env.messages.push.keys);
  const bucket = env.bucket === null ? null : openBucket(env.bucket);
  return { pool, db, push, bucket, key: await readSecretKey(env) };
}

/** The app runs there, so its database does. */
async function withTarget<T>({ target }: Env, act: (side: Side) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir, secret } = target;
  const url = databaseUrl ?? (dataDir === null ? null : runningPostgres(dataDir));
  if (url === null)
    throw new MoveError(
      dataDir === null
        ? 'Where to? Set TARGET_DATABASE_URL to the database of the other deployment (the owner ' +
            'of its tables) and TARGET_SECRET to its SECRET, or TARGET_DATA_DIR to its folder.'
        : `No deployment runs in ${dataDir}: start it first.`,
    );
  if (secret === null && dataDir === null)
    throw new MoveError('Set TARGET_SECRET to the SECRET of the other deployment.');
  const key = await readSecretKey({ secret, dataDir: dataDir ?? '' });
  const { pool, db, close } = connect(url, commandPatience);
  try {
    return await act({ pool, db, key });
  } finally {
    await close();
  }
}
