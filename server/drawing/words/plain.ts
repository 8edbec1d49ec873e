// Menu text made comparable: without accents, in lower case, half emoji removed.

/** Longer texts add nothing to a picture, and searching them takes time. */
const LONGEST = 600;

export const plain = (text: string): string =>
  text.slice(0, LONGEST).toWellFormed().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a word of the text fits the expression. */
export const says = (text: string, words: string): boolean =>
  new RegExp(`(?<![a-z])(?:${words})(?![a-z])`).test(text);
