// Whether the store delivers to the address, and what to do if not.
import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import type { Address } from '#contract/entities/address.ts';
import type { Store } from '#contract/entities/store.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/money.tsx';
import { Notice } from '../ui/notice.tsx';
import { RetryButton } from '../ui/retry-button.tsx';
import type { DeliveryAnswer } from './ask-delivery.ts';
import { OrderElsewhere } from './order-elsewhere.tsx';

type AnswerNoticeProps = {
  answer: DeliveryAnswer;
  /** What was asked about; null while it is not complete, or is not for an order. */
  address: Address | null;
  store: Store;
  onPickup: (() => void) | undefined;
  onRetry: () => void;
};

export function AnswerNotice({ answer, address, store, onPickup, onRetry }: AnswerNoticeProps) {
  const { t } = useLingui();
  const money = useMoney();
  const failureText = useFailureText();
  if (answer.kind === 'failed') {
    const offline = answer.failure.status === 0;
    return (
      <Notice
        tone="warning"
        role="alert"
        title={failureText(answer.failure)}
        {...(offline && { icon: WifiOff })}
      >
        <RetryButton onRetry={onRetry} />
      </Notice>
    );
  }
  const { taxaEntrega, tempoMinimo, tempoMaximo, semMapa } = answer.quote;
  const { estabelecimentoQueAtende: other } = answer.quote;
  if (answer.kind === 'served' && taxaEntrega !== null) {
    return (
      <Notice
        tone={semMapa === true ? 'warning' : 'success'}
        role="status"
        title={
          taxaEntrega === 0
            ? t`Entregamos aqui de graça`
            : t`Entregamos aqui por ${money(taxaEntrega)}`
        }
      >
        {semMapa === true ? (
          <Trans>
            O mapa está fora do ar, por isso vale a maior taxa da loja. Previsão de {tempoMinimo}–
            {tempoMaximo}
            {'\u00a0'}min
          </Trans>
        ) : (
          <Trans>
            Previsão de {tempoMinimo}–{tempoMaximo}
            {'\u00a0'}min
          </Trans>
        )}
      </Notice>
    );
  }
  const name = other?.nome ?? '';
  const reason = answer.kind === 'notServed' ? answer.reason : null;
  return (
    <div className="stack sm">
      <Notice
        tone="warning"
        role="alert"
        title={
          reason ??
          (other === null
            ? t`A loja não entrega neste endereço.`
            : t`Esta loja não entrega neste endereço, mas ${name} entrega.`)
        }
      >
        <Trans>Sua sacola fica guardada.</Trans>
      </Notice>
      <div className="row wraps">
        {other === null ? null : <OrderElsewhere store={other} address={address} size="md" />}
        {store.permiteRetiradaBalcao && onPickup !== undefined ? (
          <Button variant="tonal" size="md" onClick={onPickup}>
            <Trans>Retirar na loja</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
