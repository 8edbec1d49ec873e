// Which word of a command names a file.
import { resolve } from 'node:path';

/**
 * The same words, with the last one that is no option as a path from `folder`, where the user is:
 * npm runs commands in the project's.
 * @param {readonly string[]} words
 * @param {string} folder
 */
export function withFileFrom(words, folder) {
  const at = words.findLastIndex((word) => !word.startsWith('--'));
  return words.map((word, place) => (place === at ? resolve(folder, word) : word));
}
