// Moves focus to what must be corrected, and into view.
import { focusRendered } from '../../ui/first-wrong.ts';

/** In an event. A radio group takes focus on its first item. */
export function focusOn(id: string): void {
  focusRendered(() => placeOf(id), { preventScroll: true });
}

/** After an effect, or after a dialog that closes has given focus back. */
export function focusOnNext(id: string): void {
  requestAnimationFrame(() => placeOf(id)?.focus({ preventScroll: true }));
}

function placeOf(id: string): HTMLElement | null {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center' });
  return place?.querySelector<HTMLElement>('input[type=radio], a') ?? place;
}
