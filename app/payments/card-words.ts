// Error texts for a card's fields and for the provider's answers.
import { useLingui } from '@lingui/react/macro';
import type { CardProblem } from '#rules/orders/cards.ts';
import type { VaultError } from './card-vault.ts';

export function useCardWords(): (problem: CardProblem | undefined) => string | null {
  const { t } = useLingui();
  return (problem) => {
    switch (problem) {
      case undefined:
        return null;
      case 'numberMissing':
        return t`Digite o número do cartão.`;
      case 'numberWrong':
        return t`Confira o número: falta ou sobra algum dígito.`;
      case 'brandUnknown':
        return t`Aceitamos Visa, Mastercard, Elo, Hipercard e Amex.`;
      case 'expiryWrong':
        return t`Digite mês e ano, como 08/29.`;
      case 'expired':
        return t`Este cartão já venceu. Use outro.`;
      case 'codeWrong':
        return t`Digite o código de segurança do cartão.`;
      case 'holderIncomplete':
        return t`Digite nome e sobrenome.`;
      case 'cpfWrong':
        return t`Confira o CPF: os dígitos não batem.`;
      case 'emailWrong':
        return t`Digite um e-mail válido.`;
    }
  };
}

export function useVaultWords(): (reason: VaultError['reason']) => string {
  const { t } = useLingui();
  return (reason) => {
    if (reason === 'gone')
      return t`Este cartão não vale mais nesta loja: ela trocou de operadora. Digite os dados dele outra vez; nada foi cobrado.`;
    if (reason === 'card')
      return t`O banco não aceitou este cartão. Confira os dados ou use outro.`;
    return t`A operadora do cartão não respondeu. Nada foi cobrado. Tente de novo.`;
  };
}

/** Why a payment was refused (`motivo`), and what to do about it. */
export function useRefusalWords(): (reason: string | null) => string {
  const { t } = useLingui();
  return (reason) => {
    switch (reason) {
      case 'cardInvalid':
        return t`Os dados deste cartão não conferem. Nada foi cobrado.`;
      case 'expired':
        return t`Este cartão está vencido. Nada foi cobrado.`;
      case 'callIssuer':
        return t`O banco quer falar com você antes de aprovar. Ligue para ele ou use outro cartão.`;
      case 'wrongKind':
        return t`Este cartão não serve para esta compra. Use um cartão de crédito.`;
      case 'noAnswer':
      case 'notProcessed':
        return t`O banco não respondeu a tempo. Nada foi cobrado.`;
      case 'payerMissing':
        return t`Faltam dados de quem paga: nome completo, e-mail e CPF.`;
      case 'notAuthorised':
      case 'insufficient':
        return t`O banco não autorizou a compra. Nada foi cobrado.`;
      default:
        return t`Nada foi cobrado. Tente de novo ou escolha outra forma de pagar.`;
    }
  };
}
