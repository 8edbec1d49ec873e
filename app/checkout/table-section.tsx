// At a table: where the food goes, and that it is paid with the bill.
import { Trans } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import type { Store } from '#contract/entities/store.ts';
import '../styles/table.css';
import { useSeat } from '../tables/use-seat.ts';
import { Icon } from '../ui/icon.tsx';

export function TableSection({ store }: { store: Store }) {
  const seat = useSeat(store.id);
  if (seat === null) return null;
  return (
    <section className="co">
      <div className="table-banner">
        <span className="table-no" aria-hidden="true">
          {seat.label.replace(/\D/g, '')}
        </span>
        <span className="grow">
          <b className="t-item">{seat.label}</b>
          <span className="t-cap" style={{ display: 'block' }}>
            {store.nome}
          </span>
        </span>
        <Link className="link t-label" to="/conectar-mesa">
          <Trans>Trocar</Trans>
        </Link>
      </div>
      <div className="card pad0 list">
        <div className="li">
          <span className="ico">
            <Icon of={ReceiptText} />
          </span>
          <span className="grow">
            <b className="t-label">
              <Trans>Pagar no final</Trans>
            </b>
            <span className="t-cap" style={{ display: 'block' }}>
              <Trans>O valor entra na conta da mesa</Trans>
            </span>
          </span>
        </div>
      </div>
    </section>
  );
}
