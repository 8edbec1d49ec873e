// Why a product cannot be ordered now: sold out today, or served at another time.
import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '../listing/listing.ts';
import { clockText } from '../stores/clock-text.ts';

export function useSoldOutText({ disponivelEm }: Pick<ListedProduct, 'disponivelEm'>): string {
  const { t, i18n } = useLingui();
  if (disponivelEm === undefined) return t`Esgotado hoje`;
  // The fourth of January 1970 was a Sunday.
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1970, 0, 4 + disponivelEm.diaSemana),
  );
  const clock = clockText(disponivelEm.minuto, i18n.locale);
  return t`Volta ${weekday}, ${clock}`;
}
