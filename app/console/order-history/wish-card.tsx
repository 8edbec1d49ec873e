// A customer's wish to change an order: what it would cost now, and the answer of staff.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import type { OrderWish } from '#contract/entities/order-change.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useFailureText } from '../../errors/failure-text.ts';
import { ChangeDifference } from '../../order-changes/change-difference.tsx';
import { WishWords } from '../../order-changes/wish-words.tsx';
import { useBrandDate } from '../../orders/brand-date.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { useMoney } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAnswer } from '../../use-answer.ts';
import { FormSheet } from '../forms/form-sheet.tsx';
import { WordField } from '../forms/typed-fields.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';

type WishCardProps = { order: Order; onAdjust: () => void };

type Declining = 'no' | 'writing' | 'sent';

export function WishCard({ order, onAdjust }: WishCardProps) {
  const { t } = useLingui();
  const [declining, setDeclining] = useState<Declining>('no');
  const wish = order.mudancaPedida;
  if (wish !== null && wish.situacao === 'aberta')
    return (
      <OpenWish
        order={order}
        wish={wish}
        onAdjust={onAdjust}
        declining={declining}
        onDeclining={setDeclining}
      />
    );
  return declining === 'writing' ? (
    <Notice
      tone="warning"
      role="alert"
      title={t`A mudança já foi respondida ou retirada. O seu motivo não foi enviado.`}
    />
  ) : null;
}

type OpenWishProps = WishCardProps & {
  wish: OrderWish;
  declining: Declining;
  onDeclining: (declining: Declining) => void;
};

function OpenWish({ order, wish, onAdjust, declining, onDeclining }: OpenWishProps) {
  const { t } = useLingui();
  const toast = useToast();
  const date = useBrandDate();
  const failureText = useFailureText();
  const { busy, run } = useConsoleCall();
  const { id, revisaoPedido } = order;
  const onlyWords = isOnlyWords(order, wish);
  const { reply } = useAnswer(
    onlyWords ? null : { id, revisaoPedido, ...wish.pedida },
    (client, asked) => client.quoteChange(asked),
  );
  const quote = reply?.ok ? reply.value : null;
  const time = date(wish.data, { hour: '2-digit', minute: '2-digit' });
  const accept = async () => {
    const valorTotal = quote?.valorTotal ?? order.valorTotal;
    const result = await run((client) =>
      client.answerWish({ id, revisaoPedido, aceita: true, valorTotal, motivo: '' }),
    );
    if (!result?.ok) return;
    const asks = result.value.proposta !== null;
    toast.show({
      text: asks ? t`O cliente vê a proposta e responde.` : t`Mudança aceita`,
      tone: 'success',
    });
  };
  return (
    <section className="card stack" aria-labelledby="wish">
      <h2 className="t-item" id="wish">
        <Trans>O cliente pede uma mudança</Trans> <span className="t-cap num">{time}</span>
      </h2>
      <WishWords order={order} wish={wish} />
      {onlyWords ? (
        <p className="t-sub">
          <Trans>É só um recado: aceitar não muda o pedido nem o papel.</Trans>
        </p>
      ) : (
        <>
          <ChangeDifference before={order.valorTotal} quote={quote} />
          {quote === null ? null : <Outcome order={order} seen={wish.valorTotal} quote={quote} />}
        </>
      )}
      {reply?.ok === false ? (
        <Notice tone="warning" role="status" title={failureText(reply)} />
      ) : null}
      <Button
        loading={busy}
        unavailable={onlyWords || quote !== null ? undefined : t`O preço ainda não chegou.`}
        onClick={() => void accept()}
      >
        {onlyWords ? <Trans>Combinado</Trans> : <Trans>Aceitar a mudança</Trans>}
      </Button>
      <div className="cols2">
        <Button variant="neutral" onClick={() => onDeclining('writing')}>
          <Trans>Recusar</Trans>
        </Button>
        <Button variant="neutral" onClick={onAdjust}>
          <Trans>Ajustar antes</Trans>
        </Button>
      </div>
      {declining === 'no' ? null : (
        <FormSheet title={t`Por que recusar a mudança?`} onClose={() => onDeclining('no')}>
          <Decline order={order} onDeclining={onDeclining} />
        </FormSheet>
      )}
    </section>
  );
}

/** Nothing to price: all lines stay, and no term changes. */
const isOnlyWords = ({ itens }: Order, { pedida }: OrderWish): boolean => {
  const { mantidos, novos, ...terms } = pedida;
  return (
    Object.values(terms).every((term) => term === undefined) &&
    novos.length === 0 &&
    mantidos.length === itens.length &&
    mantidos.every(
      ({ linha, quantidade, gramas }) =>
        gramas === undefined && itens[linha]?.quantidade === quantidade,
    )
  );
};

type OutcomeProps = {
  order: Order;
  /** The total that the customer saw. */
  seen: number;
  quote: { valorTotal: number; devolver: number; aCobrar: number; diferenca: number };
};

function Outcome({ order, seen, quote }: OutcomeProps) {
  const { t } = useLingui();
  const money = useMoney();
  const [back, due, asked] = [money(quote.devolver), money(quote.aCobrar), money(seen)];
  const lines = [
    quote.diferenca > 0 && quote.valorTotal > seen
      ? t`O cliente viu ${asked}: por mais do que isso, ele precisa concordar.`
      : null,
    quote.devolver > 0 ? t`${back} voltam pelo pagamento do site.` : null,
    quote.aCobrar === 0
      ? null
      : order.tipoPedido === ORDER_TYPE.pickup
        ? t`${due} são cobrados na retirada.`
        : t`${due} são cobrados na entrega.`,
  ].filter((line) => line !== null);
  return lines.map((line) => (
    <p className="t-sub" key={line}>
      {line}
    </p>
  ));
}

function Decline({ order, onDeclining }: Pick<OpenWishProps, 'order' | 'onDeclining'>) {
  const { t } = useLingui();
  const toast = useToast();
  const { busy, run } = useConsoleCall();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState('');
  const { id, revisaoPedido, valorTotal } = order;
  const decline = async () => {
    const motivo = reason.trim();
    // The page may be read again, without this card, before the call returns.
    onDeclining('sent');
    const result = await run((client) =>
      client.answerWish({ id, revisaoPedido, aceita: false, valorTotal, motivo }),
    );
    onDeclining(result === null ? 'writing' : 'no');
    if (result?.ok) toast.show({ text: t`Mudança recusada`, tone: 'success' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') return void decline();
    setWrong(t`Diga por quê.`);
    focusFirstWrong(event.currentTarget);
  };
  return (
    <form className="stack" onSubmit={submit}>
      <WordField
        label={t`Motivo para o cliente`}
        maxLength={200}
        value={reason}
        error={wrong}
        onChange={setReason}
      />
      <div className="cols2">
        <Button variant="neutral" onClick={() => onDeclining('no')}>
          <Trans>Voltar</Trans>
        </Button>
        <Button type="submit" loading={busy}>
          <Trans>Recusar a mudança</Trans>
        </Button>
      </div>
    </form>
  );
}
