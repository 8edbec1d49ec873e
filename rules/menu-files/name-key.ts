// When two names of a file and a menu are the same one.
import { fold } from '../text.ts';

/** Programs write dashes, quotes and spaces in several ways: an en dash makes no other dish. */
export const nameKey = (name: string): string =>
  fold(name)
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
