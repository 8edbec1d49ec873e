// Ids in the address of a log's page.

/** Null: absent, or nothing that can be an id. */
export function queryId(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
