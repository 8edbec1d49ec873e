// Whether requests will reach the other deployment, asked before anything is copied.
import { fetchJson, recordOf } from '../integrations/fetch-json.ts';
import { MoveError } from './error.ts';

const TIME_OUT_MS = 10_000;

/**
 * `address`: an origin; `apiBase`: the path of the API, kept by requests that are passed on.
 * @throws MoveError unless a deployment that can sell answers there.
 */
export async function requireAnswer(address: string, apiBase: string): Promise<void> {
  const health = `${address}${apiBase}/health`;
  const why = await fetchJson(new URL(health), { timeoutMs: TIME_OUT_MS }).then(
    ({ status, body }) => (isUsable(body) ? null : `status ${status}`),
    reasonOf,
  );
  if (why === null) return;
  throw new MoveError(
    `No deployment answers at ${health} (${why}), and requests could not be passed on. Nothing ` +
      'was changed: correct the address, or start the other deployment.',
  );
}

function isUsable(body: unknown): boolean {
  const { status } = recordOf(body);
  return status === 'ok' || status === 'degraded';
}

/** `fetch` says "fetch failed"; its cause says why. */
function reasonOf(error: unknown): string {
  const { cause = error } = recordOf(error);
  const { code, message } = recordOf(cause);
  return String(code ?? message ?? 'no reply');
}
