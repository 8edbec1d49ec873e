// All of the customer's cards: active ones, and what became of the others.
import { Gift } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { AccountFrame } from '../account-frame.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import './loyalty.css';
import './stamps.css';
import { AppBar } from '../ui/app-bar.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/cards.route';
import { isPast, openCards } from './card-order.ts';
import { loadLoyalty } from './load-loyalty.ts';
import { RedeemButton } from './redeem-button.tsx';
import { StampCardView } from './stamp-card.tsx';
import { ToMenu } from './to-menu.tsx';

export { PageFailed as ErrorBoundary } from '../errors/page-failed.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  return loadLoyalty(context.get(pageContext), url, request);
}

export default function Cards({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName, estabelecimentos } = useBrand();
  const { cartelas, storeId } = loaderData;
  const open = openCards(cartelas);
  const past = cartelas.filter(isPast).reverse();
  return (
    <AccountFrame current="loyalty" storeId={storeId}>
      <title>{`${t`Meus cartões`} · ${projectName}`}</title>
      <AppBar title={t`Meus cartões`} back={pages.loyalty} />
      <main className="page narrow stack loyalty">
        {cartelas.length === 0 ? (
          <EmptyState
            icon={Gift}
            title={t`Nenhum cartão ainda`}
            text={t`O primeiro selo abre o seu cartão.`}
          >
            <ToMenu />
          </EmptyState>
        ) : null}
        {open.map((card) => (
          <div key={card.id} className="stack">
            <StampCardView card={card}>
              {card.estado === 'completa' ? <RedeemButton card={card} /> : null}
            </StampCardView>
            {estabelecimentos.length > 1 ? (
              <p className="t-cap">
                {card.idEstabelecimento === null ? (
                  <Trans>Vale em todas as lojas</Trans>
                ) : (
                  card.nomeEstabelecimento
                )}
              </p>
            ) : null}
          </div>
        ))}
        {estabelecimentos.length > 1 ? (
          <Link
            className={buttonClass({ variant: 'outline', block: true })}
            to={pages.loyaltyStores}
          >
            <Trans>Onde juntar selos</Trans>
          </Link>
        ) : null}
        {past.length === 0 ? null : (
          <section>
            <h2 className="overline">
              <Trans>Anteriores</Trans>
            </h2>
            <div className="stack">
              {past.map((card) => (
                <StampCardView key={card.id} card={card} heading="h3" />
              ))}
            </div>
          </section>
        )}
        <div className="dock-space sm" />
      </main>
    </AccountFrame>
  );
}
