// One HTTP request to a provider: with a time limit, a size limit, no redirects, and no response
// text in errors.

export type JsonReply = { status: number; body: unknown };
type Question = { timeoutMs: number; headers?: Record<string, string> };

const LARGEST_ANSWER = 512 * 1024;

/** Throws on a time-out or a reply that is not JSON; the caller checks the status. */
export async function fetchJson(
  url: URL,
  { timeoutMs, headers = {} }: Question,
): Promise<JsonReply> {
  const response = await fetch(url, {
    headers: {
      accept: 'application/json',
      'user-agent': 'Quitute/2.47 (+https://quitute.app)',
      ...headers,
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (text.length > LARGEST_ANSWER) throw new Error(`${url.host} answered too much`);
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    // Errors are often HTML pages.
    if (response.ok) throw new Error(`${url.host} answered no JSON`);
    return { status: response.status, body: null };
  }
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** Trimmed and truncated; empty unless it is text. */
export function textOf(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.trim().slice(0, longest) : '';
}
