// The cart's coupon: a field to type one, or the current one, with the reason if it does not count.
import { Trans, useLingui } from '@lingui/react/macro';
import { LogIn, TicketPercent } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { CartCoupon } from '#contract/entities/coupon.ts';
import { failureCodes } from '#contract/failures.ts';
import type { CartLine } from '#rules/cart/cart.ts';
import { toOrderItems } from '#rules/cart/ordered-lines.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { PrivateLink } from '../account/private-link.tsx';
import { describedCustomer } from '../api.ts';
import { useBrand } from '../brand/brand-context.tsx';
import type { PricedCartView } from '../cart/use-priced-cart.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { focusRendered } from '../ui/first-wrong.ts';
import { Icon } from '../ui/icon.tsx';
import { useToast } from '../ui/toast.tsx';
import { useCall } from '../use-call.ts';
import './coupons.css';
import { useCongratulation, useCouponTerms } from './congratulation.ts';
import { forgetCoupon, saveCouponCode, saveCouponTerms, useSavedCoupon } from './saved-coupon.ts';

export function CouponSection({ view, storeId }: { view: PricedCartView; storeId: number }) {
  const { t } = useLingui();
  const kept = useSavedCoupon();
  const section = useRef<HTMLElement>(null);
  const { cart, delivery, priced, coupon } = view;
  const remove = () => {
    forgetCoupon();
    // The button is removed with the coupon: the new field takes focus.
    focusRendered(() => section.current?.querySelector('input'));
  };
  return (
    <section
      ref={section}
      id="co-coupon"
      className="coupon-section"
      tabIndex={-1}
      aria-label={t`Cupom de desconto`}
    >
      {kept === null ? (
        <CouponField lines={cart.lines} storeId={storeId} tipoPedido={delivery.tipoPedido} />
      ) : (
        <SavedCouponCard
          code={kept.code}
          answer={priced.coupon}
          counted={coupon !== null}
          onRemove={remove}
        >
          <Terms kept={kept.terms} tipoPedido={delivery.tipoPedido} />
        </SavedCouponCard>
      )}
    </section>
  );
}

type TermsProps = {
  kept: Parameters<ReturnType<typeof useCouponTerms>>[0] | null;
  tipoPedido: PricedCartView['delivery']['tipoPedido'];
};

/** Without delivery, a coupon's discount counts and its free delivery has no effect. */
function Terms({ kept, tipoPedido }: TermsProps) {
  const { t } = useLingui();
  const terms = useCouponTerms();
  if (kept === null) return null;
  const withoutDelivery =
    !kept.freteGratis || tipoPedido === ORDER_TYPE.delivery
      ? ''
      : tipoPedido === ORDER_TYPE.table
        ? t`Na mesa vale o desconto; a entrega grátis não se aplica.`
        : t`Na retirada vale o desconto; a entrega grátis não se aplica.`;
  return `${terms(kept)}${withoutDelivery === '' ? '' : `. ${withoutDelivery}`}`;
}

type SavedCouponCardProps = {
  code: string;
  answer: CartCoupon | null;
  counted: boolean;
  onRemove: () => void;
  children: React.ReactNode;
};

function SavedCouponCard({ code, answer, counted, onRemove, children }: SavedCouponCardProps) {
  // Not counted here and no answer yet: say nothing.
  const reason = answer !== null && !answer.aplicado ? answer.mensagem : null;
  const needsSignIn = answer?.codErro === failureCodes.couponNeedsSignIn;
  const good = counted && reason === null;
  return (
    <div className="card saved-coupon">
      <div className="row">
        <span
          className={
            good ? 'icon-tile success' : reason === null ? 'icon-tile brand' : 'icon-tile warning'
          }
        >
          <Icon of={TicketPercent} />
        </span>
        <span className="grow" aria-live="polite">
          <b className="t-label">
            {good ? <Trans>{code} aplicado</Trans> : <Trans>Cupom {code}</Trans>}
          </b>
          <span className="t-cap own-line">{reason ?? children}</span>
        </span>
        <Button variant="quiet" size="sm" className="coupon-remove" onClick={onRemove}>
          <Trans>Remover</Trans>
        </Button>
      </div>
      {needsSignIn ? (
        <PrivateLink
          className={buttonClass({ variant: 'tonal', size: 'md', block: true })}
          reason="coupons"
          focus="co-coupon"
        >
          <Icon of={LogIn} size={18} />
          <Trans>Entrar e usar o cupom</Trans>
        </PrivateLink>
      ) : null}
    </div>
  );
}

type CouponFieldProps = {
  lines: readonly CartLine[];
  storeId: number;
  tipoPedido: PricedCartView['delivery']['tipoPedido'];
};

function CouponField({ lines, storeId, tipoPedido }: CouponFieldProps) {
  const { t } = useLingui();
  const { appNome } = useBrand();
  const id = useId();
  const toasts = useToast();
  const congratulation = useCongratulation();
  const [typed, setTyped] = useState('');
  const { busy, run } = useCall({ reread: 'never' });
  const [failed, setFailed] = useState<string | null>(null);
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (typed.trim() === '') {
      setFailed(t`Digite o código do cupom.`);
      document.getElementById(id)?.focus();
      return;
    }
    setFailed(null);
    const customer = describedCustomer();
    const codigoCupom = typed.trim().slice(0, 40);
    const result = await run((client) =>
      client.applyCoupon({
        estabelecimento: { id: storeId },
        cliente: customer === null ? null : { id: customer },
        desconto: { codigoCupom, appNome },
        tipoPedido,
        itens: toOrderItems(lines),
      }),
    );
    if (result === null) return;
    if (result.ok) {
      saveCouponTerms(result.value);
      toasts.show({ text: congratulation(result.value), tone: 'success' });
    } else if (result.codErro === failureCodes.couponNeedsSignIn) saveCouponCode(codigoCupom);
    else setFailed(result.text);
  };
  return (
    <form className="coupon-form" onSubmit={apply} noValidate>
      <Field id={id} label={t`Cupom de desconto`} error={failed}>
        {(wiring) => (
          <span className="row tight coupon-row">
            <span className="input grow">
              <Icon of={TicketPercent} />
              <input
                type="text"
                {...wiring}
                value={typed}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="go"
                onChange={(event) => {
                  setTyped(event.target.value);
                  setFailed(null);
                }}
              />
            </span>
            <Button type="submit" variant="tonal" loading={busy}>
              <Trans>Aplicar</Trans>
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
