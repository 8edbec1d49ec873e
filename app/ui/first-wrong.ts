// Moves focus to what an event or a reply renders: after a failed attempt to the first error, which
// is read out.
import { flushSync } from 'react-dom';

const WRONG = '[aria-invalid="true"], [data-wrong]';

/**
 * In an event, at once: a slow device shows the next frame late, when the next key or tap may have
 * come, and focus would leave what was reached. Not in an effect, which is after rendering.
 */
export function focusRendered(
  find: () => HTMLElement | null | undefined,
  options?: FocusOptions,
): void {
  flushSync(() => undefined);
  find()?.focus(options);
}

/** For errors set in an event. */
export function focusFirstWrong(form: Element): void {
  focusRendered(() => firstWrong(form));
}

/**
 * Sets errors that an answer of the server brought, and moves focus to them. React renders what is
 * set after an `await` in a task of its own, which can come after the next frame.
 */
export function showWrong(form: Element, setErrors: () => void): void {
  flushSync(setErrors);
  focusWrong(form);
}

/** For errors that are rendered, as in an effect. */
export function focusWrong(form: Element): void {
  firstWrong(form)?.focus();
}

/** Opens the collapsed part that it is in. */
function firstWrong(form: Element): HTMLElement | null {
  const first = form.querySelector<HTMLElement>(WRONG);
  const folded = first?.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
  return first;
}
