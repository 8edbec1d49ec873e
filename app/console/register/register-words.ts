// What a register's moves and forms are called.
import { useLingui } from '@lingui/react/macro';
import type { MoneyForm, RegisterMove } from '#contract/entities/console/register.ts';

export function useRegisterWords() {
  const { t, i18n } = useLingui();
  const forms: Record<MoneyForm, string> = {
    dinheiro: t`Dinheiro`,
    cartao: t`Cartão`,
    pix: t`Pix`,
    online: t`Pago online`,
  };
  const kinds: Record<RegisterMove['tipo'], string> = {
    abertura: t`Abertura`,
    pedido: t`Pedido`,
    mesa: t`Mesa`,
    devolucao: t`Devolução`,
    suprimento: t`Suprimento`,
    sangria: t`Sangria`,
  };
  return {
    form: (forma: MoneyForm) => forms[forma],
    move: ({ tipo, numero }: Pick<RegisterMove, 'tipo' | 'numero'>) =>
      numero === null ? kinds[tipo] : `${kinds[tipo]} ${i18n.number(numero)}`,
    closing: t`Fechamento`,
    person: (nome: string | null) => nome ?? t`Automático`,
  };
}
