// The store proposes a change that costs more: its customer sees the difference and agrees with one
// tap.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { useMoney } from '../ui/money.tsx';
import { useToast } from '../ui/toast.tsx';
import { useCall } from '../use-call.ts';
import { changedItems } from './changed-words.ts';
import { useChangedTerms } from './term-words.ts';

type ChangeProposalProps = {
  order: Order;
  /** The store on WhatsApp; null: it has no number. */
  conversation: string | null;
  /** The lines of the proposal. */
  children: ReactNode;
};

export function ChangeProposal({ order, conversation, children }: ChangeProposalProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const changedTerms = useChangedTerms();
  const toast = useToast();
  const { busy, run } = useCall({ reread: 'always', toast: true });
  const { id, proposta, revisaoPedido, valorTotal } = order;
  if (proposta === null || order.chaveAcompanhamento === null) return null;
  const more = money(proposta.diferenca);
  const due = money(proposta.aCobrar);
  const method = proposta.formaDiferenca?.nome ?? '';
  const answer = async (aceita: boolean) => {
    const result = await run((client) => client.answerChange({ id, revisaoPedido, aceita }));
    if (!result?.ok) return;
    toast.show({
      text: aceita ? t`Combinado. Seu pedido foi alterado.` : t`Seu pedido fica como estava.`,
      tone: 'success',
    });
  };
  return (
    <section className="card stack" aria-labelledby="change-proposal">
      <h2 className="t-head" id="change-proposal">
        <Trans>A loja propõe uma mudança</Trans>
      </h2>
      {proposta.motivo === '' ? null : <p className="t-sub">{proposta.motivo}</p>}
      {/* What goes is in none of the new lines. */}
      <p>
        {[changedItems(order, proposta, i18n.locale).join(', '), ...changedTerms(order, proposta)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {children}
      <dl className="totals">
        <div>
          <dt>{t`Total de agora`}</dt>
          <dd>{money(valorTotal)}</dd>
        </div>
        <div>
          <dt>{t`A mais`}</dt>
          <dd>{`+\u00a0${more}`}</dd>
        </div>
        <div className="total">
          <dt>{t`Novo total`}</dt>
          <dd>{money(proposta.valorTotal)}</dd>
        </div>
      </dl>
      {proposta.aCobrar > 0 ? (
        <p className="t-sub">
          <Trans>
            O que já foi pago continua valendo. Você paga {due} ao receber: {method}.
          </Trans>
        </p>
      ) : null}
      <Button block loading={busy} onClick={() => void answer(true)}>
        <Trans>Concordo</Trans>
      </Button>
      <div className="cols2">
        <Button variant="neutral" loading={busy} onClick={() => void answer(false)}>
          <Trans>Deixar como está</Trans>
        </Button>
        {conversation === null ? null : (
          <a className={buttonClass({ variant: 'neutral' })} href={conversation}>
            <Trans>Falar com a loja</Trans>
          </a>
        )}
      </div>
    </section>
  );
}
