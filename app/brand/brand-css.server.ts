// The brand's colours as CSS, generated on the server: a browser loads the contrast search only
// when a refresh brings new colours (`fresh-colours.tsx`).
import { brandCss as compute } from './palette.ts';

const made = new Map<string, string>();

/** CSS for `<style>` in the head; cached, because the search takes milliseconds. */
export function brandCss(primary: string, secondary: string): string {
  const key = `${primary} ${secondary}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  // Colours are typed by staff, so the cache is bounded.
  if (made.size > 500) made.clear();
  const css = compute(primary, secondary);
  made.set(key, css);
  return css;
}
