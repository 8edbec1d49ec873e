// Headers that every response has unless its own part says otherwise.

/** For answers that are no documents: nothing in them may run, and no page may show them. */
const NOTHING_RUNS =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Scripts and workers: their policy would be that of the worker itself. */
export const SCRIPT_FILE_POLICY = "frame-ancestors 'none'";

const usual = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** A year. Other hosts below the same name are not ours to speak for. */
const TLS_ONLY = { 'strict-transport-security': 'max-age=31536000' };

/** `development`: Vite serves its own scripts, which no policy of ours foresees. */
export function usualHeaders(
  scheme: 'http' | 'https',
  development: boolean,
): Record<string, string> {
  return {
    ...usual,
    ...(development ? {} : { 'content-security-policy': NOTHING_RUNS }),
    ...(scheme === 'https' ? TLS_ONLY : {}),
  };
}
