// What no reply may be or contain: a server error, internals, or the data of somebody
// else.
export type Seen = { status: number; contentType: string; text: string };

/** No exception for 503: it means an unreachable database, and here the database is there. */
const FAULT = 500;
export const SLOW_MS = 2_000;

const INSIDE: readonly [string, RegExp][] = [
  ['a stack', /\n\s+at [\w.<>[\] ]*\(?(file:|node:|\/)[^\n]*:\d+:\d+/],
  ['a path of the source', /\b(node_modules|server|contract|rules)\/[\w./-]+\.(m?js|ts)\b/],
  ['a statement', /\bFailed query\b|\bselect "|\binsert into "|\bupdate "\w+" set\b/i],
  ['an error of the database', /violates \w+ constraint|syntax error at or near|invalid byte seq/],
  ['an error of the runtime', /\b(TypeError|RangeError|ReferenceError|ZodError|ECONN\w+)\b/],
  ['a hash of a password', /\$argon2/],
  ['an address of the database', /postgres(ql)?:\/\//],
];

/**
 * `forbidden`: what this caller may never read, unless the request itself has it. `sent`: the whole
 * request as text.
 */
export function faultsOf(
  { status, contentType, text }: Seen,
  sent: string,
  forbidden: readonly string[],
): string[] {
  const inside = INSIDE.filter(([, pattern]) => pattern.test(text) && !pattern.test(sent));
  const leaked = forbidden.filter((one) => text.includes(one) && !sent.includes(one));
  // A text that a caller sent would be markup in it.
  const isPage = contentType.startsWith('text/html') && /^\s*[[{]/.test(text);
  return [
    ...(status >= FAULT ? [`status ${status}`] : []),
    ...inside.map(([name]) => name),
    ...leaked.map((one) => `what is not the caller's: ${one.slice(0, 40)}`),
    ...(isPage ? ['data as a page'] : []),
  ];
}

/** How many replies had which status; 0: closed without one. */
export const toldOf = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
