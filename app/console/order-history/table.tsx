// The found orders: a table where there is room, cards on a phone.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { OrderLine } from '#contract/entities/console/order-history.ts';
import { maskPhone } from '#rules/documents.ts';
import { shortStatusLabel, statusTone } from '../../orders/status-labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { useMoney } from '../../ui/money.tsx';
import { useKindLabel } from '../board/order-kind.tsx';
import { MoneyLine } from '../money/money-line.tsx';
import { staffOrderPath } from './order-path.ts';

type HistoryTableProps = {
  orders: readonly OrderLine[];
  timeZone: string;
  manyStores: boolean;
};

export function HistoryTable({ orders, timeZone, manyStores }: HistoryTableProps) {
  const { t } = useLingui();
  return (
    <div className="card history-card">
      <table className="history-table">
        <caption className="sr">{t`Pedidos`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Pedido`}</th>
            <th scope="col">{t`Quando`}</th>
            <th scope="col">{t`Cliente`}</th>
            <th scope="col">{t`Itens`}</th>
            <th scope="col">{t`Forma`}</th>
            <th scope="col">{t`Situação`}</th>
            <th scope="col">{t`Pagamento`}</th>
            <th scope="col" className="history-sum">{t`Total`}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <HistoryRow key={order.id} order={order} timeZone={timeZone} manyStores={manyStores} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HistoryRow({
  order,
  timeZone,
  manyStores,
}: {
  order: OrderLine;
  timeZone: string;
  manyStores: boolean;
}) {
  const { i18n } = useLingui();
  const money = useMoney();
  const kind = useKindLabel();
  const { id, numero, dataCadastro, nomeCliente, telefoneCliente, telefoneConfirmado } = order;
  const when = i18n.date(dataCadastro, { dateStyle: 'short', timeStyle: 'short', timeZone });
  const phone = maskPhone(telefoneCliente);
  const count = order.quantidadeItens;
  return (
    <tr>
      <td className="num">
        <Link className="history-link" to={staffOrderPath(id)}>
          <b>{i18n.number(numero)}</b>
        </Link>
      </td>
      <td className="num history-names">
        <time dateTime={dataCadastro}>{when}</time>
        {manyStores ? <small>{order.nomeEstabelecimento}</small> : null}
      </td>
      <td className="history-names">
        <b>{nomeCliente}</b>
        {phone === '' ? null : (
          <small>
            {phone}
            {telefoneConfirmado ? null : (
              <>
                {' · '}
                <Trans>não confirmado</Trans>
              </>
            )}
          </small>
        )}
      </td>
      <td className="history-names">
        <Plural value={count} one="# item" other="# itens" />
        {order.primeiroProduto === '' ? null : <small>{order.primeiroProduto}</small>}
      </td>
      <td>{kind(order.tipoPedido)}</td>
      <td>
        <Badge tone={statusTone(order.status) || 'neutral'}>
          {i18n._(shortStatusLabel(order.status))}
        </Badge>
      </td>
      <td>
        <MoneyLine order={order} inline />
      </td>
      <td className="num history-sum">{money(order.valorTotal)}</td>
    </tr>
  );
}
