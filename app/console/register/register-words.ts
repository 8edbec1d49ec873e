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
    /** A table has a name of its own, and an order its number. */
    move: ({ tipo, numero, rotulo }: Pick<RegisterMove, 'tipo' | 'numero' | 'rotulo'>) =>
      rotulo ?? (numero === null ? kinds[tipo] : `${kinds[tipo]} ${i18n.number(numero)}`),
    kind: (tipo: RegisterMove['tipo']) => kinds[tipo],
    closing: t`Fechamento`,
    person: (nome: string | null) => nome ?? t`Automático`,
  };
}
