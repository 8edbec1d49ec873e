// Shows above the menu that this device is connected to a table, with a link to its bill.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { localMinutes } from '#rules/time/zoned-time.ts';
import { clockText } from '../stores/clock-text.ts';
import '../tables/table.css';
import { useSeat } from '../tables/use-seat.ts';
import { buttonClass } from '../ui/button.tsx';

export function TableBanner({ storeId, timeZone }: { storeId: number; timeZone: string }) {
  const { i18n } = useLingui();
  const seat = useSeat(storeId);
  if (seat === null) return null;
  const number = seat.label.replace(/\D/g, '');
  const since =
    seat.since === null
      ? null
      : clockText(localMinutes(new Date(seat.since), timeZone), i18n.locale);
  return (
    <div className="table-banner on-menu">
      <span className="table-number" aria-hidden="true">
        {number}
      </span>
      <span className="grow">
        <b className="t-item">
          {seat.label.startsWith('Mesa') ? (
            <Trans>Você está na mesa {number}</Trans>
          ) : (
            <Trans>Você está na comanda {number}</Trans>
          )}
        </b>
        {since === null ? null : (
          <span className="t-cap own-line">
            <Trans>Conta aberta às {since}</Trans>
          </span>
        )}
      </span>
      <Link className={buttonClass({ variant: 'tonal', size: 'sm' })} to={pages.table}>
        <Trans>Ver conta</Trans>
      </Link>
    </div>
  );
}
