// What a register's moves and forms are called.
import { useLingui } from '@lingui/react/macro';
import type { CountedLine, MoneyForm, RegisterMove } from '#contract/entities/console/register.ts';

type Line = Pick<CountedLine, 'forma' | 'idPessoa' | 'nomePessoa'>;

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
    /**
     * Whose money a counted line is, if it was counted by person; null: everybody's. Cash of no
     * person is the rest of the drawer.
     */
    holder: (line: Line, lines: readonly Line[]): string | null =>
      line.nomePessoa ??
      (line.forma === 'dinheiro' &&
      lines.some(({ forma, idPessoa }) => forma === line.forma && idPessoa !== null)
        ? t`gaveta`
        : null),
    person: (nome: string | null) => nome ?? t`Automático`,
  };
}
