// The terms of an order in words, as a change names them: address, payment and remark.
import { useLingui } from '@lingui/react/macro';
import type { OrderVersion } from '#contract/entities/order-change.ts';
import type { Cents } from '#contract/money.ts';
import { useMoney } from '../ui/money.tsx';

export type Terms = Pick<OrderVersion, 'endereco' | 'formaPagamento'> & {
  observacao?: string | undefined;
  troco?: Cents | null | undefined;
};

export function useTermWords() {
  const { t } = useLingui();
  const money = useMoney();
  return {
    address({ endereco }: Terms): string {
      const place =
        endereco === null
          ? ''
          : [`${endereco.logradouro}, ${endereco.numero}`, endereco.complemento, endereco.bairro]
              .filter(Boolean)
              .join(', ');
      return t`Entregar em ${place}`;
    },
    payment({ formaPagamento }: Terms): string {
      const method = formaPagamento.nome;
      return t`Pagar com ${method}`;
    },
    cash: (troco: Cents | null): string =>
      troco === null ? t`Sem troco` : t`Troco para ${money(troco)}`,
    remark: ({ observacao = '' }: Terms): string => t`Observação: ${observacao}`,
  };
}

/** The terms that a version has otherwise than the one before. */
export function useChangedTerms() {
  const words = useTermWords();
  return (before: Terms, after: Terms): string[] => {
    const remarked =
      before.observacao !== undefined &&
      after.observacao !== undefined &&
      before.observacao !== after.observacao;
    const samePayment = words.payment(before) === words.payment(after);
    const [had, has] = [before.troco, after.troco];
    // An order that is no longer paid in cash needs no word about its change.
    const otherCash =
      had !== undefined && has !== undefined && had !== has && (samePayment || has !== null);
    return [
      words.address(before) === words.address(after) ? '' : words.address(after),
      samePayment ? '' : words.payment(after),
      otherCash ? words.cash(has) : '',
      remarked ? words.remark(after) : '',
    ].filter(Boolean);
  };
}
