// The last step of an address whose street is known: its number, and what the store says about it.
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Store } from '#contract/entities/store.ts';
import { maskCep } from '#rules/documents.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/money.tsx';
import { Notice } from '../ui/notice.tsx';
import { AnswerNotice } from './answer-notice.tsx';
import type { DeliveryAnswer } from './ask-delivery.ts';
import { ListedNeighbourhood } from './listed-neighbourhood.tsx';
import { NumberFields } from './number-fields.tsx';
import { useAddressErrors } from './use-address-errors.ts';
import type { AddressForm } from './use-address-form.ts';

type NumberStepProps = {
  form: AddressForm;
  store: Store;
  onPickup: (() => void) | undefined;
};

export function NumberStep({ form, store, onPickup }: NumberStepProps) {
  const failureText = useFailureText();
  const { draft, failed, list, listed } = form;
  const errors = useAddressErrors(form.problems);
  // The fee of the street stays while the number is typed.
  const last = useRef<DeliveryAnswer | null>(null);
  last.current = form.answer ?? last.current;
  const answer = last.current;
  const unlisted = list !== null && list !== 'loading' && listed === null;
  const around = [draft.bairro, draft.cidade, maskCep(draft.cep)].filter((part) => part !== '');
  return (
    <>
      <div className="page narrow stack lg">
        <header>
          <h2 className="t-display">{draft.logradouro}</h2>
          <p className="t-sub">
            {around.join(', ')}{' '}
            <button type="button" className="link hit" onClick={form.beginAgain}>
              <Trans>Trocar</Trans>
            </button>
          </p>
        </header>
        <div id="ad-answer">
          {failed !== null ? (
            <Notice tone="warning" role="alert" title={failureText(failed)} />
          ) : unlisted ? null : answer === null || answer.kind === 'served' ? (
            <div role="status">
              <FeeAndTime answer={answer} />
            </div>
          ) : (
            <AnswerNotice
              answer={answer}
              address={form.wanted}
              store={store}
              onPickup={onPickup}
              onRetry={form.save}
            />
          )}
        </div>
        <form
          className="fields"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.save();
          }}
        >
          {unlisted ? <ListedNeighbourhood form={form} /> : null}
          <NumberFields draft={draft} errors={errors} onChange={form.change} />
          <button type="submit" hidden />
        </form>
        <button
          type="button"
          className="link t-label hit ad-edit"
          onClick={() => form.typeInstead()}
        >
          <Trans>Corrigir a rua ou o bairro</Trans>
        </button>
        <div className="dock-space sm" />
      </div>
      <div className="actionbar">
        <Button loading={form.busy} onClick={form.save}>
          {form.mustServe ? <Trans>Entregar aqui</Trans> : <Trans>Salvar endereço</Trans>}
        </Button>
      </div>
    </>
  );
}

/** Has the same height before the answer, so that the fields below do not move. */
function FeeAndTime({ answer }: { answer: DeliveryAnswer | null }) {
  const { t } = useLingui();
  const money = useMoney();
  const quote = answer?.kind === 'served' ? answer.quote : null;
  const fee = quote?.taxaEntrega ?? null;
  const [from, to] = [quote?.tempoMinimo, quote?.tempoMaximo];
  return (
    <dl className={quote === null ? 'ad-promise' : 'ad-promise known'}>
      <div>
        <dt>
          <Trans>Entrega</Trans>
        </dt>
        <dd className="num">{fee === null ? '…' : fee === 0 ? t`Grátis` : money(fee)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Chega em</Trans>
        </dt>
        <dd className="num">{quote === null ? '…' : t`${from}–${to}\u00a0min`}</dd>
      </div>
    </dl>
  );
}
