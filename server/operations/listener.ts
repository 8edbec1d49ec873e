// The operator's own port: it answers from the first moment of a start, without a brand, and is
// never behind the proxy that customers use.
import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { listenAt } from '../process/listen.ts';
import type { Prometheus } from './prometheus.ts';
import type { Readiness } from './readiness.ts';
import type { OperationsSettings } from './settings.ts';

type Answers = {
  readiness(): Promise<Readiness>;
  /** Whether a brand has this host. */
  isKnown(host: string): Promise<boolean>;
  prometheus: Prometheus;
};

/** Resolves once it listens. Port 0 takes any free one. */
export async function openOperations(
  { host, port }: NonNullable<OperationsSettings['listenOn']>,
  metricsToken: string | null,
  { readiness, isKnown, prometheus }: Answers,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    const answer = async (): Promise<{ status: number; type: string; text: string }> => {
      const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://operations');
      if (!['GET', 'HEAD'].includes(request.method ?? '')) return plain(405, 'GET alone');
      if (path === '/live') return plain(200, 'live');
      if (path === '/ready') {
        const state = await readiness();
        return plain(state === 'ready' ? 200 : 503, state);
      }
      // Caddy asks before it orders a certificate for a host that somebody sent.
      if (path === '/ask') {
        const known = await isKnown(searchParams.get('domain')?.toLowerCase() ?? '');
        return known ? plain(200, 'known') : plain(404, 'no brand has this host');
      }
      if (path !== '/metrics') return plain(404, 'Here are /live, /ready, /ask and /metrics.');
      if (metricsToken !== null && !mayRead(request.headers.authorization, metricsToken))
        return plain(401, 'METRICS_TOKEN is needed.');
      return { status: 200, ...(await prometheus.read()) };
    };
    const { status, type, text } = await answer().catch(() => plain(500, 'failed'));
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? '' : text);
  });
  await listenAt(server, { host, port }, { host: 'OPERATIONS_HOST', port: 'OPERATIONS_PORT' });
  return server;
}

const plain = (status: number, text: string) => ({
  status,
  type: 'text/plain; charset=utf-8',
  text: `${text}\n`,
});

/** `header`: `Bearer` and the token. */
export function mayRead(header: string | undefined, token: string): boolean {
  const [sent, right] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)];
  return sent.length === right.length && timingSafeEqual(sent, right);
}
