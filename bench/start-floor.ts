// Starts the baseline beside a running product.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#test/set-up/free-port.ts';
import { exchange } from './exchange.ts';
import { end, lastWords, type Product } from './product.ts';

export type Floor = { port: number; pid: number; words(): string; stop(): Promise<void> };

export async function startFloor(product: Product): Promise<Floor> {
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/floor.ts'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FLOOR_PORT: String(port),
      FLOOR_PRODUCT_PORT: String(product.port),
      FLOOR_DATABASE_URL: product.databaseUrl,
    },
  });
  const words = lastWords(child);
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 200 || child.exitCode !== null)
      throw new Error(`The floor did not start. ${words()}`);
    await wait(50);
  }
  return { port, pid: child.pid ?? 0, words, stop: () => end(child) };
}

const answers = (port: number) =>
  exchange({ port, host: 'pizzaria.localhost', path: '/api/health' }).then(
    ({ status }) => status === 200,
    () => false,
  );
