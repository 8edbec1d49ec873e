// Text search that ignores accents and capitals.

export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Every word of the needle occurs in the haystack. An empty needle matches everything. */
export function matches(haystack: string, needle: string): boolean {
  const folded = fold(haystack);
  return fold(needle)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
