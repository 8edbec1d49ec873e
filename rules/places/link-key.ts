// What counts as a `chave` in an address: entry, menu, login by link, order page and tags must
// agree, or two of them redirect back and forth.

/** The key of a link; null when missing or empty. */
export function linkKey(query: URLSearchParams): string | null {
  const key = query.get('chave')?.trim() ?? '';
  return key === '' ? null : key;
}
