// The demo world on its own database, reached over HTTP through the handler that serves customers.
import { EventEmitter } from 'node:events';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { feedLimits, type Patience } from '#server/database/limits.ts';
import { stores } from '#server/database/schema.ts';
import { readEnv } from '#server/env.ts';
import { createMain } from '#server/main.ts';
import type { Prometheus } from '#server/operations/prometheus.ts';
import { openServices } from '#server/services.ts';
import { asServer } from './one-brand.ts';
import { templateName, worldName } from './set-up/database-names.ts';
import { createTestDatabase, type TestDatabase, testSecret } from './set-up/test-database.ts';

export type Reply = { status: number; body: Record<string, unknown>; cookies: string[] };

/** A visitor with a cookie jar at one brand's address. */
export type Visitor = {
  host: string;
  cookies: Map<string, string>;
  /** Sends `wire` unchanged, so that tests can send invalid data. */
  call(
    key: EndpointKey,
    wire?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Reply>;
  /** Any request. */
  request(path: string, init?: RequestInit): Promise<Response>;
};

export type World = {
  /**
   * `address`: where the visitor's connection comes from. `send`: another way to a server than the
   * handler of this world.
   */
  visitor(
    brand: 'pizzaria' | 'acai' | 'burger' | 'cafe' | 'mercado' | 'operador' | 'nobody',
    address?: string,
    send?: (request: Request) => Promise<Response>,
  ): Visitor;
  services: Awaited<ReturnType<typeof openServices>>['services'];
  databaseUrl: string;
  /** The instant of the world's clock until a test moves it. */
  begin: Date;
  /** What the world's clock shows. */
  now(): Date;
  /** So many milliseconds after the beginning. */
  after(milliseconds: number): Date;
  /** Moves the server's clock; null: back to the beginning. */
  setNow(now: Date | null): void;
  close(): Promise<void>;
};

/** Every hour of the week, so that a test which needs an open store has one at any instant. */
const allWeek = [0, 1, 2, 3, 4, 5, 6].map((diaSemana) => ({ diaSemana, abre: 0, fecha: 1440 }));

/** A loaded machine makes a hundred orders at once wait longer than a customer would. */
const patient: Patience = {
  connect: 60_000,
  turn: 60_000,
  lock: 60_000,
  statement: 60_000,
  idleInTransaction: 60_000,
  silence: 70_000,
  look: 500,
};

/**
 * The demo world at the instant of this run, or `at` for tests of a specific instant. `hours`: the
 * demo's, under which some stores are closed at some instants, or all hours. `settings`: further
 * ones of the environment.
 */
export async function openWorld({
  hours = 'demo',
  at = inject('instant'),
  settings = {},
  database: given = null,
  prometheus = null,
}: {
  hours?: 'demo' | 'always';
  at?: string;
  settings?: Record<string, string>;
  /** A database with a world of its own. */
  database?: TestDatabase | null;
  /** Reads what the world counts. */
  prometheus?: Prometheus | null;
} = {}): Promise<World> {
  const stored = at === inject('storedWorld');
  const database = given ?? (await createTestDatabase(stored ? worldName : templateName));
  const begin = new Date(at);
  let current = begin;
  const env = readEnv({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    QUITUTE_TEST: '1',
    SECRET: testSecret,
    // All visitors of a test order with a few phones and from one address.
    ORDER_LIMIT: '300',
    ...settings,
  });
  const { services, close } = await openServices(
    env,
    database.url,
    () => current,
    patient,
    feedLimits,
    prometheus,
  );
  if (hours === 'always') {
    await services.db.update(stores).set({ horarios: allWeek });
    services.brands.forget(null);
  }
  // Every visitor of a test may subscribe to events.
  EventEmitter.defaultMaxListeners = 200;
  const main = createMain(services, { loadBuild: null, development: false, prometheus });
  // Node passes an abort on to a request only until the request is collected as garbage.
  const kept: Request[] = [];

  function visitor(
    brand: string,
    address = '127.0.0.1',
    send = async (request: Request) => main.fetch(request, { connection: { address } }),
  ): Visitor {
    const host = `${brand}.localhost`;
    const cookies = new Map<string, string>();
    async function request(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers);
      if (cookies.size > 0)
        headers.set(
          'cookie',
          Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
        );
      const asked = new Request(`http://${host}${path}`, { ...init, headers });
      if (init.signal) kept.push(asked);
      const response = await asServer(() => send(asked));
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    }
    return {
      host,
      cookies,
      request,
      async call(key, wire = {}, headers = {}) {
        const line: Endpoint = endpoints[key];
        const rest = { ...wire };
        const path = line.path.replace(/:(\w+)/g, (_, name: string) => {
          const value = String(rest[name]);
          delete rest[name];
          return encodeURIComponent(value);
        });
        const values = Object.entries(rest).map(([name, value]) => [name, String(value)]);
        const query = line.method === 'GET' ? `?${new URLSearchParams(values)}` : '';
        const response = await request(`/api${path}${query}`, {
          method: line.method,
          headers: { 'content-type': 'application/json', ...headers },
          ...(line.method === 'POST' ? { body: JSON.stringify(rest) } : {}),
        });
        return {
          status: response.status,
          body: (await response.json()) as Record<string, unknown>,
          cookies: response.headers.getSetCookie(),
        };
      },
    };
  }

  return {
    visitor,
    services,
    databaseUrl: database.url,
    begin,
    now: () => current,
    after: (milliseconds) => new Date(begin.getTime() + milliseconds),
    setNow(now) {
      current = now ?? begin;
    },
    async close() {
      await close();
      await database.close();
    },
  };
}

/** Parses a reply as the browser's client would. */
export function readOutput<K extends EndpointKey>(
  key: K,
  body: unknown,
): z.output<(typeof endpoints)[K]['output']> {
  return z.decode(endpoints[key].output as z.core.$ZodType, body) as z.output<
    (typeof endpoints)[K]['output']
  >;
}
