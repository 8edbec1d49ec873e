// Reads the statements of all pools in the api tests, and fails the file whose requests or jobs
// sent one that crosses brands.
import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import { afterAll, expect } from 'vitest';
import { SafePool } from '#server/database/safe-pool.ts';
import { crossings, noteStatement, unnamed } from '../one-brand.ts';

type Query = (...sent: unknown[]) => unknown;

const textOf = (sent: unknown): string =>
  typeof sent === 'string' ? sent : String((sent as { text?: unknown } | null)?.text ?? '');

const watching = (query: Query): Query =>
  function watched(this: unknown, ...sent) {
    noteStatement(textOf(sent[0]));
    return query.apply(this, sent);
  };

const watched = new WeakSet<object>();

/** Files of a worker share their modules. */
if (!watched.has(SafePool)) {
  watched.add(SafePool);
  const { query, connect } = SafePool.prototype;
  type Given = (...taken: unknown[]) => void;
  const taken = connect as unknown as (given?: Given) => Promise<pg.PoolClient> | undefined;
  Object.assign(SafePool.prototype, {
    query: watching(query as Query),
    connect(this: SafePool, given?: Given) {
      // A statement that waits for a connection belongs to its sender, not to the request that
      // gives the connection back.
      return taken.call(this, given && AsyncResource.bind(given))?.then((client) => {
        if (!watched.has(client)) Object.assign(client, { query: watching(client.query as Query) });
        watched.add(client);
        return client;
      });
    },
  });
}

afterAll(() => {
  const strange = unnamed();
  crossings.length = 0;
  expect(strange, 'statements that cross brands (docs/scale.md)').toEqual([]);
});
