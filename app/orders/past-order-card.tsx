// A past order in the list of orders: its text opens it, its buttons order it again.

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { Link } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import { orderPath } from '#contract/order-path.ts';
import { shownStatus } from '#rules/orders/order-status.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { OwnWords } from '../brand/own-words.tsx';
import { reviewAddress } from '../reviews/review-invitation.tsx';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Media } from '../ui/media.tsx';
import { useMoney } from '../ui/money.tsx';
import { OrderAgain } from './again/order-again.tsx';
import { keyedItems } from './keyed-items.ts';
import { useMoneyOutcome } from './money-outcome.ts';
import { itemPicture, type OrderPicture } from './order-pictures.ts';
import { clockTime, DEFAULT_ZONE, otherDay } from './order-times.ts';
import { isStopped } from './progress.ts';
import { shortStatusLabel, statusTone } from './status-labels.ts';

type PastOrderCardProps = { order: Order; pictures: Record<number, OrderPicture>; at: string };
const PICTURES = 2;

export function PastOrderCard({ order, pictures, at }: PastOrderCardProps) {
  const { t, i18n } = useLingui();
  const { estabelecimentos } = useBrand();
  const money = useMoney();
  const moneyOutcome = useMoneyOutcome();
  const status = shownStatus(order.status, order.statusPagamento);
  const clock = {
    timeZone:
      estabelecimentos.find(({ id }) => id === order.idEstabelecimento)?.fusoHorario ??
      DEFAULT_ZONE,
    locale: i18n.locale,
  };
  const number = i18n.number(order.numero);
  const day =
    otherDay(order.dataCadastro, new Date(at), clock) ?? clockTime(order.dataCadastro, clock);
  const others = order.itens.length - 1;
  return (
    <li className="card order">
      <Link className="order-open" to={orderPath(order)}>
        <div className="row between">
          <span className="t-cap num">
            <Trans>
              Pedido {number} · {day}
            </Trans>
          </span>
          <Badge tone={statusTone(status) || 'neutral'}>{i18n._(shortStatusLabel(status))}</Badge>
        </div>
        <div className="row order-main">
          <div className="stacked-pictures">
            {keyedItems(order.itens)
              .slice(0, PICTURES)
              .map(({ key, item }) => (
                <Media
                  key={key}
                  src={itemPicture(item, pictures)}
                  name={item.nome}
                  tint={pictures[item.idProduto]?.tom ?? 'peach'}
                />
              ))}
          </div>
          <div className="grow">
            <b className="t-item clamp2">
              <OwnWords>{order.itens[0]?.nome ?? ''}</OwnWords>
            </b>
            <span className="t-cap own-line">
              {isStopped(status) ? (
                moneyOutcome(order)
              ) : others > 0 ? (
                <Plural value={others} one="e mais # item" other="e mais # itens" />
              ) : (
                order.nomeEstabelecimento
              )}
            </span>
          </div>
          <span className="num t-item">{money(order.valorTotal)}</span>
        </div>
      </Link>
      <div className="order-actions">
        <OrderAgain order={order} />
        {order.podeAvaliar ? (
          <Link
            className={buttonClass({ variant: 'neutral', size: 'md' })}
            to={reviewAddress(order.id)}
          >
            <Trans>Avaliar</Trans>
          </Link>
        ) : null}
        {order.avaliacao === null ? null : (
          <Link
            className={buttonClass({ variant: 'neutral', size: 'md' }, 'order-rated')}
            to={reviewAddress(order.id)}
            aria-label={t`Sua avaliação: ${order.avaliacao.nota} de 5 estrelas`}
          >
            <Icon of={Star} size={18} />
            <span className="num">
              {i18n.number(order.avaliacao.nota, { minimumFractionDigits: 1 })}
            </span>
          </Link>
        )}
      </div>
    </li>
  );
}
