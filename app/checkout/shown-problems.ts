// When a checkout problem is shown, and where focus goes for it.
import type { CheckoutProblemCode } from '#rules/cart/checkout.ts';
import type { useProblemWords } from './problem-words.ts';
import { type Checkout, findProblem } from './use-checkout.ts';

type Shown = (...codes: CheckoutProblemCode[]) => string | null;
type Words = ReturnType<typeof useProblemWords>;

/** An amount that is too low is reported while typing, once it is as long as the total. */
export function changeShown(
  { draft, problems }: Checkout,
  shown: Shown,
  words: Words,
): string | null {
  const tooLow = findProblem(problems, 'changeTooLow');
  if (
    tooLow?.code === 'changeTooLow' &&
    draft.changeText.length >= String(Math.trunc(tooLow.total / 100)).length
  )
    return words(tooLow);
  return shown('changeMissing', 'changeTooLow');
}

/** A CPF is wrong only when complete. */
export function cpfShown({ draft, problems }: Checkout, shown: Shown, words: Words): string | null {
  const wrong = findProblem(problems, 'cpfInvalid');
  return wrong !== null && draft.cpf.length === 14 ? words(wrong) : shown('cpfInvalid');
}

/** After React has rendered the messages. A radio group takes focus on its first item. */
export function focusOn(id: string): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id);
    place?.scrollIntoView({ block: 'center' });
    (place?.querySelector<HTMLElement>('input[type=radio], a') ?? place)?.focus({
      preventScroll: true,
    });
  });
}
