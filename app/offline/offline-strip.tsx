// Offline: one strip over every page, which says how old the saved menu is.
import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useLocation } from 'react-router';
import { pages } from '#contract/pages.ts';
import { withHourSign } from '#rules/time/date-format.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useIsMarket } from '../brand/use-is-market.ts';
import { shownListing } from '../listing/menu-memory.ts';
import { Icon } from '../ui/icon.tsx';
import './offline.css';
import { useOnline } from './use-online.ts';
import { useReloadPage } from './use-reload-page.ts';

const ORDER_PAGES = pages.order.slice(0, pages.order.indexOf(':'));

export function OfflineStrip() {
  const online = useOnline();
  // The live region is there before its text, so that the text is announced.
  return <div role="status">{online ? null : <Strip />}</div>;
}

function Strip() {
  const time = useCachedTime();
  const isMarket = useIsMarket();
  const { pathname } = useLocation();
  const { asking, reload } = useReloadPage();
  return (
    <div className="offline-strip">
      <Icon of={WifiOff} size={18} />
      <span className="grow">
        {pathname.startsWith(ORDER_PAGES) ? (
          <Trans>Sem internet. Este é o último estado do pedido que recebemos.</Trans>
        ) : time === null ? (
          <Trans>Sem internet.</Trans>
        ) : isMarket ? (
          <Trans>Sem internet. Preços de {time}.</Trans>
        ) : (
          <Trans>Sem internet. Cardápio de {time}.</Trans>
        )}
      </span>
      <button type="button" aria-busy={asking} onClick={() => void reload()}>
        <Trans>Tentar</Trans>
      </button>
    </div>
  );
}

/** When the menu of this tab was rendered, in the store's time; null without one. */
function useCachedTime(): string | null {
  const { i18n } = useLingui();
  const { estabelecimentos } = useBrand();
  const listing = shownListing();
  if (listing === null) return null;
  const store = estabelecimentos.find(({ id }) => id === listing.idEstabelecimento);
  const written = i18n.date(new Date(listing.renderedAt), {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    ...(store === undefined ? {} : { timeZone: store.fusoHorario }),
  });
  return withHourSign(written, i18n.locale);
}
