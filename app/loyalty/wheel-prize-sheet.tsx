// The wheel's result: a coupon to use now or keep, or nothing.
import { Trans, useLingui } from '@lingui/react/macro';
import { Clover } from 'lucide-react';
import type { Spin } from '#contract/entities/gifts.ts';
import { usePrizeWords } from '../coupons/congratulation.ts';
import { useBrandDate } from '../orders/brand-date.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useMenuOf } from './own-gifts.tsx';
import { WinTicket } from './win-ticket.tsx';

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
  const date = useBrandDate();
  const prizeWords = usePrizeWords();
  const { menu, filled } = useMenuOf(storeId);
  const next = date(proximoGiro, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const { lead, prize } =
    cupom === null ? { lead: t`Não foi dessa vez`, prize: '' } : prizeWords(cupom);
  return (
    <Sheet title={`${lead} ${prize}`.trim()} titleHidden onClose={onClose}>
      <div className="win">
        {cupom === null ? (
          <span className="win-art" aria-hidden="true">
            <Icon of={Clover} size={28} />
          </span>
        ) : null}
        <p className="t-section">{lead}</p>
        {cupom === null ? (
          <p className="t-sub">
            <Trans>Você pode girar de novo em {next}.</Trans>
          </p>
        ) : (
          <WinTicket coupon={cupom} prize={prize} menu={menu} filled={filled} />
        )}
        <Button variant={cupom === null ? 'tonal' : 'quiet'} block onClick={onClose}>
          {cupom === null ? <Trans>Fechar</Trans> : <Trans>Guardar para depois</Trans>}
        </Button>
      </div>
    </Sheet>
  );
}
