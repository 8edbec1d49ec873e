// The total of a bill: items, discounts, voluntary service, payments and the rest.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Bill, StaffTable } from '#contract/entities/table.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { useHouseTime, usePersonNames } from './names.ts';
import { usePaymentWays } from './pay.tsx';

export function TableSum({ table, bill }: { table: StaffTable; bill: Bill }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const ways = usePaymentWays();
  const time = useHouseTime(table.idEstabelecimento);
  const names = usePersonNames(bill);
  const { run, busy } = useConsoleCall();
  const percent = i18n.number(bill.percentualServico);
  const declined = bill.modo === 'conta' && bill.recusaServico;
  const prepaid =
    bill.valorQuitado -
    bill.pagamentos.reduce((sum, { valor, contestado }) => (contestado ? sum : sum + valor), 0);
  return (
    <dl className="table-panel-sum">
      <Line name={<Trans>Itens</Trans>} value={money(bill.valorItens)} />
      {bill.valorDesconto === 0 ? null : (
        <Line name={<Trans>Descontos</Trans>} value={money(-bill.valorDesconto)} />
      )}
      <Line
        name={
          <>
            <Trans>Serviço ({percent}%)</Trans>
            {bill.modo === 'conta' ? (
              <Button
                variant="quiet"
                size="sm"
                loading={busy}
                onClick={() =>
                  void run((client) =>
                    client.setTableService({
                      id: table.id,
                      idPessoa: null,
                      recusaServico: !declined,
                    }),
                  )
                }
              >
                {declined ? <Trans>Incluir</Trans> : <Trans>Tirar</Trans>}
              </Button>
            ) : null}
          </>
        }
        value={money(bill.servico)}
      />
      {bill.taxaAdicional === 0 ? null : (
        <Line name={<Trans>Taxas</Trans>} value={money(bill.taxaAdicional)} />
      )}
      <Line strong name={<Trans>Total</Trans>} value={money(bill.valorTotal)} />
      {prepaid > 0 ? (
        <Line name={<Trans>Pago com os pedidos</Trans>} value={money(-prepaid)} />
      ) : null}
      {bill.pagamentos.map(({ id, idPessoa, valor, forma, sandbox, data, contestado }) => {
        const name = [ways(forma), idPessoa === null ? t`mesa` : names(idPessoa), time(data)].join(
          ' · ',
        );
        const amount = money(valor);
        const test = sandbox ? (
          <b>
            {' · '}
            <Trans>Modo de teste: nenhum dinheiro entra</Trans>
          </b>
        ) : null;
        if (!contestado)
          return (
            <Line
              key={id}
              name={
                <>
                  {name}
                  {test}
                </>
              }
              value={money(-valor)}
            />
          );
        return (
          <Line
            key={id}
            name={
              <>
                <s>{name}</s>{' '}
                <b>
                  <Trans>Contestado no cartão: {amount} a cobrar de novo</Trans>
                </b>
              </>
            }
            value={money(0)}
          />
        );
      })}
      {bill.pagamentos.length === 0 && bill.valorQuitado === 0 ? null : (
        <Line
          strong
          name={bill.valorADevolver > 0 ? <Trans>A devolver</Trans> : <Trans>Falta pagar</Trans>}
          value={money(bill.valorADevolver || bill.valorRestante)}
        />
      )}
    </dl>
  );
}

function Line({
  name,
  value,
  strong = false,
}: {
  name: ReactNode;
  value: string;
  strong?: boolean;
}) {
  return (
    <div className={strong ? 'strong' : undefined}>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
