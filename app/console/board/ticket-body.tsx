// What kitchen and courier need of an order. Nothing is truncated.
import { useLingui } from '@lingui/react/macro';
import { Ban, MessageSquareText } from 'lucide-react';
import { Link } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import { maskCpf, maskPhone, phoneDigits } from '#rules/documents.ts';
import { choiceLines } from '../../orders/choice-lines.ts';
import { keyedItems } from '../../orders/keyed-items.ts';
import { WhyThatTotal } from '../../orders/price-reasons.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/money.tsx';
import { useTimes } from '../../ui/use-times.ts';
import { MoneyLine } from '../money/money-line.tsx';
import { staffOrderPath } from '../order-history/order-path.ts';
import type { Ask } from './order-sheets.tsx';
import { usePromised } from './use-promised.ts';

export function TicketWho({ order, showStore }: { order: Order; showStore: boolean }) {
  const { t } = useLingui();
  const { endereco } = order;
  const phone = phoneDigits(order.telefoneCliente);
  const promised = usePromised(order);
  return (
    <div className="order-card-customer">
      <b>{order.nomeCliente}</b>
      {endereco === null ? null : (
        <>
          <span>
            {[`${endereco.logradouro}, ${endereco.numero}`, endereco.complemento, endereco.bairro]
              .filter(Boolean)
              .join(', ')}
          </span>
          {endereco.referencia === '' ? null : <span>{endereco.referencia}</span>}
        </>
      )}
      {promised === '' ? null : <span>{promised}</span>}
      {showStore ? <span>{order.nomeEstabelecimento}</span> : null}
      {order.entregador === null ? null : <span>{t`Entrega: ${order.entregador}`}</span>}
      {order.atendente === null ? null : <span>{t`Anotado por ${order.atendente}`}</span>}
      {phone === '' ? null : (
        <a className="order-card-phone num" href={`tel:+55${phone}`}>
          {maskPhone(phone)}
        </a>
      )}
    </div>
  );
}

/** `onAsk`: a line says that its product ran out. */
export function TicketItems({ order, onAsk }: { order: Order; onAsk: Ask }) {
  const times = useTimes();
  const { t } = useLingui();
  return (
    <ul className="order-card-items">
      {keyedItems(order.itens).map(({ key, item }) => (
        <li key={key} className={item.estornado ? 'void' : undefined}>
          <b className="num">{times(item)}</b>
          <span>
            {item.estornado ? <s>{item.nome}</s> : item.nome}
            {item.estornado ? <small>{t`Estornado: não preparar`}</small> : null}
            {choiceLines(item).map((line) => (
              <small key={line}>{line}</small>
            ))}
            {item.observacao === '' ? null : (
              <small className="order-card-remark">{item.observacao}</small>
            )}
          </span>
          {item.estornado ? null : (
            <button
              type="button"
              className="order-card-ran-out hit"
              aria-label={t`Acabou: ${item.nome}`}
              title={t`Acabou`}
              onClick={() =>
                onAsk({
                  ...{ orderId: order.id, seen: order.status, kind: 'soldOut' },
                  product: { id: item.idProduto, nome: item.nome },
                })
              }
            >
              <Icon of={Ban} size={16} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

export function TicketNote({ order }: { order: Order }) {
  const { t } = useLingui();
  const money = useMoney();
  // A badge is narrow: the sign stays with its amount.
  const more = `+\u00a0${money(order.proposta?.diferenca ?? 0)}`;
  return (
    <>
      {order.versao > 1 ? <Badge>{t`Pedido alterado`}</Badge> : null}
      {order.proposta === null ? null : (
        <Badge tone="warning">{t`Espera a resposta do cliente: ${more}`}</Badge>
      )}
      {order.mudancaPedida?.situacao === 'aberta' ? (
        <Link className="link hit" to={staffOrderPath(order.id)}>
          <Badge tone="warning">{t`O cliente pede uma mudança`}</Badge>
        </Link>
      ) : null}
      {order.observacao === '' ? null : (
        <p className="order-card-note">
          <Icon of={MessageSquareText} size={16} />
          <span className="sr">{t`Observação do cliente:`} </span>
          {order.observacao}
        </p>
      )}
    </>
  );
}

export function TicketPay({ order, serverTime }: { order: Order; serverTime: string }) {
  const { t } = useLingui();
  const cpf = order.cpfNota === null ? '' : maskCpf(order.cpfNota);
  return (
    <>
      <MoneyLine order={order} serverTime={serverTime} />
      {cpf === '' ? null : <p className="t-cap">{t`CPF na nota: ${cpf}`}</p>}
      <WhyThatTotal order={order} />
    </>
  );
}
