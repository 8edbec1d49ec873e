// Fills the path parameters of a call or a stream and puts the rest into the query.

export function fillPath(
  pattern: string,
  wire: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...wire };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  return { path, rest };
}

export function queryOf(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return pairs.length === 0
    ? ''
    : `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`;
}

/** Path and query of a request without a body. */
export function addressOf(pattern: string, wire: Record<string, unknown>): string {
  const { path, rest } = fillPath(pattern, wire);
  return `${path}${queryOf(rest)}`;
}
