// `npm start` (and, with --dev, `npm run dev`): starts the server from any state of the clone.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { nodeFlags } from './node-flags.mjs';
import { main, pathWithTools, root } from './project.mjs';

const dev = process.argv.includes('--dev');

/** Node's watcher restarts the server when server code changes; Vite handles the pages. */
const watch = ['server', 'contract', 'rules']
  .map((folder) => `--watch-path=${folder}`)
  .concat('--watch-preserve-output');

/**
 * If npm is killed, it cannot forward the signal; its server must not keep the port and the data
 * folder.
 * @param {() => void} act
 */
function whenParentEnds(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 500);
  timer.unref();
}

/**
 * Runs the server until it ends, and stops it when this process is stopped.
 * @param {string} node
 * @returns {Promise<number>}
 */
function serve(node) {
  const rest = process.argv.slice(2).filter((word) => word !== '--dev');
  const args = [
    ...nodeFlags,
    ...(existsSync(join(root, '.env')) ? ['--env-file=.env'] : []),
    ...(dev ? watch : []),
    'server/start.ts',
    ...(dev ? ['--dev'] : []),
    ...rest,
  ];
  return new Promise((done, fail) => {
    const child = spawn(node, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: pathWithTools(), NODE_ENV: dev ? 'development' : 'production' },
    });
    const stop = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    process.on('SIGHUP', () => stop('SIGTERM'));
    if (process.env.npm_lifecycle_event) whenParentEnds(() => stop('SIGTERM'));
    child.once('error', fail);
    child.once('exit', (code, signal) =>
      done(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1)),
    );
  });
}

await main(async () => {
  const node = await bootstrap();
  if (!dev) await ensureBuilt();
  return serve(node);
});
