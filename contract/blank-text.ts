// A text that shows nothing, though it may have characters: zero-width marks, fillers, blanks of
// other scripts.

const SEEN = /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u;

/** Somebody called so would be an empty line on the board. */
export const isBlank = (text: string): boolean => !SEEN.test(text);
