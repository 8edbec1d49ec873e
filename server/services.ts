// Creates what all requests share, and keeps memory in step with the database.

import { createBrandDirectory } from './brand/directory.ts';
import { checkNotices, openChangeFeed } from './changes.ts';
import type { Now } from './clock.ts';
import type { Services } from './context.ts';
import { ALTERS_TABLES, openToApp, roleOf } from './database/app-role.ts';
import { askedAgain } from './database/asked-again.ts';
import { type FeedLimits, feedLimits, type Patience } from './database/limits.ts';
import { connect, migrateDatabase } from './database/open.ts';
import { openReplica } from './database/replica.ts';
import { seedDemoWorld } from './database/seed/insert.ts';
import type { Env } from './env.ts';
import { openBucket } from './files/bucket.ts';
import { openObjects } from './files/objects.ts';
import { chooseGeocoding, choosePostalCodes } from './integrations/choose-places.ts';
import { facebookFor } from './integrations/facebook/choose.ts';
import { networkHosts } from './integrations/hosts/network.ts';
import { unknownHosts } from './integrations/hosts/port.ts';
import { createMessengers } from './integrations/messages/messengers.ts';
import { createProviders } from './integrations/payments/providers.ts';
import { createLog } from './log.ts';
import { createMenuCache } from './menu/menu-cache.ts';
import { learnAllKeys } from './move/own-keys.ts';
import { noMetrics } from './operations/metrics.ts';
import type { Prometheus } from './operations/prometheus.ts';
import { requireFreeHost } from './operator/host.ts';
import { createSecret, readSecretKey } from './secret.ts';

/** One address, or one for the app's queries and one for the owner of the tables. */
export type DatabaseAddress =
  | string
  | {
      url: string;
      ownerUrl: string;
      /** Past a pooler in front of `url`, for notices; null: there is none. */
      directUrl: string | null;
    };

/**
 * Opens the database at `address`, migrates it, seeds it if empty, and returns the services with a
 * function that closes them. `patience`: how long requests wait for the database. `prometheus`: who
 * reads the metrics; null: nobody.
 */
export async function openServices(
  env: Env,
  address: DatabaseAddress,
  now: Now,
  patience: Patience = env.pools.requestPatience,
  feed: FeedLimits = feedLimits,
  prometheus: Prometheus | null = null,
): Promise<{ services: Services; close(): Promise<void> }> {
  const { url, ownerUrl, directUrl } =
    typeof address === 'string' ? { url: address, ownerUrl: address, directUrl: null } : address;
  const { pools } = env;
  const pooled = directUrl !== null;
  const { db, close } = connect(url, patience, pools.requests, pooled);
  const changes = await openChangeFeed(directUrl ?? url, feed);
  const atStart = <Answer>(ask: () => Promise<Answer>) =>
    askedAgain(ask, { limit: feed.firstConnect });
  // Before the migration: a transaction pooler would keep its lock, and the next start would wait.
  try {
    await atStart(() => checkNotices(db, changes, feed.proof));
    await migrateDatabase(ownerUrl);
    if (env.databaseOwnerUrl !== null) await openToApp(ownerUrl, (await roleOf(db.$client)).name);
  } catch (error) {
    await changes.close();
    void close().catch(() => undefined);
    throw error;
  }
  const bulk = connect(url, pools.bulkPatience, pools.bulk, pooled);
  if (env.demo) await atStart(() => seedDemoWorld(bulk.db, now()));
  await atStart(() => requireFreeHost(db, env));
  const log = createLog(env.logLevel, now);
  const replica = openReplica(env.databaseReplicaUrl, pools.bulk, pools.bulkPatience, log);
  if (env.databaseUrl !== null && (await atStart(() => roleOf(db.$client))).mayAlter)
    log.warn('databaseRole', { sentence: ALTERS_TABLES });
  const secret = createSecret(await readSecretKey(env));
  const brands = createBrandDirectory(db, env, secret);
  const menus = createMenuCache(db, now);
  const forget = (brandId: number | null) => {
    brands.forget(brandId);
    menus.forget(brandId);
    // Jobs may work for a brand that has just arrived and that no request has asked for.
    void learnAllKeys(db, secret).catch(() => undefined);
  };
  changes.subscribe(
    (change) => {
      if (change.kind !== 'brand') return;
      if (change.storeId === undefined) forget(change.brandId);
      else menus.forgetStore(change.brandId, change.storeId);
    },
    () => forget(null),
  );
  const messengers = createMessengers(env.messages, db, secret);
  prometheus?.watch({ db, bulkDb: bulk.db, changes, now });
  // Whether a brand has left is known before the first request.
  await atStart(() => brands.byHost(''));
  await atStart(() => learnAllKeys(db, secret));
  return {
    services: {
      env,
      log,
      db,
      bulkDb: bulk.db,
      replica,
      objects: env.bucket === null ? null : openObjects(openBucket(env.bucket)),
      assetsAt: env.assetsUrl,
      build: null,
      changes,
      metrics: prometheus?.metrics ?? noMetrics,
      brands,
      menus,
      postalCodes: choosePostalCodes(env, log, now),
      geocoding: chooseGeocoding(env, now),
      hostChecks: env.test ? unknownHosts : networkHosts(),
      messengers,
      payments: createProviders({ env, log, db, now, secret, brands }),
      secret,
      facebookOf: facebookFor(env.facebookGraph, now),
      now,
    },
    async close() {
      for (const way of [messengers.whatsapp, messengers.sms, messengers.email, messengers.push])
        way.close();
      await changes.close();
      await Promise.all([close(), bulk.close(), replica.close()]);
    },
  };
}
