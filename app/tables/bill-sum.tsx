// The sums of a bill. The service charge is a separate line that the payer can remove.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Bill, BillPerson } from '#contract/entities/table.ts';
import { useMoney } from '../ui/money.tsx';
import { Notice } from '../ui/notice.tsx';
import { type TotalLine, Totals } from '../ui/totals.tsx';
import type { Change } from './bill-props.ts';

type Line = Pick<TotalLine, 'label' | 'value' | 'kind'>;
type BillSumProps = { conta: Bill; mine: BillPerson | undefined; change: Change };

export function BillSum({ conta, mine, change }: BillSumProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const own = conta.modo === 'cada';
  const declined = own ? (mine?.recusaServico ?? false) : conta.recusaServico;
  const percent = i18n.number(conta.percentualServico);
  const paid = own ? (mine?.valorQuitado ?? 0) : conta.valorQuitado;
  const left = own ? (mine?.valorRestante ?? 0) : conta.valorRestante;
  const total = own ? (mine?.valorTotal ?? 0) : conta.valorTotal;
  const lines: Line[] = [
    { label: t`Itens`, value: own ? (mine?.valorItens ?? 0) : conta.valorItens },
    ...(own || conta.valorDesconto === 0
      ? []
      : [{ label: t`Descontos`, value: conta.valorDesconto, kind: 'minus' as const }]),
    ...(conta.percentualServico === 0
      ? []
      : [{ label: t`Serviço (${percent}%)`, value: own ? (mine?.servico ?? 0) : conta.servico }]),
    ...(own || conta.taxaAdicional === 0 ? [] : [{ label: t`Taxas`, value: conta.taxaAdicional }]),
    { label: t`Total`, value: total, kind: 'total' },
    ...(paid === 0 ? [] : [{ label: t`Já pago`, value: paid, kind: 'minus' as const }]),
    ...(paid === 0 ? [] : [{ label: t`Falta pagar`, value: left, kind: 'total' as const }]),
  ];
  return (
    <section className="card bill-sum">
      <h2 className="sr">{own ? <Trans>Minha parte</Trans> : <Trans>Resumo</Trans>}</h2>
      <Totals lines={lines.map((line) => ({ kind: 'plain', ...line }))} />
      {conta.percentualServico === 0 ? null : (
        <button
          type="button"
          className="link t-label hit"
          onClick={() => void change((client) => client.changeSeat({ recusaServico: !declined }))}
        >
          {declined ? (
            <Trans>Incluir o serviço</Trans>
          ) : (
            <Trans>Tirar o serviço, que é opcional</Trans>
          )}
        </button>
      )}
      {conta.pagamentos.some(({ sandbox }) => sandbox) ? (
        <Notice tone="warning" title={t`Ambiente de teste`}>
          <Trans>Uma parte desta conta foi paga em teste: nenhum dinheiro saiu.</Trans>
        </Notice>
      ) : null}
      {conta.valorADevolver === 0 ? null : (
        <Notice tone="info" title={t`A casa devolve ${money(conta.valorADevolver)}`}>
          <Trans>Algo que já estava pago saiu da conta.</Trans>
        </Notice>
      )}
    </section>
  );
}
