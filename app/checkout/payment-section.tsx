// How the order is paid. Every method of this list is paid when the food changes hands.
import { Trans, useLingui } from '@lingui/react/macro';
import { Banknote, CreditCard, type LucideIcon, Nfc, QrCode } from 'lucide-react';
import type { PaymentMethod, Store } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import { Icon } from '../ui/icon.tsx';
import { CashChange } from './cash-change.tsx';
import { changeDraft, type Draft } from './draft.ts';
import { ProblemNote } from './receive-section.tsx';

const icons: Record<PaymentMethod['tipo'], LucideIcon> = {
  dinheiro: Banknote,
  cartaoNaEntrega: Nfc,
  pixNaEntrega: QrCode,
  pixDaLoja: QrCode,
  pixOnline: QrCode,
  cartaoOnline: CreditCard,
};

type PaymentSectionProps = { store: Store; draft: Draft; pickup: boolean; total: Cents; problem: string | null; changeProblem: string | null };

export function PaymentSection({ store, draft, pickup, total, problem, changeProblem }: PaymentSectionProps) {
  const { t } = useLingui();
  const details: Record<PaymentMethod['tipo'], string> = {
    dinheiro: t`Com ou sem troco`,
    cartaoNaEntrega: pickup ? t`Na maquininha do balcão` : t`O entregador leva a maquininha`,
    pixNaEntrega: t`O código aparece na hora de pagar`,
    pixDaLoja: t`A loja confere o pagamento e confirma`,
    pixOnline: t`Confirma na hora, pelo aplicativo do banco`,
    cartaoOnline: t`Crédito ou débito, pelo site`,
  };
  const methods = store.formasPagamento.filter(({ tipo }) => tipo !== 'cartaoOnline');
  const group = pickup ? t`Pagar na retirada` : t`Pagar na entrega`;
  return (
    <section className="co" id="co-payment" tabIndex={-1}>
      <h2 className="t-head">
        <Trans>Pagamento</Trans>
      </h2>
      <p className="overline">{group}</p>
      <div className="card pad0 list" role="radiogroup" aria-label={group} aria-describedby={problem === null ? undefined : 'co-payment-note'}>
        {methods.map((method) => (
          <div key={method.id} className={method.id === draft.paymentId ? 'pay on' : 'pay'}>
            <label className="li">
              <input
                className="sr"
                type="radio"
                name="co-payment-method"
                checked={method.id === draft.paymentId}
                onChange={() => changeDraft(store.id, { paymentId: method.id })}
              />
              <span className="ico">
                <Icon of={icons[method.tipo]} />
              </span>
              <span className="grow">
                <b className="t-label">{method.nome}</b>
                <span className="t-cap" style={{ display: 'block' }}>
                  {details[method.tipo]}
                </span>
              </span>
              {method.desconto > 0 ? <span className="badge success">{`\u2212${String(method.desconto).replace('.', ',')}%`}</span> : null}
              <span className="radio" />
            </label>
            {method.tipo === 'dinheiro' && method.id === draft.paymentId ? (
              <CashChange storeId={store.id} draft={draft} total={total} error={changeProblem} />
            ) : null}
          </div>
        ))}
      </div>
      <ProblemNote id="co-payment-note" text={problem} />
    </section>
  );
}
