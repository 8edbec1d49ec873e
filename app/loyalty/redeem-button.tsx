// Redeems a full card on the next order, or at the counter where the brand takes no orders.
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { StampCard } from '#contract/entities/loyalty.ts';
import { failureCodes } from '#contract/failures.ts';
import { pages } from '#contract/pages.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useBrandDate } from '../orders/brand-date.ts';
import { serverNow } from '../server-clock.ts';
import { storeSuffix } from '../stores/store-choice.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useCall } from '../use-call.ts';
import { wantCard } from './saved-loyalty.ts';

const { stampCardRedeemed } = failureCodes;

export function RedeemButton({ card }: { card: StampCard }) {
  const brand = useBrand();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const store = brand.estabelecimentos.find(({ id }) => id === card.idEstabelecimento);
  const onNextOrder = () => {
    wantCard(card.id);
    void navigate(`${pages.menu}${store === undefined ? '' : storeSuffix(brand, store)}`);
  };
  return (
    <>
      <button
        type="button"
        className={buttonClass({ block: true }, 'stamps-button')}
        onClick={brand.possuiDelivery ? onNextOrder : () => setOpen(true)}
      >
        {brand.possuiDelivery ? (
          <Trans>Resgatar no próximo pedido</Trans>
        ) : (
          <Trans>Resgatar no balcão</Trans>
        )}
      </button>
      {open ? <RedeemSheet card={card} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function RedeemSheet({ card, onClose }: { card: StampCard; onClose: () => void }) {
  const { t } = useLingui();
  const date = useBrandDate();
  const { busy, run } = useCall();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const redeem = async () => {
    // Reload only after the sheet closes: the card, and with it this sheet, then moves to the past
    // cards.
    const outcome = await run((client) => client.redeemStampCard({ id: card.id }), {
      reread: 'never',
    });
    if (outcome === null) return;
    // An earlier press redeemed it, but its reply was lost.
    const before = !outcome.ok && outcome.doubtful && outcome.codErro === stampCardRedeemed;
    if (outcome.ok || before) setAt(new Date(serverNow()).toISOString());
    else setProblem(outcome.text);
  };
  const close = () => {
    onClose();
    if (at !== null) void revalidate();
  };
  return (
    <Sheet title={at === null ? t`Resgatar no balcão` : t`Mostre no caixa`} onClose={close}>
      {at === null ? (
        <div className="stack">
          <Notice tone="info" title={<Trans>Use só na frente do caixa.</Trans>}>
            <Trans>O cartão é resgatado na hora: {card.nome}.</Trans>
          </Notice>
          {problem === null ? null : (
            <p className="t-sub" role="alert">
              {problem}
            </p>
          )}
          <Button block loading={busy} onClick={redeem}>
            <Trans>Resgatar agora</Trans>
          </Button>
        </div>
      ) : (
        <div className="stack counter-proof" role="status">
          <Icon of={CircleCheck} size={28} className="plus" />
          <p>{card.nome}</p>
          <p className="t-sub num">
            {date(at, {
              day: 'numeric',
              month: 'long',
              hour: '2-digit',
              minute: '2-digit',
              second: '2-digit',
            })}
          </p>
          <Button variant="tonal" block onClick={close}>
            <Trans>Pronto</Trans>
          </Button>
        </div>
      )}
    </Sheet>
  );
}
