// Finds settings by what a person types: every word must occur in a name, a detail or the words
// that people use for it.
import { fold } from '#rules/text.ts';

export type FoundBy = { name: string; detail: string; words: string };

export function findEntries<T extends FoundBy>(entries: readonly T[], query: string): T[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...entries];
  const rank = (entry: T): number => {
    const [name, all] = [fold(entry.name), fold(`${entry.name} ${entry.detail} ${entry.words}`)];
    if (!wanted.every((word) => has(all, word))) return 0;
    return wanted.every((word) => has(name, word)) ? 2 : 1;
  };
  return entries
    .map((entry) => ({ entry, points: rank(entry) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .map(({ entry }) => entry);
}

/** Also of a word in the other number: 'cupom' finds 'Cupons', 'avaliação' 'Avaliações'. */
const has = (text: string, word: string): boolean =>
  text.includes(word) || (word.length > SHORT && text.includes(stemOf(word)));

const SHORT = 3;

/** `word` is folded. */
const stemOf = (word: string): string =>
  word.replace(/ao$/, 'o').replace(/m$/, 'n').replace(/s$/, '');
