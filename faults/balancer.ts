// HAProxy in front of several processes, as an operator would set it up.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/set-up/free-port.ts';
import { HOST } from './app.ts';

const program = ['/usr/sbin/haproxy', '/usr/bin/haproxy'].find(existsSync);
export const hasBalancer = program !== undefined;

/**
 * A process that stops must say so for longer than the two looks that follow. One look alone proves
 * nothing on a busy machine.
 */
export const DRAIN_MS = 3_000;

export type Balancer = { port: number; stop(): Promise<void> };

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'quitute-balancer-'));
  const port = await freePort();
  const settings = join(folder, 'haproxy.cfg');
  const servers = ports.map((one, index) => `  server app${index} 127.0.0.1:${one}`);
  writeFileSync(
    settings,
    `defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  option redispatch
  retries 3
frontend customers
  bind 127.0.0.1:${port}
  default_backend apps
backend apps
  balance roundrobin
  option httpchk
  http-check send meth GET uri /api/ready ver HTTP/1.1 hdr Host ${HOST}
  timeout check 3s
  default-server check inter 500ms fall 2 rise 1
${servers.join('\n')}
`,
  );
  const balancer = spawn(program ?? '', ['-q', '-db', '-f', settings], { stdio: 'ignore' });
  return {
    port,
    async stop() {
      const gone = once(balancer, 'exit');
      balancer.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
