// Table prices for customers at a table. Loaded only for them.
import { useEffect, useState } from 'react';
import type { MenuData } from '../listing/listing.ts';
import { useSeat } from '../tables/use-seat.ts';

export function useTablePrices(data: MenuData): MenuData {
  const seated = useSeat(data.idEstabelecimento) !== null;
  const [shown, setShown] = useState<{ of: MenuData; data: MenuData } | null>(null);
  useEffect(() => {
    if (!seated) return;
    let stale = false;
    import('../tables/table-menu.ts')
      .then(({ tableListing }) => tableListing(data.idEstabelecimento))
      .then((listing) => {
        if (!stale && listing !== null)
          setShown({ of: data, data: { ...listing, renderedAt: data.renderedAt } });
      }, ignored);
    return () => {
      stale = true;
    };
  }, [data, seated]);
  return seated && shown?.of === data ? shown.data : data;
}

/** The server's price counts, even if this list failed to load. */
function ignored(): void {}
