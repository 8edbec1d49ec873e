// Days and times by the clock of the house: the server and every browser write the same ones,
// wherever they are.
import { useLingui } from '@lingui/react';
import { useBrand } from '../brand/brand-context.tsx';
import { DEFAULT_ZONE } from './order-times.ts';

/** Of the brand's first store, where nothing belongs to a single one. */
export const useHouseZone = (): string =>
  useBrand().estabelecimentos[0]?.fusoHorario ?? DEFAULT_ZONE;

export function useHouseDate(): (
  instant: string | Date,
  format: Intl.DateTimeFormatOptions,
) => string {
  const { i18n } = useLingui();
  const timeZone = useHouseZone();
  return (instant, format) => i18n.date(instant, { ...format, timeZone });
}
