// Says over the menu that this device sits at a table, and leads to its bill.
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import '../styles/table.css';
import { useSeat } from '../tables/use-seat.ts';
import { buttonClass } from '../ui/button.tsx';

export function TableBanner({ storeId }: { storeId: number }) {
  const seat = useSeat(storeId);
  if (seat === null) return null;
  return (
    <div className="table-banner">
      <span className="table-no" aria-hidden="true">
        {seat.label.replace(/\D/g, '')}
      </span>
      <b className="t-item grow">{seat.label}</b>
      <Link className={buttonClass({ variant: 'tonal', size: 'sm' })} to="/mesa">
        <Trans>Ver conta</Trans>
      </Link>
    </div>
  );
}
