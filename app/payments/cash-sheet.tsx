// Pays an order in cash that was to be paid online: asks for the change, as the checkout does.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { type CashAnswer, CashChange, changeOf } from '../checkout/cash-change.tsx';
import { focusOn } from '../checkout/lines/focus-on.ts';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/money.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { Paying } from './use-paying.ts';

type CashSheetProps = {
  order: Pick<Order, 'valorTotal'>;
  paying: Paying;
  methodId: number;
  onClose(): void;
};

export function CashSheet({ order: { valorTotal }, paying, methodId, onClose }: CashSheetProps) {
  const { t } = useLingui();
  const money = useMoney();
  const [answer, setAnswer] = useState<CashAnswer>({ changeText: '', changeNotNeeded: false });
  const [tried, setTried] = useState(false);
  const change = changeOf(answer);
  const problem =
    change === null
      ? t`Informe um valor válido ou marque “Não preciso de troco”.`
      : change !== 'notNeeded' && change <= valorTotal
        ? t`O valor precisa ser maior que ${money(valorTotal)}.`
        : null;
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== null || change === null) return focusOn('co-change');
    if (await paying.pay(methodId, { troco: change === 'notNeeded' ? null : change })) onClose();
  };
  return (
    <Sheet title={t`Pagar em dinheiro`} onClose={onClose}>
      <form className="stack md" onSubmit={pay} noValidate>
        <CashChange
          answer={answer}
          total={valorTotal}
          error={problem}
          shown={tried}
          onChange={(part) => setAnswer((before) => ({ ...before, ...part }))}
        />
        <Button type="submit" block loading={paying.busy}>
          <Trans>Pagar em dinheiro</Trans>
        </Button>
      </form>
    </Sheet>
  );
}
