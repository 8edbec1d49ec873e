// Two deployments with keys of their own, each with its server, for the tests about moving a brand
// from one to the other.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { inject } from 'vitest';
import { createDirectCalls } from '#server/call/direct.ts';
import { brandHosts, brands } from '#server/database/schema.ts';
import { createHttpServer } from '#server/front/http-server.ts';
import { createListener } from '#server/front/listener.ts';
import { createMain } from '#server/main.ts';
import type { Side, Sides } from '#server/move/sides.ts';
import { eraseBrand } from '#server/operator/erase-brand.ts';
import { testSecret } from './set-up/test-database.ts';
import { openWorld, type World } from './world.ts';

/** A move refuses a database that is spread over machines (`server/move/begin.ts`). */
export const canMove = inject('databaseWorkers').length === 0;
if (!canMove) console.log('No brand is moved: a deployment on Citus cannot be a side of a move.');

const OTHER_SECRET = 'another key for tests, of more than thirty-two letters';
export const BRAND = 'pizzaria';
const HOST = 'pizzaria.localhost';

export type Deployment = { world: World; address: string; side: Side };

async function openDeployment(key: string): Promise<Deployment & { close(): Promise<void> }> {
  // Several files run at once, each with two worlds, and one server has forty connections.
  const settings = { DATABASE_POOL: '5', DATABASE_BULK_POOL: '1', ORDER_LIMIT: '20000' };
  const world = await openWorld({ hours: 'always', settings: { SECRET: key, ...settings } });
  const main = createMain(world.services, { loadBuild: null, development: false });
  const server = createHttpServer();
  server.on(
    'request',
    createListener(world.services, main, false, createDirectCalls(world.services)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { db } = world.services;
  return {
    world,
    address: `http://127.0.0.1:${port}`,
    side: { db, key, pool: db.$client as pg.Pool },
    async close() {
      server.closeAllConnections();
      server.close();
      await world.close();
    },
  };
}

export type TwoDeployments = {
  source: Deployment;
  target: Deployment;
  sides: Sides;
  said: string[];
  close(): Promise<void>;
};

/** The target has the brands of the demo as well; its pizzaria has another name and no host. */
export async function openTwo(): Promise<TwoDeployments> {
  const [source, target] = [await openDeployment(testSecret), await openDeployment(OTHER_SECRET)];
  const { db } = target.side;
  const [taken] = await db.select().from(brands).where(eq(brands.appNome, BRAND));
  await db.delete(brandHosts).where(eq(brandHosts.host, HOST));
  await db
    .update(brands)
    .set({ appNome: 'outra' })
    .where(eq(brands.id, taken?.id ?? 0));
  target.world.services.brands.forget(null);
  const said: string[] = [];
  return {
    source,
    target,
    said,
    sides: {
      source: {
        ...source.side,
        push: () => source.world.services.messengers.pushKeys(0),
        bucket: null,
      },
      target: {
        ...target.side,
        erase: (brand, now) => eraseBrand({ ...target.world.services, objects: null }, brand, now),
      },
      now: source.world.now,
      say: (sentence) => said.push(sentence),
    },
    async close() {
      await source.close();
      await target.close();
    },
  };
}

/** Sends a request over a socket to the deployment that DNS still names. */
export function overSocket({ address }: Deployment) {
  return async (asked: Request): Promise<Response> => {
    const { host, pathname, search } = new URL(asked.url);
    const { hostname, port } = new URL(address);
    const headers = { ...Object.fromEntries(asked.headers), host };
    const sent = request({
      hostname,
      port,
      path: pathname + search,
      method: asked.method,
      headers,
    });
    sent.end(asked.body === null ? undefined : Buffer.from(await asked.arrayBuffer()));
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    const pieces: Buffer[] = [];
    for await (const piece of reply) pieces.push(piece);
    const told = new Headers();
    for (const [name, value] of Object.entries(reply.headersDistinct))
      for (const one of value ?? []) told.append(name, one);
    const status = reply.statusCode ?? 0;
    const isEmpty = status === 204 || status === 304;
    return new Response(isEmpty ? null : Buffer.concat(pieces), { status, headers: told });
  };
}
