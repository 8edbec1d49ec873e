// The loyalty page (the specification, section 2), and the start of a brand without delivery: the
// current card, the credit and its statement.
import { pages } from '#contract/pages.ts';
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Gift, ScanQrCode } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useRememberedCustomer } from '../account/remembered-customer.ts';
import { AccountFrame } from '../account-frame.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import './loyalty.css';
import './stamps.css';
import { useBrandDate } from '../orders/brand-date.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/loyalty.route';
import { firstCard, nextCard } from './card-order.ts';
import { CashbackCard } from './cashback-card.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { loadLoyalty } from './load-loyalty.ts';
import { OwnGifts } from './own-gifts.tsx';
import { RedeemButton } from './redeem-button.tsx';
import { StampCardView } from './stamp-card.tsx';
import { StatementSection } from './statement-section.tsx';
import { ToMenu } from './to-menu.tsx';
import { useClaim } from './use-claim.ts';

export { PageFailed as ErrorBoundary } from '../errors/page-failed.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  return loadLoyalty(context.get(pageContext), url, request);
}

export default function Loyalty({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const date = useBrandDate();
  const { projectName } = useBrand();
  const [params, setParams] = useSearchParams();
  const { cartelas, programas, cashback, cupons, indicacao, roleta, storeId, customerId, at } =
    loaderData;
  useRememberedCustomer(customerId);
  const [open, setOpen] = useState(params.has('selo'));
  const claiming = useClaim(() => setOpen(true));
  const close = () => {
    setOpen(false);
    claiming.reset();
    if (params.has('selo'))
      setParams((before) => without(before, 'selo'), { replace: true, preventScrollReset: true });
  };
  const card = firstCard(cartelas) ?? nextCard(programas);
  return (
    <AccountFrame current="loyalty" storeId={storeId}>
      <title>{`${t`Fidelidade`} · ${projectName}`}</title>
      <meta name="description" content={t`Selos, prêmios e cashback de ${projectName}.`} />
      <main className="page narrow stack lg loyalty">
        <h1 className="t-display">
          <Trans>Fidelidade</Trans>
        </h1>
        {card === null &&
        cashback === null &&
        cupons.length === 0 &&
        indicacao === null &&
        roleta === null ? (
          <EmptyState
            icon={Gift}
            title={t`Nada por aqui ainda`}
            text={t`Esta loja ainda não tem cartões nem cashback.`}
          >
            <ToMenu />
          </EmptyState>
        ) : null}
        {card === null ? null : (
          <>
            <StampCardView card={card}>
              {card.estado === 'completa' ? <RedeemButton card={card} /> : null}
            </StampCardView>
            <div className="row between wraps">
              <Link className="link t-label" to={pages.stampCards}>
                <Trans>Ver todos os cartões</Trans>
              </Link>
              {card.id === 0 ? null : (
                <span className="t-cap">
                  <Trans>
                    Vale até{' '}
                    {date(card.validoAte, { day: '2-digit', month: '2-digit', year: 'numeric' })}
                  </Trans>
                </span>
              )}
            </div>
          </>
        )}
        {programas.some(({ porCodigo }) => porCodigo) ? (
          <Button variant="tonal" block onClick={() => setOpen(true)}>
            <Icon of={ScanQrCode} />
            <Trans>Ganhar um selo no balcão</Trans>
          </Button>
        ) : null}
        {cashback === null ? null : (
          <>
            <CashbackCard cashback={cashback} at={at} />
            <StatementSection cashback={cashback} customerId={customerId} />
          </>
        )}
        <OwnGifts data={loaderData} />
        <div className="dock-space sm" />
      </main>
      {open ? (
        <CodeSheet claiming={claiming} first={params.get('selo') ?? ''} onClose={close} />
      ) : null}
    </AccountFrame>
  );
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete(name);
  return rest;
}
