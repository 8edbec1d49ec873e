// Words that a customer may have meant: they sound alike in Portuguese, or differ by typing errors.
import { fold } from '#rules/text.ts';

/** Shorter words are too close to many others. */
const SHORTEST = 4;
/** So many letters allow a second slip. */
const LONG = 8;

/** Portuguese writes a sound in several ways: "mussarela" and "muçarela", "kibe" and "quibe". */
const SOUNDS: readonly [RegExp, string][] = [
  [/ss|sc(?=[ei])|c(?=[ei])|z/g, 's'],
  [/ch|sh/g, 'x'],
  [/ph/g, 'f'],
  [/qu(?=[ei])|[cq]/g, 'k'],
  [/gu(?=[ei])/g, 'g'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/n(?=[bp])/g, 'm'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
];

const soundOf = (word: string) =>
  SOUNDS.reduce(
    (sound, [spelling, written]) => sound.replace(spelling, written),
    // Without its cedilla, a ç would sound as a k.
    fold(word.replace(/ç/gi, 's')),
  );

/**
 * Whether each word of `needle` is similar to the beginning of a word of `text`. False without
 * words.
 */
export function isSimilar(text: string, needle: string): boolean {
  const sounds = wordsOf(text).map(soundOf);
  const words = wordsOf(needle);
  if (words.length === 0) return false;
  return words.every((word) => {
    const wanted = soundOf(word);
    if (wanted.length < SHORTEST) return sounds.some((sound) => sound.startsWith(wanted));
    const limit = wanted.length < LONG ? 1 : 2;
    return sounds.some((sound) => slipsToBeginning(wanted, sound) <= limit);
  });
}

/** Composed first: an accent of its own, as some keyboards send it, would end a word. */
const wordsOf = (text: string) => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];

/** The fewest letters to add, remove, change or swap, until `word` begins with `wanted`. */
function slipsToBeginning(wanted: string, word: string): number {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let a = 1; a <= wanted.length; a++) {
    const next = [a];
    for (let b = 1; b <= word.length; b++) {
      const isSame = wanted[a - 1] === word[b - 1];
      let fewest = Math.min(
        (row[b] ?? 0) + 1,
        (next[b - 1] ?? 0) + 1,
        (row[b - 1] ?? 0) + Number(!isSame),
      );
      if (a > 1 && b > 1 && wanted[a - 1] === word[b - 2] && wanted[a - 2] === word[b - 1])
        fewest = Math.min(fewest, (before[b - 2] ?? 0) + 1);
      next.push(fewest);
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}
