// The wheel's result: a coupon to use now or keep, or nothing.
import { Trans, useLingui } from '@lingui/react/macro';
import { Clover, PartyPopper } from 'lucide-react';
import type { Spin } from '#contract/entities/gifts.ts';
import { useCongratulation } from '../coupons/congratulation.ts';
import { CouponTicket } from '../coupons/coupon-ticket.tsx';
import { useHouseDate } from '../orders/house-date.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useMenuOf } from './own-gifts.tsx';

export function WheelPrizeSheet({
  spin: { cupom, proximoGiro },
  storeId,
  onClose,
}: {
  spin: Spin;
  storeId: number | null;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const date = useHouseDate();
  const congratulation = useCongratulation();
  const { menu, filled } = useMenuOf(storeId);
  const next = date(proximoGiro, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const title = cupom === null ? t`Não foi dessa vez` : congratulation(cupom);
  return (
    <Sheet title={title} titleHidden onClose={onClose}>
      <div className="win">
        <span className="win-art" aria-hidden="true">
          <Icon of={cupom === null ? Clover : PartyPopper} size={28} />
        </span>
        <p className="t-section">{title}</p>
        {cupom === null ? (
          <p className="t-sub">
            <Trans>Você pode girar de novo em {next}.</Trans>
          </p>
        ) : (
          <CouponTicket coupon={cupom} menu={menu} filled={filled} />
        )}
        <Button variant={cupom === null ? 'tonal' : 'quiet'} block onClick={onClose}>
          {cupom === null ? <Trans>Fechar</Trans> : <Trans>Guardar para depois</Trans>}
        </Button>
      </div>
    </Sheet>
  );
}
