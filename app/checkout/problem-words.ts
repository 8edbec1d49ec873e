// Each problem of a checkout in a sentence.
import { useLingui } from '@lingui/react/macro';
import type { CheckoutProblem } from '#rules/cart/checkout.ts';
import { useMoney } from '../ui/money.tsx';

export function useProblemWords(): (problem: CheckoutProblem) => string {
  const { t } = useLingui();
  const money = useMoney();
  return (problem) => {
    switch (problem.code) {
      case 'emptyCart':
        return t`Sua sacola está vazia.`;
      case 'noWayOffered':
        return t`Esta loja não recebe pedidos agora. Sua sacola fica guardada.`;
      case 'storeClosed':
        return t`A loja está fechada agora. Sua sacola fica guardada.`;
      case 'storePaused':
        return t`A loja pausou os pedidos por um momento. Sua sacola fica guardada.`;
      case 'deliveryNotOffered':
        return t`Esta loja não faz entregas. Escolha a retirada.`;
      case 'pickupNotOffered':
        return t`Esta loja não tem retirada no balcão. Escolha a entrega.`;
      case 'deliveryMinimum':
        return t`O pedido mínimo para entrega é ${money(problem.minimum)}. Faltam ${money(problem.missing)}.`;
      case 'pickupMinimum':
        return t`O pedido mínimo para retirada é ${money(problem.minimum)}. Faltam ${money(problem.missing)}.`;
      case 'addressMissing':
        return t`Informe o endereço de entrega.`;
      case 'notServed':
        return t`A loja não entrega neste endereço. Escolha outro endereço ou retire na loja.`;
      case 'slotMissing':
        return t`Escolha o dia e o horário.`;
      case 'nameMissing':
        return t`Informe seu nome.`;
      case 'phoneInvalid':
        return t`Não identificamos seu telefone.`;
      case 'onlineNeedsSignIn':
        return t`Para pagar online é preciso entrar na sua conta.`;
      case 'paymentMissing':
        return t`Escolha a forma de pagamento.`;
      case 'changeMissing':
        return t`Informe um valor válido ou marque “Não preciso de troco”.`;
      case 'changeTooLow':
        return t`O valor precisa ser maior que ${money(problem.total)}.`;
      case 'cpfInvalid':
        return t`Confira o CPF: os dígitos não batem.`;
    }
  };
}
