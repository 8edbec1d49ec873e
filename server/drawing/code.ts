// A dish as part of an address, and back. The address says everything that decides how the picture
// looks, so a server that has never seen the product can draw it, and a cache may keep it for ever.
import { DISH_KINDS, type Dish, type DishKind } from './dish.ts';
import { isPlateText } from './plate.ts';
import { isKnownWord } from './vocabulary.ts';

/** Raise it whenever drawings change: addresses are cached for a year. */
const DRAWING_VERSION = 1;

const KINDS: readonly string[] = DISH_KINDS;
const isKind = (text: string): text is DishKind => KINDS.includes(text);
const MOST_WORDS = 12;
/** A pizza has up to four flavours. */
const MOST_PARTS = 4;

/** As in `1.pizza...calabresa-onion~tomato-basil.4k.a3161a`. */
export function codeOf({ kind, form, colour, halves, seed, tint, text }: Dish): string {
  const words =
    kind === 'plate' ? encodeURIComponent(text) : halves.map((own) => own.join('-')).join('~');
  return [
    DRAWING_VERSION,
    kind,
    form,
    colour,
    words,
    seed.toString(36),
    tint.slice(1).toLowerCase(),
  ].join('.');
}

/** Null for what `codeOf` does not write: an address draws no words but those of the vocabulary. */
export function dishOfCode(code: string): Dish | null {
  const [version, kind = '', form = '', colour = '', words = '', seed = '', tint = '', ...rest] =
    code.split('.');
  if (version !== String(DRAWING_VERSION) || !isKind(kind) || rest.length > 0) return null;
  if (!/^[0-9a-z]{1,2}$/.test(seed) || !/^[0-9a-f]{6}$/.test(tint)) return null;
  const isPlate = kind === 'plate';
  const text = isPlate ? decoded(words) : '';
  const halves = isPlate ? [[]] : words.split('~').map((own) => own.split('-').filter(Boolean));
  const all = [form, colour, ...halves.flat()].filter(Boolean);
  if (halves.length > MOST_PARTS || halves.some((own) => own.length > MOST_WORDS)) return null;
  if (!all.every(isKnownWord)) return null;
  if (isPlate && !isPlateText(text)) return null;
  return {
    kind,
    form,
    colour,
    halves,
    seed: Number.parseInt(seed, 36),
    tint: `#${tint}`,
    text,
  };
}

/** A name with half an escape sequence is left as it is, and is refused as no text of a plate. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
