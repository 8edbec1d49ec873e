// The key by which names in a file are compared with each other and with those of the menu.
import { fold } from '../text.ts';

/** Programs write dashes, quotes and spaces in several ways, which make no other dish. */
export const nameKey = (name: string): string =>
  fold(name)
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
