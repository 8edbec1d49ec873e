// When a problem of the checkout is said, and where the focus goes for it.
import type { CheckoutProblemCode } from '#rules/cart/checkout.ts';
import type { useProblemWords } from './problem-words.ts';
import { type Checkout, findProblem } from './use-checkout.ts';

type Shown = (...codes: CheckoutProblemCode[]) => string | null;
type Words = ReturnType<typeof useProblemWords>;

/** An amount that is too low is said while it is typed, once it is as long as the total. */
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

/** A CPF is wrong only once it is whole. */
export function cpfShown({ draft, problems }: Checkout, shown: Shown, words: Words): string | null {
  const wrong = findProblem(problems, 'cpfInvalid');
  return wrong !== null && draft.cpf.length === 14 ? words(wrong) : shown('cpfInvalid');
}

/** After React has drawn the messages. A row of radios takes the focus on its first one. */
export function focusOn(id: string): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id);
    place?.scrollIntoView({ block: 'center' });
    (place?.querySelector<HTMLElement>('input[type=radio], a') ?? place)?.focus({
      preventScroll: true,
    });
  });
}
