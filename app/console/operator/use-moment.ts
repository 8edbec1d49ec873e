// Instants in the operator's console: in one time zone, so that server and browser render the same.
import { useLingui } from '@lingui/react';
import { DEFAULT_ZONE } from '../../orders/order-times.ts';

export function useMoment(): (instant: string) => string {
  const { i18n } = useLingui();
  return (instant) =>
    i18n.date(instant, { dateStyle: 'short', timeStyle: 'short', timeZone: DEFAULT_ZONE });
}
