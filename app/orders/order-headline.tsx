// An order's status as a badge, a headline, and a sentence about the next step.
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Order } from '#contract/entities/order.ts';
import type { Store } from '#contract/entities/store.ts';
import { PAYMENT_STATUS, ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useIsMarket } from '../brand/use-is-market.ts';
import { Badge } from '../ui/badge.tsx';
import { useMoneyOutcome } from './money-outcome.ts';
import { useEarnedWords } from './order-earned.tsx';
import { clockTime, otherDay, timeWindow } from './order-times.ts';
import { isStopped, isWaiting } from './progress.ts';
import { statusLabel, statusTone } from './status-labels.ts';

const DIGIT = /\d/;

type HeadlineProps = { order: Order; status: number; now: number; timeZone: string };

export function OrderHeadline(props: HeadlineProps) {
  const { order, status, timeZone } = props;
  const { t, i18n } = useLingui();
  const isMarket = useIsMarket();
  const { title, lead } = useHeadline(props);
  const label = i18n._(statusLabel(status, isMarket));
  const arrived = order.historico.findLast((step) => step.status === S.delivered)?.data;
  const time = arrived === undefined ? '' : clockTime(arrived, { timeZone, locale: i18n.locale });
  const arrivalWords = {
    [ORDER_TYPE.delivery]: t`Entregue às ${time}`,
    [ORDER_TYPE.pickup]: t`Retirado às ${time}`,
    [ORDER_TYPE.table]: t`Servido às ${time}`,
  };
  return (
    <section className="track-head">
      <Badge tone={statusTone(status) || 'neutral'}>
        {status === S.delivered && time !== '' ? arrivalWords[order.tipoPedido] : label}
      </Badge>
      <h1 className="eta">
        {title.split(', ').map((part, position, { length }) => (
          <Fragment key={part}>
            {position === 0 ? '' : ' '}
            {/* A date and its times may wrap between them, but neither is broken. */}
            <span className={DIGIT.test(part) ? 'num' : undefined}>
              {position === length - 1 ? part : `${part},`}
            </span>
          </Fragment>
        ))}
      </h1>
      <p className="t-sub">{lead}</p>
    </section>
  );
}

type Headline = { title: string; lead: string };

function useHeadline(props: HeadlineProps): Headline {
  const { order, status, now } = props;
  const { t, i18n } = useLingui();
  const isMarket = useIsMarket();
  const sentence = useStatusSentences(order)[status] ?? '';
  const moneyOutcome = useMoneyOutcome();
  const earnedWords = useEarnedWords();
  const waiting = useWaitingHeadline(props);
  const promised = usePromisedHeadline(props);
  const label = i18n._(statusLabel(status, isMarket));
  if (status === S.delivered) {
    const earned = order.ganhos === undefined ? '' : earnedWords(order.ganhos);
    const lead = [earned, sentence].filter(Boolean).join(' ');
    return { title: isMarket ? t`Bom proveito!` : t`Bom apetite!`, lead };
  }
  if (status === S.paymentPending)
    return {
      title: t`Falta o pagamento`,
      lead: t`O pedido segue para a loja assim que o pagamento for confirmado.`,
    };
  if (isWaiting(status)) return waiting();
  if (isStopped(status)) {
    const titles: Record<number, string> = {
      [S.notDelivered]: label,
      [S.chargeback]: label,
      [S.expired]: t`Pedido expirado`,
    };
    const title = titles[status] ?? t`Pedido cancelado`;
    return { title, lead: [sentence, moneyOutcome(order)].filter(Boolean).join(' ') };
  }
  // A ready order waits for the customer: there is no promised time, and it is not late.
  if (status === S.readyForPickup) return { title: t`Está pronto`, lead: sentence };
  return promised(sentence, now) ?? { title: label, lead: sentence };
}

/** The store has not answered yet. */
function useWaitingHeadline({ order, now, timeZone }: HeadlineProps): () => Headline {
  const { t, i18n } = useLingui();
  const { projectName: store, estabelecimentos } = useBrand();
  const clock = { timeZone, locale: i18n.locale };
  const { agendadoInicio, agendadoTermino, idEstabelecimento, statusPagamento } = order;
  return () => {
    if (agendadoInicio !== null && agendadoTermino !== null)
      return {
        title: dayAndTimes(agendadoInicio, agendadoTermino, now, clock),
        lead: t`Pedido agendado. Esta página avisa assim que ${store} confirmar.`,
      };
    const expected = expectedTimes(
      order,
      estabelecimentos.find(({ id }) => id === idEstabelecimento),
    );
    if (expected === null)
      return {
        title: t`Só um instante`,
        lead: t`Esta página avisa assim que ${store} responder. Não precisa recarregar.`,
      };
    return {
      title: dayAndTimes(expected.from, expected.to, now, clock),
      lead:
        statusPagamento === PAYMENT_STATUS.paid
          ? t`Previsão, se a loja aceitar agora. Se ela não aceitar, o pagamento volta para você.`
          : t`Previsão, se a loja aceitar agora. Se ela não aceitar, você não paga nada.`,
    };
  };
}

/** The store accepted. Null: it promised no time. */
function usePromisedHeadline({ order, status, timeZone }: HeadlineProps) {
  const { t, i18n } = useLingui();
  const isMarket = useIsMarket();
  const clock = { timeZone, locale: i18n.locale };
  const { previsaoMinima, previsaoMaxima, inicioPreparo, tipoPedido } = order;
  return (sentence: string, now: number): Headline | null => {
    if (previsaoMinima === null || previsaoMaxima === null) return null;
    const title = dayAndTimes(previsaoMinima, previsaoMaxima, now, clock);
    if (status === S.accepted && inicioPreparo !== null && now < Date.parse(inicioPreparo)) {
      const begin = clockTime(inicioPreparo, clock);
      return {
        title,
        lead: isMarket
          ? t`A loja aceitou. A separação começa às ${begin}.`
          : t`A loja aceitou. O preparo começa às ${begin}.`,
      };
    }
    const lead =
      now > Date.parse(previsaoMaxima)
        ? t`Está demorando mais que o previsto. Se quiser, fale com a loja.`
        : sentence;
    return {
      title,
      lead:
        tipoPedido === ORDER_TYPE.delivery ? t`Previsão de entrega. ${lead}` : t`Previsão. ${lead}`,
    };
  };
}

function dayAndTimes(
  from: string,
  to: string,
  now: number,
  clock: { timeZone: string; locale: string },
): string {
  const day = otherDay(from, new Date(now), clock);
  const times = timeWindow(from, to, clock);
  return day === null ? times : `${day}, ${times}`;
}

/** What the store usually needs, from when the order was sent. Null: at a table nobody waits so. */
function expectedTimes(
  { tipoPedido, dataCadastro }: Order,
  store: Store | undefined,
): { from: string; to: string } | null {
  if (store === undefined || tipoPedido === ORDER_TYPE.table) return null;
  const after = (minutes: number) =>
    new Date(Date.parse(dataCadastro) + minutes * 60_000).toISOString();
  return tipoPedido === ORDER_TYPE.pickup
    ? { from: after(store.tempoRetirada), to: after(store.tempoRetirada) }
    : { from: after(store.tempoEntregaMinimo), to: after(store.tempoEntregaMaximo) };
}

function useStatusSentences(order: Order): Record<number, string> {
  const { t } = useLingui();
  const isMarket = useIsMarket();
  const { projectName: store } = useBrand();
  const reason = order.motivoCancelamento?.replace(/[.\s]+$/, '') ?? '';
  return {
    [S.accepted]: isMarket
      ? t`A loja aceitou e já vai separar o pedido.`
      : t`A loja aceitou e já vai começar o preparo.`,
    [S.inProduction]: isMarket
      ? t`Seu pedido está sendo separado.`
      : t`Seu pedido está sendo preparado.`,
    [S.readyForDelivery]: t`Está pronto e sai já para a entrega.`,
    [S.outForDelivery]: t`Seu pedido está a caminho.`,
    [S.readyForPickup]: t`Pode retirar no balcão. Diga o número do pedido.`,
    [S.delivered]: order.podeAvaliar
      ? t`Conte como foi. Leva dez segundos.`
      : t`Obrigado por pedir em ${store}.`,
    // Nobody cancelled it: the customer did not pay in time.
    [S.cancelled]:
      order.pagarAte === null
        ? t`Cancelado antes de a loja aceitar.`
        : `${t`O tempo para pagar acabou`}.`,
    [S.cancelledByStore]:
      reason === '' ? t`A loja não pôde atender este pedido.` : t`Motivo: ${reason}.`,
    [S.expired]: t`A loja não respondeu a tempo.`,
    [S.notDelivered]:
      order.tipoPedido === ORDER_TYPE.pickup
        ? t`O pedido não foi retirado. Fale com a loja.`
        : t`A entrega não aconteceu. Fale com a loja.`,
    [S.chargeback]: t`O pagamento foi contestado no banco. Fale com a loja.`,
  };
}
