// The key pair that identifies this deployment to push services: from the settings, or generated
// once and stored in the database. A new pair would end every subscription.
import webPush from 'web-push';
import type { Database } from '../../../database/open.ts';
import { pushKeys } from '../../../database/schema.ts';
import type { PushKeys } from './web-push.ts';

export function createKeyRing(db: Database, given: PushKeys | null): () => Promise<PushKeys> {
  let kept: Promise<PushKeys> | null = given === null ? null : Promise.resolve(given);
  return () => {
    kept ??= readOrMake(db).catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}

/** If several processes generate one, the first to write wins. */
async function readOrMake(db: Database): Promise<PushKeys> {
  const columns = { publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey };
  const [there] = await db.select(columns).from(pushKeys);
  if (there !== undefined) return there;
  await db
    .insert(pushKeys)
    .values({ id: 1, ...webPush.generateVAPIDKeys() })
    .onConflictDoNothing();
  const [made] = await db.select(columns).from(pushKeys);
  if (made === undefined) throw new Error('no push keys');
  return made;
}
