// After a failed attempt, focus moves to the first error, which is read out.
import { flushSync } from 'react-dom';
import { focusRendered } from './focus-rendered.ts';

const WRONG = '[aria-invalid="true"], [data-wrong]';

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
