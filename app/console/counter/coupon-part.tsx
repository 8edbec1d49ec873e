// A coupon that the customer names: it counts by the same rule as on the storefront.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CartCoupon } from '#contract/entities/coupon.ts';
import { failureCodes } from '#contract/failures.ts';
import { CodeField } from '../forms/typed-fields.tsx';

type CouponPartProps = {
  code: string;
  /** What the entered code is worth; null: no code, or not known yet. */
  answer: CartCoupon | null;
  /** In capitals; empty: none. */
  onCode: (code: string) => void;
};

export function CouponPart({ code: entered, answer, onCode }: CouponPartProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(entered);
  const code = typed.trim().toUpperCase();
  const known = answer?.codigoCupom === code ? answer : null;
  // The server's sentences speak to the customer.
  const toStaff = new Map<number, string>([
    [
      failureCodes.couponNeedsSignIn,
      t`Vale para quem tem conta. Digite o celular confirmado do cliente.`,
    ],
    [failureCodes.couponAlreadyUsed, t`O cliente já usou este cupom.`],
  ]);
  const refusal = toStaff.get(known?.codErro ?? 0) ?? known?.mensagem ?? '';
  return (
    <CodeField
      id="counter-coupon"
      label={t`Cupom`}
      start={<kbd className="pick-key">F7</kbd>}
      optional
      maxLength={40}
      value={typed}
      error={known?.aplicado === false ? refusal : ''}
      hint={known?.aplicado ? t`O cupom vale neste pedido.` : undefined}
      onChange={(text) => {
        setTyped(text);
        if (text.trim() === '') onCode('');
      }}
      onBlur={() => onCode(code)}
      onKeyDown={(event) => {
        // With Ctrl these keys send the order or put it aside, and the code is part of it.
        const withCtrl = event.ctrlKey || event.metaKey;
        if (event.key !== 'Enter' && !(withCtrl && event.key.toLowerCase() === 's')) return;
        event.preventDefault();
        onCode(code);
      }}
    />
  );
}
