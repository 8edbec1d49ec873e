// Names of the people on a bill, and times in the store's zone.
import { useLingui } from '@lingui/react/macro';
import type { Bill } from '#contract/entities/table.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { clockTime, DEFAULT_ZONE } from '../../orders/order-times.ts';

/** Their name, or their number in order of arrival; who left without ordering has none. */
export function usePersonNames(bill: Pick<Bill, 'pessoas'> | null): (id: number) => string {
  const { t } = useLingui();
  return (id) => {
    const at = bill?.pessoas.findIndex((person) => person.id === id) ?? -1;
    const name = bill?.pessoas[at]?.nome ?? '';
    if (at < 0) return t`alguém da mesa`;
    return name === '' ? t`Pessoa ${at + 1}` : name;
  };
}

export function useHouseTime(storeId: number): (instant: string) => string {
  const { i18n } = useLingui();
  const timeZone =
    useBrand().estabelecimentos.find(({ id }) => id === storeId)?.fusoHorario ?? DEFAULT_ZONE;
  return (instant) => clockTime(instant, { timeZone, locale: i18n.locale });
}
