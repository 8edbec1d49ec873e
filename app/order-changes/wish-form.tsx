// The change that a customer asks for: lines, products, address, payment, remark and a message,
// with the difference before it is sent.
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChangeQuote } from '#contract/entities/console/order-change.ts';
import type { Order } from '#contract/entities/order.ts';
import type { StoredItem } from '#contract/entities/order-item.ts';
import type { Store } from '#contract/entities/store.ts';
import { isUncertain } from '#contract/lost-replies.ts';
import { leastKept } from '#rules/price/weight.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { keysByContent } from '../keys-by-content.ts';
import { menuAs } from '../listing/product-as.ts';
import { ProductPicker } from '../picking/product-picker.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { useMoney } from '../ui/money.tsx';
import { Notice } from '../ui/notice.tsx';
import { useToast } from '../ui/toast.tsx';
import { useAnswer } from '../use-answer.ts';
import { useCall } from '../use-call.ts';
import { ChangeDifference } from './change-difference.tsx';
import {
  type ChangeDraft,
  changeRequest,
  changesAnything,
  keepsSomething,
  newChange,
} from './change-draft.ts';
import { ChangeTerms, MethodChips } from './change-terms.tsx';
import { ChangedLines } from './changed-lines.tsx';
import { Overtaken } from './overtaken.tsx';
import { useCashProblem } from './use-cash-problem.ts';
import { useOpenedOrder } from './use-opened-order.ts';

type WishFormProps = {
  order: Order;
  store: Store;
  choicesOf: (item: StoredItem) => readonly string[];
  onClose: () => void;
};

export default function WishForm(props: WishFormProps) {
  const { opened, overtaken, startOver } = useOpenedOrder(props.order);
  return (
    <OpenedForm
      {...props}
      key={opened.revisaoPedido}
      order={opened}
      overtaken={overtaken}
      onStartOver={startOver}
    />
  );
}

type OpenedFormProps = WishFormProps & { overtaken: boolean; onStartOver: () => void };

function OpenedForm(props: OpenedFormProps) {
  const { order, store, choicesOf, overtaken, onStartOver, onClose } = props;
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const [draft, setDraft] = useState(() => newChange(order));
  const [keyOf] = useState(() => keysByContent());
  const [adding, setAdding] = useState(false);
  const [failed, setFailed] = useState('');
  /** Without a reply it may be this very wish that landed: the same is sent again. */
  const [unanswered, setUnanswered] = useState(false);
  const { busy, run } = useCall({ reread: 'always' });
  const stopped = overtaken && !busy && !unanswered;
  const change = (next: Partial<ChangeDraft>) => setDraft((last) => ({ ...last, ...next }));
  // The least weight of what was ordered is written there too.
  const weighs = order.itens.some(({ gramas }) => gramas !== undefined);
  const menu = useAnswer(
    adding || weighs ? { idEstabelecimento: store.id } : null,
    (client, asked) => client.menu(asked),
  );
  const sold = menu.reply?.ok ? menuAs(menu.reply.value, order.tipoPedido) : null;
  const products = sold?.categorias.flatMap(({ produtos }) => produtos);
  const leastOf = (item: StoredItem) =>
    leastKept(
      item,
      products?.find(({ id }) => id === item.idProduto),
    );
  const changes = changesAnything(draft, order);
  const words = draft.reason.trim();
  const request = changeRequest(draft, order);
  const unread = useCashProblem(draft.cash, null);
  const priceable =
    unread === undefined && changes && !stopped && keepsSomething(draft) && draft.address !== null;
  const { reply } = useAnswer(priceable ? request : null, (client, asked) =>
    client.quoteWish(asked),
  );
  const quote = reply?.ok ? reply.value : null;
  const problem = useWishProblem(draft, {
    stopped,
    unread,
    isPriced: !changes || quote !== null,
    saysNothing: !changes && words === '',
  });
  const send = async () => {
    const valorTotal = quote?.valorTotal ?? order.valorTotal;
    const wish = { ...request, valorTotal, recado: words };
    const result = await run((client) => client.sendWish({ ...wish, chave: keyOf(wish) }));
    if (result === null) return;
    if (!result.ok) {
      setUnanswered(isUncertain(result));
      return setFailed(result.text);
    }
    toast.show({ text: t`Enviado. A loja responde aqui.`, tone: 'success' });
    onClose();
  };
  return (
    <div className="stack">
      <p className="t-sub">
        <Trans>A loja vê o que você pede e responde. Até lá o pedido segue como está.</Trans>
      </p>
      <ChangedLines {...{ order, draft, choicesOf, leastOf }} onChange={change} />
      {adding ? (
        <section className="card stack" aria-label={t`Acrescentar um produto`}>
          <ProductPicker
            menu={sold}
            failed={menu.reply?.ok === false}
            onAgain={menu.again}
            lines={draft.lines}
            onLines={(lines) => change({ lines })}
          />
        </section>
      ) : (
        <Button variant="outline" size="md" onClick={() => setAdding(true)}>
          <Trans>Acrescentar um produto</Trans>
        </Button>
      )}
      <ChangeTerms order={order} store={store} draft={draft} onChange={change} />
      <TextArea
        label={t`Recado para a loja`}
        optional
        rows={2}
        maxLength={300}
        value={draft.reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <section className="card stack">
        <ChangeDifference before={order.valorTotal} quote={quote} />
        {quote === null ? null : <Outcome quote={quote} />}
        {quote !== null && quote.aCobrar > 0 ? (
          <MethodChips
            label={t`Como você paga a diferença ao receber`}
            name="wish-due"
            store={store}
            chosen={draft.dueMethodId}
            onChoose={(dueMethodId) => change({ dueMethodId })}
          />
        ) : null}
        {reply?.ok === false ? (
          <Notice tone="warning" role="status" title={failureText(reply)} />
        ) : null}
      </section>
      {stopped ? <Overtaken onStartOver={onStartOver} /> : null}
      {failed === '' || stopped ? null : <Notice tone="danger" role="alert" title={failed} />}
      <Button block loading={busy} unavailable={problem} onClick={() => void send()}>
        <Trans>Enviar à loja</Trans>
      </Button>
    </div>
  );
}

type WishState = {
  /** Somebody else changed the order. */
  stopped: boolean;
  /** What is wrong with the cash that was typed. */
  unread: string | undefined;
  isPriced: boolean;
  saysNothing: boolean;
};

/** Undefined: the wish can be sent. */
function useWishProblem(draft: ChangeDraft, state: WishState): string | undefined {
  const { t } = useLingui();
  const { stopped, unread, isPriced, saysNothing } = state;
  if (stopped) return t`O pedido mudou enquanto você editava.`;
  if (!keepsSomething(draft))
    return t`Deixe pelo menos um item. Para desistir de tudo, fale com a loja.`;
  if (unread !== undefined) return unread;
  if (draft.address === null) return t`Complete o endereço.`;
  if (!isPriced) return t`O preço ainda não chegou.`;
  return saysNothing ? t`Nada mudou ainda.` : undefined;
}

function Outcome({ quote }: { quote: ChangeQuote }) {
  const { t } = useLingui();
  const money = useMoney();
  const [back, due] = [money(quote.devolver), money(quote.aCobrar)];
  const coupon = quote.cupomPerdido ?? '';
  const lines = [
    quote.devolver > 0 ? t`Se a loja aceitar, ${back} voltam para você.` : null,
    quote.aCobrar > 0 ? t`O que já foi pago continua valendo. Você paga ${due} ao receber.` : null,
    quote.cupomPerdido === null ? null : t`O cupom ${coupon} deixa de valer.`,
  ].filter((line) => line !== null);
  return lines.map((line) => (
    <p className="t-sub" key={line}>
      {line}
    </p>
  ));
}
