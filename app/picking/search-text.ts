// What staff type to find a product: "2x calab" wants two of it.
export function readSearch(typed: string): { quantity: number; needle: string } {
  const [, count = '', rest = ''] = /^\s*(\d{1,2})\s*x\s+(.*)$/i.exec(typed) ?? [];
  const quantity = Number(count);
  return quantity > 0 ? { quantity, needle: rest.trim() } : { quantity: 1, needle: typed.trim() };
}

const KEYS = '123456789abcdefghijklmnopqrstuvwxyz';

/** The key that chooses an option, by its place among all options of the product. */
export const optionKey = (place: number): string | null => KEYS[place] ?? null;

export const placeOfKey = (key: string): number => KEYS.indexOf(key.toLowerCase());
