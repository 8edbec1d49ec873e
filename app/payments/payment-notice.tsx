// The payment's status and next step, announced on change.
import { Trans, useLingui } from '@lingui/react/macro';
import { Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Payment } from '#contract/entities/payment.ts';
import { Notice } from '../ui/notice.tsx';
import { BankChallenge } from './bank-challenge.tsx';
import { useRefusalWords } from './card-words.ts';

type NoticeProps = { pagamento: Payment | null; over: boolean; lastMinute: boolean };

export function PaymentNotice({ pagamento, over, lastMinute }: NoticeProps) {
  return (
    <div role="status" className="stack md">
      {lastMinute ? (
        <p className="sr">
          <Trans>Falta menos de um minuto para o código expirar.</Trans>
        </p>
      ) : null}
      <StateNotice pagamento={pagamento} over={over} />
    </div>
  );
}

function StateNotice({ pagamento, over }: Pick<NoticeProps, 'pagamento' | 'over'>) {
  const { t } = useLingui();
  const cardWords = useRefusalWords();
  if (pagamento === null) return null;
  const { estado, tipo, confirmacaoAutomatica, motivo, urlDesafio } = pagamento;
  if (over || estado === 'expirado' || estado === 'cancelado') {
    return (
      <Notice
        tone="warning"
        icon={Clock3}
        title={tipo === 'pix' ? t`O código expirou` : t`O tempo para pagar acabou`}
      >
        <Trans>
          Se você já pagou, não pague de novo: assim que o banco confirmar, o pedido segue ou o
          valor volta para você.
        </Trans>
      </Notice>
    );
  }
  if (estado === 'iniciando') {
    return (
      <Waiting title={tipo === 'pix' ? t`Gerando o código Pix` : t`Falando com o banco`}>
        <Trans>Leva só um instante. Se demorar, escolha outra forma de pagar.</Trans>
      </Waiting>
    );
  }
  if (estado === 'aguardando' && urlDesafio !== null) {
    return (
      <BankChallenge url={urlDesafio}>
        <Trans>Responda ao banco para o pedido seguir. Nada é cobrado antes disso.</Trans>
      </BankChallenge>
    );
  }
  if (estado === 'aguardando' && !confirmacaoAutomatica) {
    return (
      <Waiting title={t`A loja confirma o pagamento`}>
        <Trans>
          Pague pelo aplicativo do banco e guarde o comprovante. A loja confere o Pix na conta dela
          e só então começa o pedido.
        </Trans>
      </Waiting>
    );
  }
  if (estado === 'aguardando') {
    return (
      <Waiting title={t`Aguardando o pagamento`}>
        <Trans>
          Pode fechar esta tela. Assim que o banco confirmar, o pedido segue para a loja.
        </Trans>
      </Waiting>
    );
  }
  if (estado === 'devolvendo' || estado === 'devolvido') {
    return (
      <Notice tone="warning" title={t`O valor pago não confere com o pedido`}>
        <Trans>
          Ele volta para você pela mesma forma de pagamento. O pedido continua esperando o pagamento
          certo.
        </Trans>
      </Notice>
    );
  }
  if (estado !== 'recusado') return null;
  return (
    <Notice tone="danger" title={t`O pagamento não foi aceito`}>
      {motivo === 'amountDiffers' ? (
        <Trans>
          O provedor respondeu com um valor diferente do seu pedido, e nós paramos por aí. Nada foi
          cobrado.
        </Trans>
      ) : (
        cardWords(motivo)
      )}
    </Notice>
  );
}

function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="notice info">
      <span className="spin pay-spin" aria-hidden="true" />
      <div className="grow">
        <b>{title}</b>
        {children}
      </div>
    </div>
  );
}
