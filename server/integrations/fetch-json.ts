// One question to a provider over HTTP: a time limit, no redirects to elsewhere, an answer of
// sensible size, and no text of the answer in an error.

export type JsonReply = { status: number; body: unknown };
type Question = { timeoutMs: number; headers?: Record<string, string> };

const LARGEST_ANSWER = 512 * 1024;

/**
 * Throws when nobody answers in time or the answer is no JSON; the status is the caller's business.
 */
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
    // Errors often come as pages.
    if (response.ok) throw new Error(`${url.host} answered no JSON`);
    return { status: response.status, body: null };
  }
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** Trimmed and cut; anything but text is empty. */
export function textOf(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.trim().slice(0, longest) : '';
}
