// A proxy between the server and its database that simulates network failures: cut, refused or
// silent connections.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export type DatabaseProxy = {
  /** Address of the same database through the proxy. */
  url: string;
  /** Connections requested so far, including refused ones. */
  attempts(): number;
  /** Connections that are open now. */
  open(): number;
  /** Those of them that swallowed bytes. */
  swallowing(): number;
  /**
   * `silent`: accepts all bytes and forwards none; a connection that was silent stays so. `deaf`:
   * forwards no notices, as a transaction pooler. `mute`: forwards no statements.
   */
  mode: 'pass' | 'refuse' | 'silent' | 'deaf' | 'mute';
  /** How many milliseconds later what PostgreSQL sends arrives, on the nth connection, from 1. */
  delay: (attempt: number) => number;
  /** Resets every connection. */
  cut(): void;
  close(): Promise<void>;
};

/** Types of PostgreSQL's messages: Query and NotificationResponse. */
const QUERY = 'Q'.charCodeAt(0);
const NOTIFICATION = 'A'.charCodeAt(0);

/** PostgreSQL's address, as `net.connect` wants it. */
function targetOf(url: string) {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder === null
    ? { host: hostname, port: Number(port) }
    : { path: `${folder}/.s.PGSQL.${searchParams.get('port')}` };
}

export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = targetOf(url);
  const pairs = new Set<{ near: Socket; far: Socket; silent: boolean }>();
  let attempts = 0;
  const server = createServer((near) => {
    attempts++;
    const delay = proxy.delay(attempts);
    near.on('error', () => undefined);
    if (proxy.mode === 'refuse') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(target);
    far.on('error', () => undefined);
    const pair = { near, far, silent: false };
    pairs.add(pair);
    const pass = (to: Socket) => (bytes: Buffer) => {
      pair.silent ||= proxy.mode === 'silent';
      if (!pair.silent) to.write(bytes);
    };
    const passOn = pass(far);
    near.on('data', (bytes: Buffer) => {
      if (proxy.mode !== 'mute' || bytes[0] !== QUERY) passOn(bytes);
    });
    const passBack = pass(near);
    far.on('data', (bytes: Buffer) => {
      const isNotice = bytes[0] === NOTIFICATION;
      if (proxy.mode === 'deaf' && isNotice) return;
      if (delay === 0) passBack(bytes);
      else setTimeout(passBack, delay, bytes);
    });
    near.on('close', () => {
      pairs.delete(pair);
      far.destroy();
    });
    far.on('close', () => {
      if (!pair.silent) near.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const database = new URL(url).pathname;
  const proxy: DatabaseProxy = {
    url: `postgres://quitute@127.0.0.1:${port}${database}`,
    attempts: () => attempts,
    open: () => pairs.size,
    swallowing: () => [...pairs].filter(({ silent }) => silent).length,
    mode: 'pass',
    delay: () => 0,
    cut() {
      for (const { near } of pairs) near.resetAndDestroy();
    },
    async close() {
      proxy.cut();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
