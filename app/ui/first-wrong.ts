// After a failed attempt, focus moves to the first error, which is read out.
const WRONG = '[aria-invalid="true"], [data-wrong]';

/** After the errors are rendered; collapsed parts are opened. */
export function focusFirstWrong(form: Element): void {
  requestAnimationFrame(() => {
    const first = form.querySelector<HTMLElement>(WRONG);
    const folded = first?.closest<HTMLDetailsElement>('details:not([open])');
    if (folded) folded.open = true;
    first?.focus();
  });
}
