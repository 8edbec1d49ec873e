// Why a product cannot be ordered now: sold out today, served at another time, or for
// pickup only.
import { useLingui } from '@lingui/react/macro';
import { dateFormat } from '#rules/time/date-format.ts';
import type { ListedProduct } from './listing/listing.ts';
import { clockText } from './stores/clock-text.ts';

type Away = Pick<ListedProduct, 'disponivelEm' | 'notThisWay' | 'formas'>;

export function useSoldOutText({ disponivelEm, notThisWay, formas = [] }: Away): string {
  const { t, i18n } = useLingui();
  if (notThisWay === true) {
    if (formas.includes('retirada')) return t`Só para retirada`;
    return formas.includes('entrega') ? t`Só para entrega` : t`Só na mesa`;
  }
  if (disponivelEm === undefined) return t`Esgotado hoje`;
  // The fourth of January 1970 was a Sunday.
  const weekday = dateFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1970, 0, 4 + disponivelEm.diaSemana),
  );
  const clock = clockText(disponivelEm.minuto, i18n.locale);
  return t`Volta ${weekday}, ${clock}`;
}
