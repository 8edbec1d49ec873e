// Other ways to pay the same total, for customers without a banking app.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import type { PaymentMethod } from '#contract/entities/store.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { paysFirst } from '#rules/orders/payment.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { CardRetry } from './card-retry.tsx';
import { CashSheet } from './cash-sheet.tsx';
import { MethodLine } from './method-line.tsx';
import { useMethodWords } from './method-words.ts';
import type { Paying } from './use-paying.ts';

type OtherMethodsProps = {
  order: Order;
  methods: readonly PaymentMethod[];
  pickup: boolean;
  paying: Paying;
};

export function OtherMethods({ order, methods, pickup, paying }: OtherMethodsProps) {
  const { t } = useLingui();
  const words = useMethodWords(pickup);
  const [open, setOpen] = useState(false);
  const [card, setCard] = useState<number | null>(null);
  const [cash, setCash] = useState<number | null>(null);
  // At a table, everything not paid online is on the bill.
  const paysByItself = ({ tipo }: PaymentMethod) =>
    order.tipoPedido !== ORDER_TYPE.table || paysFirst(tipo);
  const withTheBill = methods.find((method) => !paysByItself(method));
  const choose = async ({ id, tipo }: PaymentMethod) => {
    if (tipo === 'cartaoOnline') {
      setOpen(false);
      setCard(id);
      return;
    }
    setOpen(false);
    if (tipo === 'dinheiro' && order.tipoPedido !== ORDER_TYPE.table) {
      setCash(id);
      return;
    }
    await paying.pay(id);
  };
  return (
    <>
      <Button variant="neutral" block onClick={() => setOpen(true)}>
        <Trans>Pagar de outra forma</Trans>
      </Button>
      {open ? (
        <Sheet title={t`Pagar de outra forma`} onClose={() => setOpen(false)}>
          <div className="stack md">
            <p className="t-sub">
              <Trans>O total continua o mesmo.</Trans>
            </p>
            <div className="card pad0 list">
              {methods.filter(paysByItself).map((method) => (
                <button
                  key={method.id}
                  type="button"
                  className="li"
                  disabled={paying.busy}
                  onClick={() => void choose(method)}
                >
                  <MethodLine method={method} words={words} />
                  <Icon of={ChevronRight} size={20} />
                </button>
              ))}
              {withTheBill === undefined ? null : (
                <button
                  type="button"
                  className="li"
                  disabled={paying.busy}
                  onClick={() => void choose(withTheBill)}
                >
                  <span className="icon-tile">
                    <Icon of={ReceiptText} />
                  </span>
                  <span className="grow">
                    <b className="t-label">
                      <Trans>Pagar no final</Trans>
                    </b>
                    <span className="t-cap own-line">
                      <Trans>O valor entra na conta da mesa</Trans>
                    </span>
                  </span>
                  <Icon of={ChevronRight} size={20} />
                </button>
              )}
            </div>
          </div>
        </Sheet>
      ) : null}
      {cash === null ? null : (
        <CashSheet order={order} paying={paying} methodId={cash} onClose={() => setCash(null)} />
      )}
      {card === null ? null : (
        <CardRetry order={order} paying={paying} methodId={card} onClose={() => setCard(null)} />
      )}
    </>
  );
}
