// Staff change an order: its lines, address and payment, with the difference before it is saved.
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import type { Store } from '#contract/entities/store.ts';
import { isUncertain } from '#contract/lost-replies.ts';
import { menuAs } from '../../listing/product-as.ts';
import {
  type ChangeDraft,
  changeRequest,
  changesAnything,
} from '../../order-changes/change-draft.ts';
import { ChangeTerms } from '../../order-changes/change-terms.tsx';
import { ChangedLines } from '../../order-changes/changed-lines.tsx';
import { Overtaken } from '../../order-changes/overtaken.tsx';
import { useOpenedOrder } from '../../order-changes/use-opened-order.ts';
import { choiceLines } from '../../orders/choice-lines.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useCall } from '../../use-call.ts';
import '../counter/counter.css';
import { ProductPanel } from '../counter/product-panel.tsx';
import { UnsavedGuard } from '../forms/unsaved-guard.tsx';
import { ChangeSum } from './change-sum.tsx';
import { useUnready } from './use-unready.ts';
import { wishedChange } from './wish-draft.ts';
import './change.css';
import { keysByContent } from '../../keys-by-content.ts';

type ChangeOrderProps = { order: Order; store: Store; onClose: () => void };

export function ChangeOrder({ order, store, onClose }: ChangeOrderProps) {
  const { opened, overtaken, startOver } = useOpenedOrder(order);
  return (
    <ChangeForm
      key={opened.revisaoPedido}
      order={opened}
      {...{ store, overtaken, onStartOver: startOver, onClose }}
    />
  );
}

type ChangeFormProps = ChangeOrderProps & { overtaken: boolean; onStartOver: () => void };

function ChangeForm({ order, store, overtaken, onStartOver, onClose }: ChangeFormProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [draft, setDraft] = useState(() => wishedChange(order));
  const [keyOf] = useState(() => keysByContent());
  const [failed, setFailed] = useState('');
  /** The reply was lost, so the order may have changed by this form: the same is sent again. */
  const [unanswered, setUnanswered] = useState(false);
  const { busy, run } = useCall({ reread: 'always' });
  /** Saved or discarded: nothing is lost when the form is left. */
  const settled = useRef(false);
  const close = () => {
    settled.current = true;
    onClose();
  };
  const stopped = overtaken && !busy && !unanswered;
  const change = (next: Partial<ChangeDraft>) => setDraft((last) => ({ ...last, ...next }));
  const { reply: menuReply, again } = useAnswer({ idEstabelecimento: store.id }, (client, asked) =>
    client.menu(asked),
  );
  const unready = useUnready(draft, order);
  const request = changeRequest(draft, order);
  const { reply, again: askPrice } = useAnswer(
    unready === undefined && !stopped ? request : null,
    (client, asked) => client.quoteChange(asked),
  );
  const quote = reply?.ok ? reply.value : null;
  const menu = menuReply?.ok ? menuAs(menuReply.value, order.tipoPedido) : null;
  const number = i18n.number(order.numero);
  const unpriced = unready ?? (quote === null ? t`Espere o novo total.` : undefined);
  const missing = stopped ? t`O pedido mudou enquanto você editava.` : unpriced;
  const save = async () => {
    if (quote === null) return;
    const asks = quote.precisaConcordar && !draft.byPhone;
    const sent = {
      ...request,
      valorTotal: quote.valorTotal,
      motivo: draft.reason.trim(),
      consentimento: draft.byPhone ? ('telefone' as const) : ('perguntar' as const),
    };
    const result = await run((client) => client.changeOrder({ ...sent, chave: keyOf(sent) }));
    if (result === null) return;
    if (!result.ok) {
      setUnanswered(isUncertain(result));
      return setFailed(result.text);
    }
    toast.show({
      text: asks ? t`O cliente vê a proposta e responde.` : t`Pedido alterado`,
      tone: 'success',
    });
    close();
  };
  return (
    <section className="change-order" aria-label={t`Alterar o pedido ${number}`}>
      <UnsavedGuard unsaved={() => !settled.current && changesAnything(draft, order)} />
      <div className="order-column">
        <ChangedLines order={order} draft={draft} choicesOf={choiceLines} onChange={change} scale />
        <ProductPanel
          menu={menu}
          failed={menuReply?.ok === false}
          onAgain={again}
          lines={draft.lines}
          onLines={(lines) => change({ lines })}
        />
        <ChangeTerms order={order} store={store} draft={draft} onChange={change} />
      </div>
      <div className="order-column">
        <ChangeSum
          order={order}
          store={store}
          draft={draft}
          onChange={change}
          reply={reply}
          onAgain={askPrice}
          failed={stopped ? '' : failed}
        />
        {stopped ? <Overtaken onStartOver={onStartOver} /> : null}
        <Button block loading={busy} unavailable={missing} onClick={() => void save()}>
          {quote?.precisaConcordar && !draft.byPhone ? (
            <Trans>Perguntar ao cliente</Trans>
          ) : (
            <Trans>Alterar o pedido</Trans>
          )}
        </Button>
        <Button block variant="neutral" onClick={close}>
          <Trans>Descartar</Trans>
        </Button>
      </div>
    </section>
  );
}
