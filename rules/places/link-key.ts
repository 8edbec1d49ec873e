// What counts as a `chave` in an address: the entry, the menu, the login by link, the order page
// and the tags must agree, or two of them send a visitor back and forth without end.

/** The key of a link; null when there is none. An empty one is none. */
export function linkKey(query: URLSearchParams): string | null {
  const key = query.get('chave')?.trim() ?? '';
  return key === '' ? null : key;
}
