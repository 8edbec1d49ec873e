// The cards of an order's page: its items, its money, and whose it is.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { OrderFile } from '#contract/entities/console/order-history.ts';
import type { Order } from '#contract/entities/order.ts';
import { maskCpf, maskPhone, phoneDigits } from '#rules/documents.ts';
import { choiceLines } from '../../orders/choice-lines.ts';
import { keyedItems } from '../../orders/keyed-items.ts';
import { usePriceLines } from '../../orders/price-lines.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Totals } from '../../ui/totals.tsx';
import { useTimes } from '../../ui/use-times.ts';
import { RefundStuck } from '../board/refund-stuck.tsx';
import { managers, mayOpen } from '../frame/navigation.ts';
import { useRole } from '../frame/use-role.ts';
import { MoneyLine } from '../money/money-line.tsx';
import '../frame/list.css';

export function OrderItems({ order }: { order: Order }) {
  const times = useTimes();
  const { t } = useLingui();
  const money = useMoney();
  return (
    <section className="card">
      <h2 className="t-item">{t`Itens`}</h2>
      <ul>
        {keyedItems(order.itens).map(({ key, item }) => (
          <li key={key} className="order-item">
            <b className="num">{times(item)}</b>
            <span>
              {item.estornado ? <s>{item.nome}</s> : item.nome}
              {choiceLines(item).map((line) => (
                <small key={line}>{line}</small>
              ))}
              {item.observacao === '' ? null : <small>{item.observacao}</small>}
            </span>
            <span className="num">{money(item.valorTotal)}</span>
          </li>
        ))}
      </ul>
      {order.observacao === '' ? null : (
        <p className="order-card-note">
          <span className="sr">{t`Observação do cliente:`} </span>
          {order.observacao}
        </p>
      )}
    </section>
  );
}

export function OrderMoneyCard({ order, now }: { order: Order; now: string }) {
  const { t } = useLingui();
  const lines = usePriceLines()(order);
  const cpf = order.cpfNota === null ? '' : maskCpf(order.cpfNota);
  return (
    <section className="card stack">
      <h2 className="t-item">{t`Dinheiro`}</h2>
      <MoneyLine order={order} serverTime={now} />
      {cpf === '' ? null : <p className="t-cap">{t`CPF na nota: ${cpf}`}</p>}
      <Totals lines={lines} />
      {order.devolucaoParada ? <RefundStuck order={order} /> : null}
    </section>
  );
}

type OrderCustomerProps = { order: Order; customer: OrderFile['cliente'] };

export function OrderCustomer({ order, customer }: OrderCustomerProps) {
  const { t } = useLingui();
  const role = useRole();
  const { endereco, telefoneCliente } = order;
  const phone = phoneDigits(telefoneCliente);
  const count = customer.quantidadePedidos;
  const address =
    endereco === null
      ? []
      : [
          [`${endereco.logradouro}, ${endereco.numero}`, endereco.complemento]
            .filter(Boolean)
            .join(', '),
          endereco.bairro,
          endereco.referencia,
        ].filter(Boolean);
  return (
    <section className="card stack">
      <div className="row between wraps">
        <h2 className="t-item">{order.nomeCliente}</h2>
        {phone === '' ? null : customer.telefoneConfirmado ? (
          <Badge tone="success" icon={CircleCheck}>
            {t`Celular confirmado`}
          </Badge>
        ) : (
          <Badge>{t`Celular não confirmado`}</Badge>
        )}
      </div>
      <p className="t-sub">
        {phone === '' ? null : <>{maskPhone(phone)} · </>}
        <Plural value={count} _0="Nenhum pedido" one="# pedido" other="# pedidos" />
        {address.map((line) => (
          <span key={line} className="people-line">
            {line}
          </span>
        ))}
      </p>
      <div className="row tight wraps">
        {phone === '' ? null : (
          <>
            <a className={buttonClass({ variant: 'neutral', size: 'sm' })} href={`tel:+55${phone}`}>
              <Icon of={Phone} size={16} />
              <Trans>Ligar</Trans>
            </a>
            <Link
              className={buttonClass({ variant: 'neutral', size: 'sm' })}
              to={`${consolePages.orderHistory}?busca=${phone}`}
            >
              <Trans>Ver os pedidos</Trans>
            </Link>
          </>
        )}
        {customer.idCliente === null || !mayOpen(role, managers) ? null : (
          <Link
            className={buttonClass({ variant: 'neutral', size: 'sm' })}
            to={`${consolePages.customers}?cliente=${customer.idCliente}`}
          >
            <Trans>Ver cliente</Trans>
          </Link>
        )}
      </div>
    </section>
  );
}
