// The total of a bill: items, discounts, voluntary service, payments and the rest.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Bill, StaffTable } from '#contract/entities/table.ts';
import { isPaid } from '#rules/orders/bill.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import type { OpenSheet } from './open-sheet.ts';
import { PaymentLine } from './payment-line.tsx';
import { SumLine } from './sum-line.tsx';

type TableSumProps = { table: StaffTable; bill: Bill; onSheet: (sheet: OpenSheet) => void };

export function TableSum({ table, bill, onSheet }: TableSumProps) {
  const { i18n } = useLingui();
  const money = useMoney();
  const { run, busy } = useConsoleCall();
  const percent = i18n.number(bill.percentualServico);
  const declined = bill.modo === 'conta' && bill.recusaServico;
  const prepaid =
    bill.valorQuitado - bill.pagamentos.filter(isPaid).reduce((sum, { valor }) => sum + valor, 0);
  return (
    <dl className="table-panel-sum">
      <SumLine name={<Trans>Itens</Trans>} value={money(bill.valorItens)} />
      {bill.valorDesconto === 0 ? null : (
        <SumLine name={<Trans>Descontos</Trans>} value={money(-bill.valorDesconto)} />
      )}
      <SumLine
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
        <SumLine name={<Trans>Taxas</Trans>} value={money(bill.taxaAdicional)} />
      )}
      <SumLine strong name={<Trans>Total</Trans>} value={money(bill.valorTotal)} />
      {prepaid > 0 ? (
        <SumLine name={<Trans>Pago com os pedidos</Trans>} value={money(-prepaid)} />
      ) : null}
      {bill.pagamentos.map((payment) => (
        <PaymentLine
          key={payment.id}
          payment={payment}
          bill={bill}
          storeId={table.idEstabelecimento}
          onTakeBack={(id) => onSheet({ what: 'takeBack', payment: id })}
        />
      ))}
      {bill.pagamentos.length === 0 && bill.valorQuitado === 0 ? null : (
        <SumLine
          strong
          name={bill.valorADevolver > 0 ? <Trans>A devolver</Trans> : <Trans>Falta pagar</Trans>}
          value={money(bill.valorADevolver || bill.valorRestante)}
        />
      )}
    </dl>
  );
}
