// The built product with a temporary data folder, for the browser tests and for anyone who wants to
// look without leaving a trace.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFlags } from '../../scripts/node-flags.mjs';
import { now } from './running-clock.ts';

const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'quitute-throwaway-'));
const held = process.env.TEST_HOLD ? ['--import', './test/set-up/held-requests.ts'] : [];
const server = spawn(process.execPath, [...nodeFlags, ...held, 'server/start.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    // Beside two browsers a connection may take longer than the usual limit, and whatever a test
    // does just then would be refused.
    DATABASE_CONNECT_MS: '60000',
    DATABASE_TURN_MS: '60000',
    QUITUTE_TEST: '1',
    QUITUTE_NOW: now().toISOString(),
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 0;
});
