// Moves focus in an event to what the event renders.
import { flushSync } from 'react-dom';

/**
 * At once, and not with the next frame: a slow device shows that late, when the next key or tap may
 * have come, and focus would leave what was reached. Not in an effect, which is after rendering.
 */
export function focusRendered(
  find: () => HTMLElement | null | undefined,
  options?: FocusOptions,
): void {
  flushSync(() => undefined);
  find()?.focus(options);
}
