// What is wrong with a field of a card, and what the provider said, in words.
import { useLingui } from '@lingui/react/macro';
import type { CardProblem } from '#rules/cards.ts';
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
  return (reason) =>
    reason === 'card'
      ? t`O banco não aceitou este cartão. Confira os dados ou use outro.`
      : t`A operadora do cartão não respondeu. Nada foi cobrado. Tente de novo.`;
}
