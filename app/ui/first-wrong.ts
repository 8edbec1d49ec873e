// After a try that found faults the focus goes to the first of them, where its sentence is read
// out.
const WRONG = '[aria-invalid="true"], [data-wrong]';

/** Once the faults are marked; what is folded away is opened. */
export function focusFirstWrong(form: Element): void {
  requestAnimationFrame(() => {
    const first = form.querySelector<HTMLElement>(WRONG);
    const folded = first?.closest<HTMLDetailsElement>('details:not([open])');
    if (folded) folded.open = true;
    first?.focus();
  });
}
