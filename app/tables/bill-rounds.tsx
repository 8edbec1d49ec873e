// The table's orders, newest first: who ordered and how far the kitchen is.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChefHat, Clock3, type LucideIcon, X } from 'lucide-react';
import type { BillLine } from '#contract/entities/table.ts';
import { comesToNothing, ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { OwnWords } from '../brand/own-words.tsx';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { useMoney } from '../ui/money.tsx';
import { useTimes } from '../ui/use-times.ts';
import type { BillProps } from './bill-props.ts';
import { useNames } from './use-names.ts';

type State = { label: MessageDescriptor; tone: BadgeTone; icon: LucideIcon };

const sent: State = { label: msg`Na fila da cozinha`, tone: 'neutral', icon: Clock3 };
const cooking: State = { label: msg`Em preparo`, tone: 'warning', icon: ChefHat };
const served: State = { label: msg`Servido`, tone: 'success', icon: Check };
const onItsWay: State = { label: msg`Já vai à mesa`, tone: 'info', icon: ChefHat };
const unpaid: State = { label: msg`Aguardando o pagamento`, tone: 'warning', icon: Clock3 };
const gone: State = { label: msg`Cancelado`, tone: 'danger', icon: X };

/** In table terms: nothing is delivered here. */
function stateOf(status: number): State {
  if (status === S.paymentPending) return unpaid;
  if (comesToNothing(status)) return gone;
  if (status === S.delivered) return served;
  if (status === S.readyForPickup || status === S.readyForDelivery || status === S.outForDelivery)
    return onItsWay;
  return status === S.accepted || status === S.inProduction ? cooking : sent;
}

export function BillRounds({ mesa, conta }: Pick<BillProps, 'mesa' | 'conta'>) {
  const { i18n } = useLingui();
  const rounds = [...Map.groupBy(conta.linhas, ({ idPedido }) => idPedido)].map(
    ([order, lines], at) => ({ order, lines, number: at + 1 }),
  );
  return rounds.reverse().map(({ order, lines, number }) => {
    const status = lines[0]?.status ?? null;
    const state = status === null ? null : stateOf(status);
    return (
      <section key={order ?? 'house'}>
        <div className="row between bill-round">
          <h2 className="t-head">
            {order === null ? <Trans>Lançado pela casa</Trans> : <Trans>Rodada {number}</Trans>}
          </h2>
          {state === null ? null : (
            <Badge tone={state.tone} icon={state.icon}>
              {i18n._(state.label)}
            </Badge>
          )}
        </div>
        <div className="card">
          <ul className="mini-lines" data-testid="round">
            {lines.map((line) => (
              <Line key={line.id} line={line} mesa={mesa} conta={conta} />
            ))}
          </ul>
        </div>
      </section>
    );
  });
}

function Line({ line, mesa, conta }: Pick<BillProps, 'mesa' | 'conta'> & { line: BillLine }) {
  const times = useTimes();
  const money = useMoney();
  const nameOf = useNames(conta, mesa.idPessoa);
  const { nome, detalhe, idPessoa, motivoEstorno, quitada, valor } = line;
  const name = idPessoa === null ? null : nameOf(idPessoa);
  return (
    <li className={motivoEstorno === null ? undefined : 'void'}>
      <b className="num">{times(line)}</b>
      <span>
        {motivoEstorno === null ? (
          <OwnWords>{nome}</OwnWords>
        ) : (
          <s>
            <OwnWords>{nome}</OwnWords>
          </s>
        )}
        {detalhe === '' ? null : <small>{detalhe}</small>}
        {name === null ? null : (
          <small>
            <Trans>Pedido por {name}</Trans>
          </small>
        )}
        {quitada ? (
          <small>
            <Trans>Pago no pedido</Trans>
          </small>
        ) : null}
        {motivoEstorno === null ? null : (
          <small>
            {motivoEstorno === '' ? (
              <Trans>Cancelado, não é cobrado</Trans>
            ) : (
              <Trans>Não é cobrado: {motivoEstorno}</Trans>
            )}
          </small>
        )}
      </span>
      <span className="num">{motivoEstorno === null ? money(valor) : <s>{money(valor)}</s>}</span>
    </li>
  );
}
