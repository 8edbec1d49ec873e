// The checkout's state in words: the title, and the next step on its button.
import { useLingui } from '@lingui/react/macro';
import type { CheckoutProblemCode } from '#rules/cart/checkout.ts';
import { partOf } from './lines/line-names.ts';
import type { Checkout } from './use-checkout.ts';

/** What a customer still has to do, one for each line that is not complete. */
export function openSteps({ problems, signInNeeded }: Checkout): (CheckoutProblemCode | 'login')[] {
  const codes = problems.map(({ code }) => code);
  const first = codes.filter(
    (code, at) =>
      partOf[code] !== 'store' && codes.findIndex((one) => partOf[one] === partOf[code]) === at,
  );
  if (!signInNeeded) return first;
  // A login replaces the contact, and comes where the contact would.
  const after = first.filter((code) => partOf[code] !== 'who');
  const where = after.filter((code) => partOf[code] === 'where');
  return [...where, 'login', ...after.slice(where.length)];
}

export function useStateWords(): {
  title(checkout: Checkout): string;
  detail(checkout: Checkout, unwatched: boolean): string;
  step(step: CheckoutProblemCode | 'login'): string;
} {
  const { t } = useLingui();
  const lone = (step: CheckoutProblemCode | 'login'): string => {
    if (step === 'login' || step === 'onlineNeedsSignIn') return t`Falta só entrar`;
    switch (partOf[step]) {
      case 'where':
        return t`Falta só o endereço`;
      case 'who':
        return t`Falta só quem recebe`;
      case 'when':
        return t`Falta só o horário`;
      case 'payment':
        return t`Falta só o pagamento`;
      default:
        return t`Falta corrigir o CPF`;
    }
  };
  return {
    title(checkout) {
      const steps = openSteps(checkout);
      const [first] = steps;
      const blocked = checkout.problems.some(({ code }) => partOf[code] === 'store');
      if (blocked) return t`Ainda não dá para enviar`;
      if (first === undefined) return t`Tudo pronto para enviar`;
      if (steps.length === 1) return lone(first);
      if (steps.length === 2) return t`Faltam duas coisas`;
      if (steps.length === 3) return t`Faltam três coisas`;
      const count = steps.length;
      return t`Faltam ${count} coisas`;
    },
    detail(checkout, unwatched) {
      if (unwatched && checkout.atTable) return t`Se demorar, fale com quem atende a sua mesa.`;
      if (openSteps(checkout).length > 0) return t`Leva menos de um minuto.`;
      return checkout.remembered
        ? t`Como no seu último pedido.`
        : t`Toque em uma linha para trocar.`;
    },
    step(step) {
      switch (step) {
        case 'login':
          return t`Entrar para pedir`;
        case 'onlineNeedsSignIn':
          return t`Entrar para pagar`;
        case 'addressMissing':
          return t`Informar o endereço`;
        case 'notServed':
          return t`Trocar o endereço`;
        case 'deliveryNotOffered':
          return t`Escolher a retirada`;
        case 'pickupNotOffered':
          return t`Escolher a entrega`;
        case 'nameMissing':
          return t`Dizer quem recebe`;
        case 'phoneInvalid':
          return t`Informar o celular`;
        case 'slotMissing':
          return t`Escolher o horário`;
        case 'changeMissing':
        case 'changeTooLow':
          return t`Informar o troco`;
        case 'cpfInvalid':
          return t`Corrigir o CPF`;
        default:
          return t`Escolher o pagamento`;
      }
    },
  };
}
