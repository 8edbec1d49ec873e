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

type Shown = {
  /** The chosen result's place. */
  current: number;
  /** So many of the first results are of what was typed before. */
  stale: number;
  count: number;
  looking: boolean;
};

/** Enter comes before the search answers: what is shown is not what was typed. */
export const waitsForResults = ({ current, stale, count, looking }: Shown): boolean =>
  looking && (count === 0 || current < stale);
