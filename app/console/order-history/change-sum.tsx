// What a change costs before it is saved: the old and new total, the difference, and whether that
// is given back or still to be collected.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeQuote } from '#contract/entities/console/order-change.ts';
import type { Order } from '#contract/entities/order.ts';
import type { Store } from '#contract/entities/store.ts';
import type { Result } from '#contract/reply.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useFailureText } from '../../errors/failure-text.ts';
import { ChangeDifference } from '../../order-changes/change-difference.tsx';
import type { ChangeDraft } from '../../order-changes/change-draft.ts';
import { MethodChips } from '../../order-changes/change-terms.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/choice-row.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WordField } from '../forms/typed-fields.tsx';

type ChangeSumProps = {
  order: Order;
  store: Store;
  draft: ChangeDraft;
  onChange: (change: Partial<ChangeDraft>) => void;
  reply: Result<ChangeQuote> | null;
  /** Asks for the price again. */
  onAgain: () => void;
  failed: string;
};

export function ChangeSum(props: ChangeSumProps) {
  const { order, store, draft, onChange, reply, onAgain, failed } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const quote = reply?.ok ? reply.value : null;
  const collected = order.tipoPedido === ORDER_TYPE.pickup;
  return (
    <section className="card stack">
      <h2 className="t-item">{t`Diferença`}</h2>
      <ChangeDifference before={order.valorTotal} quote={quote} />
      {quote === null ? null : (
        <Outcome quote={quote} collected={collected} takenHere={order.atendente !== null} />
      )}
      {quote !== null && quote.aCobrar > 0 ? (
        <MethodChips
          label={
            collected
              ? t`Como a diferença é paga na retirada`
              : t`Como a diferença é paga na entrega`
          }
          name="change-due"
          store={store}
          chosen={draft.dueMethodId}
          onChoose={(dueMethodId) => onChange({ dueMethodId })}
        />
      ) : null}
      {quote?.precisaConcordar ? (
        <div className="card pad0 list">
          <CheckRow
            label={t`O cliente já concordou por telefone`}
            detail={t`Vale na hora e fica no registro.`}
            checked={draft.byPhone}
            onChange={(event) => onChange({ byPhone: event.currentTarget.checked })}
          />
        </div>
      ) : null}
      <WordField
        label={t`Motivo`}
        optional
        maxLength={200}
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
      />
      {reply?.ok === false ? (
        <Notice
          tone="warning"
          role="status"
          title={failureText(reply)}
          action={
            reply.status === 0 ? (
              <Button variant="outline" size="sm" onClick={onAgain}>
                <Trans>Tentar de novo</Trans>
              </Button>
            ) : undefined
          }
        />
      ) : null}
      {failed === '' ? null : <Notice tone="danger" role="alert" title={failed} />}
    </section>
  );
}

type OutcomeProps = {
  quote: ChangeQuote;
  /** The customer picks it up. */
  collected: boolean;
  /** Staff took the order. */
  takenHere: boolean;
};

function Outcome({ quote, collected, takenHere }: OutcomeProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { devolver, aCobrar, precisaConcordar, cupomPerdido, alteracoes } = quote;
  const [back, due] = [money(devolver), money(aCobrar)];
  const coupon = cupomPerdido ?? '';
  const lines = [
    precisaConcordar ? t`Custa mais: vale quando o cliente concordar.` : t`Vale na hora.`,
    devolver > 0 ? t`${back} voltam pelo pagamento do site.` : null,
    aCobrar === 0
      ? null
      : collected
        ? t`${due} são cobrados na retirada.`
        : t`${due} são cobrados na entrega.`,
    cupomPerdido === null ? null : t`O cupom ${coupon} deixa de valer.`,
    alteracoes.length > 0 ? t`O preço de um item novo mudou. Confira.` : null,
  ].filter((line) => line !== null);
  return (
    <div className="t-sub">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {precisaConcordar ? (
        <p>
          <Trans>Até lá o pedido segue como está.</Trans>
        </p>
      ) : null}
      {/* No browser has the session of such an order, and its link proves nothing. */}
      {precisaConcordar && takenHere ? (
        <p>
          <Trans>
            A loja anotou este pedido: ligue para o cliente. Pela página só responde quem entra na
            conta deste celular.
          </Trans>
        </p>
      ) : null}
    </div>
  );
}
