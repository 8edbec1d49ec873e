// The row that folds receipt, note and coupon; it names what was filled in.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Plus } from 'lucide-react';
import type { CartCoupon } from '#contract/entities/coupon.ts';
import { useSavedCoupon } from '../coupons/saved-coupon.ts';
import { Icon } from '../ui/icon.tsx';
import type { Draft } from './draft.ts';
import { lineId } from './lines/line-names.ts';

type MoreLineProps = {
  draft: Draft;
  /** The server's answer about the coupon, and whether it counts here. */
  coupon: CartCoupon | null;
  counted: boolean;
  onOpen(): void;
};

export function MoreLine({ draft, coupon, counted, onOpen }: MoreLineProps) {
  const { t } = useLingui();
  const code = useSavedCoupon()?.code ?? '';
  const refused = coupon !== null && !coupon.aplicado ? coupon.mensagem : null;
  const filled = [
    ...(draft.cpf === '' ? [] : [t`CPF`]),
    ...(draft.remark.trim() === '' ? [] : [t`observação`]),
    ...(code === ''
      ? []
      : refused !== null
        ? [refused]
        : counted
          ? [t`${code} aplicado`]
          : [t`Cupom ${code}`]),
  ];
  return (
    <button
      type="button"
      className="co-fold"
      id={lineId('more')}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon of={Plus} size={18} />
      <span className="t-label">
        <Trans>Mais opções</Trans>
      </span>
      <span className="t-cap">
        {filled.length > 0 ? filled.join(', ') : t`CPF na nota, observação, cupom`}
      </span>
      <Icon of={ChevronRight} size={18} />
    </button>
  );
}
