// The brand's colours as CSS, made on the server: a browser loads the palette's search for contrast
// only when a refresh brings other colours (`fresh-colours.tsx`).
import { brandCss as compute } from './palette.ts';

const made = new Map<string, string>();

/** CSS for `<style>` in the head; remembered, because the search costs milliseconds. */
export function brandCss(primary: string, secondary: string): string {
  const key = `${primary} ${secondary}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  // Colours come from settings that staff type; more than this many means somebody is playing.
  if (made.size > 500) made.clear();
  const css = compute(primary, secondary);
  made.set(key, css);
  return css;
}
