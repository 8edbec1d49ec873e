// At a table: where the food goes, how it is paid, and the name for the waiter.
import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { paysFirst } from '#rules/orders/payment.ts';
import { api } from '../api.ts';
import '../tables/table.css';
import { useSeat } from '../tables/use-seat.ts';
import { RadioRow } from '../ui/choice-row.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { useAnswer } from '../use-answer.ts';
import { changeDraft } from './draft.ts';
import { type MethodsProps, PaymentMethods, SignInFirst } from './payment-section.tsx';

type TableSectionProps = Omit<MethodsProps, 'name' | 'methods' | 'pickup' | 'changeProblem'> & {
  signInSentence: string | null;
};

export function TableSection(props: TableSectionProps) {
  const { store } = props;
  const seat = useSeat(store.id);
  if (seat === null) return null;
  return (
    <>
      <section className="co">
        <div className="table-banner">
          <span className="table-number" aria-hidden="true">
            {seat.label.replace(/\D/g, '')}
          </span>
          <span className="grow">
            <b className="t-item">{seat.label}</b>
            <span className="t-cap own-line">{store.nome}</span>
          </span>
          <Link className="link t-label" to={pages.connectTable}>
            <Trans>Trocar</Trans>
          </Link>
        </div>
      </section>
      <TablePayment {...props} />
      <WhoOrders />
    </>
  );
}

function TablePayment({ signInSentence, ...props }: TableSectionProps) {
  const { t } = useLingui();
  const { store, draft } = props;
  const now = store.formasPagamento.filter(({ tipo }) => paysFirst(tipo));
  const chosen = now.some(({ id }) => id === draft.paymentId);
  return (
    <section className="co" id="co-payment" tabIndex={-1}>
      <h2 className="t-head" id="co-payment-name">
        <Trans>Pagamento</Trans>
      </h2>
      <div className="co" role="radiogroup" aria-labelledby="co-payment-name">
        <div className="card pad0 list">
          <div>
            <RadioRow
              name="co-payment-method"
              checked={!chosen}
              label={t`Pagar no final`}
              detail={t`O valor entra na conta da mesa`}
              start={<Pictured />}
              onChange={() => changeDraft(store.id, { paymentId: null })}
            />
          </div>
        </div>
        <PaymentMethods
          {...props}
          pickup
          changeProblem={null}
          name={t`Pagar agora`}
          methods={now}
        />
        {signInSentence === null ? null : <SignInFirst sentence={signInSentence} />}
      </div>
    </section>
  );
}

const Pictured = (): ReactNode => (
  <span className="icon-tile">
    <Icon of={ReceiptText} />
  </span>
);

/**
 * The name belongs to the person at the table, not to the order: it is saved at once, and the bill
 * shows it.
 */
function WhoOrders() {
  const { t } = useLingui();
  // Without an answer the field is empty, and what is typed counts.
  const { reply } = useAnswer('table', (client) => client.tableState({}));
  const [saved, setSaved] = useState<string | null>(null);
  const kept = saved ?? (reply?.ok ? (reply.value.mesa?.nome ?? '') : '');
  const [name, setName] = useState<string | null>(null);
  const save = async () => {
    const nome = name?.trim();
    if (nome === undefined || nome === kept) return;
    const result = await api().then(
      (client) => client.changeSeat({ nome }),
      () => null,
    );
    if (result?.ok) setSaved(nome);
  };
  return (
    <section className="co">
      <h2 className="t-head">
        <Trans>Quem está pedindo?</Trans>
      </h2>
      <TextField
        label={t`Seu nome`}
        hint={t`Para o garçom chamar`}
        maxLength={40}
        autoComplete="given-name"
        value={name ?? kept}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => void save()}
      />
    </section>
  );
}
