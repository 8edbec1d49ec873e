// After a failed attempt, focus moves to the first error, which is read out.
import { flushSync } from 'react-dom';

const WRONG = '[aria-invalid="true"], [data-wrong]';

/** After the errors are rendered; collapsed parts are opened. For errors set in an event. */
export function focusFirstWrong(form: Element): void {
  requestAnimationFrame(() => focusWrong(form));
}

/**
 * Sets errors that an answer of the server brought, and moves focus to them. React renders what is
 * set after an `await` in a task of its own, which can come after the next frame.
 */
export function showWrong(form: Element, setErrors: () => void): void {
  flushSync(setErrors);
  focusWrong(form);
}

function focusWrong(form: Element): void {
  const first = form.querySelector<HTMLElement>(WRONG);
  const folded = first?.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
  first?.focus();
}
