// What staff type to find a product: "2x calab" wants two of it, and "1,5 kg banana" so much.

/** `grams` null: none was typed. */
export type Searched = { quantity: number; grams: number | null; needle: string };

const WEIGHT = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)\s*(kg|g)`;
const WEIGHT_FIRST = new RegExp(String.raw`^${WEIGHT}\s+(?:de\s+)?(?<name>.+)$`, 'i');
const WEIGHT_LAST = new RegExp(String.raw`^(?<name>.*\S)\s+${WEIGHT}$`, 'i');

export function readSearch(typed: string): Searched {
  const [, count = '', rest = ''] = /^\s*(\d{1,2})\s*x\s+(.*)$/i.exec(typed) ?? [];
  const quantity = Number(count);
  return quantity > 0
    ? { quantity, grams: null, needle: rest.trim() }
    : { quantity: 1, grams: null, needle: typed.trim() };
}

/** Null: no weight, before the name or behind it. */
export function readWeight(typed: string): Searched | null {
  const text = typed.trim();
  const first = WEIGHT_FIRST.exec(text);
  const found = first ?? WEIGHT_LAST.exec(text);
  if (found === null) return null;
  const [amount = '', unit = ''] = first === null ? found.slice(2, 4) : found.slice(1, 3);
  const grams = Math.round(Number(amount.replace(',', '.')) * (/kg/i.test(unit) ? 1000 : 1));
  return { quantity: 1, grams, needle: found.groups?.name ?? '' };
}

const KEYS = '123456789abcdefghijklmnopqrstuvwxyz';

/** The key that chooses an option, by its place among all options of the product. */
export const optionKey = (place: number): string | null => KEYS[place] ?? null;

export const placeOfKey = (key: string): number => KEYS.indexOf(key.toLowerCase());
