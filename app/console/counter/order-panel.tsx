// The order so far: its lines, its price from the server, payment, time, and the button that sends.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Menu } from '#contract/entities/menu.ts';
import type { Store } from '#contract/entities/store.ts';
import { isUncertain } from '#contract/lost-replies.ts';
import type { Cents } from '#contract/money.ts';
import { cartSubtotal, changeQuantity, removeLine } from '#rules/cart/cart.ts';
import { toOrderItems } from '#rules/cart/ordered-lines.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { itemTotal } from '#rules/price/lines.ts';
import { countOf } from '#rules/price/weight.ts';
import { alreadySent } from '../../checkout/already-sent.ts';
import { useFailureText } from '../../errors/failure-text.ts';
import { useCashProblem } from '../../order-changes/use-cash-problem.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useCall } from '../../use-call.ts';
import { useKeydown } from '../frame/use-keydown.ts';
import { ChangedLines, changesIn } from './changed-lines.tsx';
import { CouponPart } from './coupon-part.tsx';
import { asksForChange, type CounterDraft, requestOf, wholePhone } from './draft.ts';
import { OrderSum } from './order-sum.tsx';
import { PaymentPart } from './payment-part.tsx';
import type { TakenOrder } from './taken.tsx';
import { useMissing } from './use-missing.ts';
import { WhenPart } from './when-part.tsx';

/** What the server made of the draft. */
type Sent = Pick<TakenOrder, 'receipt' | 'table'>;

type OrderPanelProps = {
  store: Store;
  draft: CounterDraft;
  menu: Menu | null;
  onStaleMenu: () => void;
  onChange: (change: Partial<CounterDraft>) => void;
  onTaken: (order: TakenOrder) => void;
};

export function OrderPanel({
  store,
  draft,
  menu,
  onStaleMenu,
  onChange,
  onTaken,
}: OrderPanelProps) {
  const { t } = useLingui();
  const money = useMoney();
  const failureText = useFailureText();
  const toast = useToast();
  const { busy, run } = useCall({ reread: 'never' });
  // Said of the draft that was sent; another draft may be fine.
  const [refused, setRefused] = useState<{ draft: CounterDraft; text: string } | null>(null);
  const failed = refused?.draft === draft ? refused.text : '';
  /** What the first attempt without a reply asked for. */
  const unanswered = useRef<Cents | null>(null);
  // Sent before its price has arrived: goes out when it is there.
  const [wanted, setWanted] = useState(false);
  const { lines, kind } = draft;
  const atTable = kind === ORDER_TYPE.table;
  const nobody = t`Balcão`;
  const priceable = lines.length > 0 && !atTable;
  // Only what changes the price: a name that is typed asks nothing.
  const question = requestOf(
    { ...draft, name: '', change: '', remark: '', paidNow: false },
    store,
    0,
    nobody,
  );
  const { reply, again } = useAnswer(priceable ? question : null, (client, request) =>
    client.quoteForCustomer(request),
  );
  const quote = reply?.ok ? reply.value : null;
  const total = atTable ? cartSubtotal(lines) : (quote?.valorTotal ?? null);
  const [tried, setTried] = useState(false);
  const unread = useCashProblem(asksForChange(draft, store) ? draft.change : '', total);
  const changes = atTable ? changesIn(lines, menu) : (quote?.alteracoes ?? []);
  const missing = useMissing(draft, total, {
    unread,
    refused: reply?.ok === false ? failureText(reply) : null,
    changed: changes.length > 0,
  });

  const pricing = priceable && reply === null && missing?.id === 'counter-send';
  const send = async () => {
    setWanted(pricing);
    if (pricing) return;
    setRefused(null);
    if (missing !== null || total === null) {
      setTried(true);
      if (missing === null) return;
      // The field that is missing may be far from the button, so a toast says what it is.
      toast.show({ text: missing.text, tone: 'danger' });
      document.getElementById(missing.id)?.focus();
      return;
    }
    const result = await run<Sent>(async (client) => {
      if (!atTable) {
        const taken = await client.takeOrder(requestOf(draft, store, total, nobody));
        return taken.ok ? { ...taken, value: { receipt: taken.value, table: null } } : taken;
      }
      const placed = await client.orderForTable({
        id: draft.tableId ?? 0,
        idPessoa: null,
        itens: toOrderItems(lines),
        chave: draft.key,
      });
      return placed.ok
        ? { ...placed, value: { receipt: null, table: placed.value.rotulo } }
        : placed;
    });
    if (result === null) return;
    const { phone, name, slot } = draft;
    const asked = { kind, phone: wholePhone(phone), name: name.trim() || nobody, slot };
    if (result.ok) return onTaken({ ...asked, ...result.value, total });
    const first = alreadySent(result);
    if (first !== null) {
      const receipt = atTable ? null : first;
      const total = unanswered.current;
      return onTaken({ ...asked, receipt, table: null, slot: '', total, first: result.text });
    }
    if (isUncertain(result)) unanswered.current ??= total;
    setRefused({ draft, text: result.text });
    again();
    if (atTable && !isUncertain(result)) onStaleMenu();
  };
  const sendWanted = useEffectEvent(() => void send());
  useEffect(() => {
    if (wanted && !pricing) sendWanted();
  }, [wanted, pricing]);
  useKeydown((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  });

  return (
    <section className="card counter-part" aria-labelledby="counter-order">
      <h2 className="counter-title" id="counter-order">
        <Trans>Pedido</Trans>
      </h2>
      {lines.length === 0 ? (
        <p className="t-sub">
          <Trans>Nada ainda. Busque um produto.</Trans>
        </p>
      ) : (
        <ul className="counter-lines" aria-label={t`Itens escolhidos`}>
          {lines.map((line) => {
            const { key, produto } = line;
            return (
              <li key={key}>
                <span className="grow">
                  {produto.nome}
                  <span className="t-cap own-line">
                    {[produto.descricaoOpcoes, produto.observacao].filter(Boolean).join(', ')}
                  </span>
                </span>
                <span className="num">{money(itemTotal(line))}</span>
                <Stepper
                  name={produto.nome}
                  value={produto.quantidade}
                  {...countOf(produto)}
                  onChange={(count) => onChange({ lines: changeQuantity(lines, key, count) })}
                  onRemove={() => onChange({ lines: removeLine(lines, key) })}
                />
              </li>
            );
          })}
        </ul>
      )}
      {atTable ? null : (
        <>
          <PaymentPart {...{ store, draft, total, tried, onChange }} />
          <CouponPart
            code={draft.coupon}
            answer={quote?.cupom ?? null}
            onCode={(coupon) => onChange({ coupon })}
          />
          <WhenPart store={store} draft={draft} onChange={onChange} />
          <TextField
            label={t`Observação do pedido`}
            optional
            autoComplete="off"
            maxLength={300}
            value={draft.remark}
            onChange={(event) => onChange({ remark: event.target.value })}
          />
        </>
      )}
      <div className="counter-foot">
        {reply?.ok === false ? (
          <Notice tone="warning" role="status" title={failureText(reply)} />
        ) : null}
        {changes.length === 0 ? null : (
          <ChangedLines
            {...{ lines, changes, menu }}
            onStale={atTable ? undefined : onStaleMenu}
            onLines={(repaired) => onChange({ lines: repaired })}
          />
        )}
        {failed === '' ? null : <Notice tone="danger" role="alert" title={failed} />}
        <OrderSum {...{ lines, kind, quote, total }} isDelivered={draft.address !== null} />
        <Button id="counter-send" block loading={busy || wanted} onClick={() => void send()}>
          <Trans>Enviar à cozinha</Trans>
          <kbd className="pick-key">Ctrl Enter</kbd>
        </Button>
      </div>
    </section>
  );
}
