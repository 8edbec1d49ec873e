// The payment of a part of the bill from this phone: the code, the provider's status, and
// cancelling.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Payment } from '#contract/entities/payment.ts';
import type { AtTable } from '#contract/entities/table.ts';
import type { Cents } from '#contract/money.ts';
import '../payments/payment.css';
import { BankChallenge } from '../payments/bank-challenge.tsx';
import { useRefusalWords } from '../payments/card-words.ts';
import { countdown, secondsLeft } from '../payments/countdown.ts';
import { PixCode } from '../payments/pix-code.tsx';
import { SandboxPix } from '../payments/pix-sandbox.tsx';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/money.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useNow } from '../use-now.ts';
import type { Change } from './bill-props.ts';
import { isUnderWay } from './under-way.ts';

type PartStatusProps = {
  pagamento: Payment;
  /** What is still to be paid at the table. */
  owed: Cents;
  agora: AtTable['agora'];
  change: Change;
  onAgain(): void;
  onClose(): void;
};

export function PartStatus({ pagamento, owed, agora, change, onAgain, onClose }: PartStatusProps) {
  const { t } = useLingui();
  const money = useMoney();
  const cardWords = useRefusalWords();
  const [busy, setBusy] = useState(false);
  const now = useNow(agora, 1000);
  const { estado, codigoPix, expiraEm, sandbox, urlDesafio, motivo, tipo, valor } = pagamento;
  const act = async (ask: Parameters<Change>[0]) => {
    setBusy(true);
    await change(ask);
    setBusy(false);
  };
  const left = expiraEm === null || !isUnderWay(pagamento) ? null : secondsLeft(expiraEm, now);
  const paying = {
    busy,
    playBank: () => act((client) => client.paySandboxPart({})).then(() => true),
    pay: async () => false,
  };
  return (
    <div className="stack md pay-panel">
      <p className="big-price num">{money(valor)}</p>
      {left === null ? null : (
        <p className="t-cap">
          <Trans>
            Expira em{' '}
            <b className="num" role="timer">
              {countdown(left)}
            </b>
          </Trans>
        </p>
      )}
      {codigoPix === null || left === 0 ? null : <PixCode code={codigoPix} />}
      <div role="status">
        {estado === 'iniciando' ? (
          <p className="row bill-wait">
            <Spinner />{' '}
            {tipo === 'pix' ? (
              <Trans>Gerando o código Pix</Trans>
            ) : (
              <Trans>Falando com o banco</Trans>
            )}
          </p>
        ) : null}
        {estado === 'aguardando' && urlDesafio !== null ? <BankChallenge url={urlDesafio} /> : null}
        {estado === 'aguardando' && urlDesafio === null ? (
          <Notice tone="info" title={t`Aguardando o pagamento`}>
            <Trans>Assim que o banco confirmar, a conta da mesa mostra para todos.</Trans>
          </Notice>
        ) : null}
        {estado === 'pago' ? <Notice tone="success" title={t`Pagamento recebido`} /> : null}
        {estado === 'recusado' ? (
          <Notice tone="danger" title={t`O pagamento não foi aceito`}>
            {cardWords(motivo)}
          </Notice>
        ) : null}
        {estado === 'expirado' || estado === 'cancelado' ? (
          <Notice tone="warning" title={t`O tempo para pagar acabou`}>
            <Trans>
              Se você já pagou, não pague de novo: o valor entra na conta ou volta para você.
            </Trans>
          </Notice>
        ) : null}
        {estado === 'devolvendo' || estado === 'devolvido' ? (
          <Notice tone="warning" title={t`O valor volta para você`}>
            {owed === 0 ? (
              <Trans>A conta já estava paga quando ele chegou.</Trans>
            ) : (
              <Trans>A conta mudou antes de ele chegar. Falta pagar {money(owed)}.</Trans>
            )}
          </Notice>
        ) : null}
      </div>
      {sandbox && codigoPix !== null ? <SandboxPix paying={paying} /> : null}
      {isUnderWay(pagamento) ? (
        <Button
          variant="quiet"
          block
          loading={busy}
          onClick={() => void act((client) => client.giveUpPart({})).then(onAgain)}
        >
          <Trans>Pagar de outro jeito</Trans>
        </Button>
      ) : estado === 'pago' ? (
        <Button block onClick={onClose}>
          <Trans>Voltar à conta</Trans>
        </Button>
      ) : (
        <Button block onClick={onAgain}>
          <Trans>Tentar de novo</Trans>
        </Button>
      )}
    </div>
  );
}
