// Dates and times in the store's time zone, so that server and browser render the same.
import { useLingui } from '@lingui/react';
import { withHourSign } from '#rules/time/date-format.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { DEFAULT_ZONE } from './order-times.ts';

/** The brand's first store, where nothing belongs to a single one. */
export const useBrandZone = (): string =>
  useBrand().estabelecimentos[0]?.fusoHorario ?? DEFAULT_ZONE;

export function useBrandDate(): (
  instant: string | Date,
  format: Intl.DateTimeFormatOptions,
) => string {
  const { i18n } = useLingui();
  const timeZone = useBrandZone();
  return (instant, format) =>
    withHourSign(i18n.date(instant, { ...format, timeZone }), i18n.locale);
}
