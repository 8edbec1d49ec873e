// Stores where stamps are collected, each with its current card.
import { pages } from '#contract/pages.ts';
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { StampCard, StampProgram } from '#contract/entities/loyalty.ts';
import { AccountFrame } from '../account-frame.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import './loyalty.css';
import '../stores/stores.css';
import { storeSuffix } from '../stores/store-choice.ts';
import { StoreLogo } from '../stores/store-logo.tsx';
import { AppBar } from '../ui/app-bar.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/stores.route';
import { countsAt, openCards } from './card-order.ts';
import { loadLoyalty } from './load-loyalty.ts';

export { PageFailed as ErrorBoundary } from '../errors/page-failed.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  return loadLoyalty(context.get(pageContext), url, request);
}

export default function LoyaltyStores({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const brand = useBrand();
  const { cartelas, programas, storeId } = loaderData;
  const cards = openCards(cartelas);
  return (
    <AccountFrame current="loyalty" storeId={storeId}>
      <title>{`${t`Onde juntar selos`} · ${brand.projectName}`}</title>
      <AppBar title={t`Onde juntar selos`} back={pages.stampCards} />
      <main className="page narrow stack loyalty">
        <p className="t-sub">
          {programas.every(({ idEstabelecimento }) => idEstabelecimento === null) ? (
            <Trans>Seus selos valem em todas as lojas.</Trans>
          ) : (
            <Trans>Um cartão que não é de todas as lojas vale na loja em que você pediu.</Trans>
          )}
        </p>
        <ul className="card pad0 list">
          {brand.estabelecimentos.map((store) => {
            const card = cards.find(countsAt(store.id)) ?? null;
            const program = programas.find(countsAt(store.id)) ?? null;
            return (
              <li key={store.id}>
                <Link
                  className="li"
                  to={
                    brand.possuiDelivery
                      ? `${pages.menu}${storeSuffix(brand, store)}`
                      : pages.loyalty
                  }
                >
                  <StoreLogo store={store} />
                  <span className="grow">
                    <b className="t-item">{store.nome}</b>
                    <StoreProgress card={card} program={program} />
                  </span>
                  <Icon of={ChevronRight} />
                </Link>
              </li>
            );
          })}
        </ul>
        <div className="dock-space sm" />
      </main>
    </AccountFrame>
  );
}

function StoreProgress({
  card,
  program,
}: {
  card: StampCard | null;
  program: StampProgram | null;
}) {
  const needed = card?.selosNecessarios ?? program?.selosNecessarios ?? 0;
  const has = card?.selos ?? 0;
  const part = needed === 0 ? 0 : Math.round((100 * has) / needed);
  return (
    <>
      <span className={classes('t-cap own-line', needed > 0 && 'store-stamps')}>
        {needed === 0 ? (
          <Trans>Esta loja não tem cartões agora</Trans>
        ) : has === 0 ? (
          <Trans>Comece com o primeiro selo</Trans>
        ) : (
          <Trans>
            {has} de {needed} selos
          </Trans>
        )}
      </span>
      {needed === 0 ? null : (
        <span className="bar" aria-hidden="true">
          <i style={{ width: `${part}%` }} />
        </span>
      )}
    </>
  );
}
