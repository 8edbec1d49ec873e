// What a person asks the palette for: '#' looks among orders, '@' among customers, '>' among pages
// and settings; without a mark everywhere.

export type Wanted = { text: string; orders: boolean; people: boolean; pages: boolean };

/** Fewer letters find too much. */
const FEWEST_LETTERS = 2;

export function wantedOf(typed: string): Wanted {
  const [mark] = typed.trimStart();
  const marked = mark === '#' || mark === '@' || mark === '>';
  const text = (marked ? typed.trimStart().slice(1) : typed).trim();
  const enough = text.length >= FEWEST_LETTERS;
  // The first orders of a day have a number of one digit.
  const isNumber = /^\d$/.test(text) || (mark === '#' && text !== '');
  return {
    text,
    orders: (enough || isNumber) && (!marked || mark === '#'),
    people: enough && (!marked || mark === '@'),
    pages: !marked || mark === '>',
  };
}
