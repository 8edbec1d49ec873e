// How the order is paid, in one line, and what paying so saves.
import { useLingui } from '@lingui/react/macro';
import { ReceiptText, Wallet } from 'lucide-react';
import type { PaymentMethod } from '#contract/entities/store.ts';
import { useMethodName } from '../payments/method-name.ts';
import { useMethodWords } from '../payments/method-words.ts';
import { useMoney } from '../ui/money.tsx';
import { changeOf } from './cash-change.tsx';
import type { LineProps } from './line-props.ts';
import { lineId } from './lines/line-names.ts';
import { SummaryLine } from './lines/summary-line.tsx';
import { findProblem } from './use-checkout.ts';

export function PaymentLine({ store, checkout, onOpen }: LineProps) {
  const { t } = useLingui();
  const money = useMoney();
  const nameOf = useMethodName();
  const { payment, draft, view, problems, atTable } = checkout;
  const words = useMethodWords(view.facts.pickup || atTable);
  const line = { id: lineId('payment'), name: t`Pagamento`, onOpen: () => onOpen('payment') };
  if (payment === null && atTable)
    return (
      <SummaryLine
        {...line}
        value={t`Pagar no final`}
        detail={t`O valor entra na conta da mesa`}
        icon={ReceiptText}
      />
    );
  if (payment === null) {
    const best = bestOf(store.formasPagamento);
    const saved = best === undefined ? 0 : view.savingWith(best);
    const nome = nameOf(best?.nome ?? '');
    return (
      <SummaryLine
        {...line}
        value={t`Escolher o pagamento`}
        detail={saved > 0 ? t`${nome} tem ${money(saved)} de desconto` : t`Pix, cartão ou dinheiro`}
        icon={Wallet}
        missing
      />
    );
  }
  const { icon, detail } = words(payment.tipo);
  const change = changeOf(draft);
  const wrong = findProblem(problems, 'onlineNeedsSignIn', 'changeMissing', 'changeTooLow');
  const mustSignIn = wrong?.code === 'onlineNeedsSignIn';
  const saving = view.savingWith(payment);
  const ofCash =
    change === null
      ? t`Troco para quanto?`
      : change === 'notNeeded'
        ? t`Sem troco`
        : t`Troco para ${money(change)}`;
  return (
    <SummaryLine
      {...line}
      value={mustSignIn ? t`Entrar para pagar` : nameOf(payment.nome)}
      detail={mustSignIn ? nameOf(payment.nome) : payment.tipo === 'dinheiro' ? ofCash : detail}
      icon={icon}
      missing={wrong !== null}
      end={
        saving > 0 ? <span className="badge success num">{`\u2212${money(saving)}`}</span> : null
      }
    />
  );
}

const bestOf = (methods: readonly PaymentMethod[]): PaymentMethod | undefined =>
  [...methods].sort((a, b) => b.desconto - a.desconto)[0];
