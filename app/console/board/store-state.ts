// A store's state in words and as the colour of its dot.
import { useLingui } from '@lingui/react/macro';
import type { BoardStore } from '#contract/entities/console/board.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { clockTime, DEFAULT_ZONE } from '../../orders/order-times.ts';

export const stateClasses = { aberto: 'open', pausado: 'paused', fechado: 'closed' } as const;

export function useStoreStateText(): (store: BoardStore) => { short: string; detail: string } {
  const { t, i18n } = useLingui();
  const { estabelecimentos } = useBrand();
  return ({ id, estado, mudaEm, pausadoAte }) => {
    const timeZone = estabelecimentos.find((store) => store.id === id)?.fusoHorario ?? DEFAULT_ZONE;
    const clock = { timeZone, locale: i18n.locale };
    const change = mudaEm === null ? '' : clockTime(mudaEm, clock);
    if (estado === 'aberto')
      return { short: t`Aberto`, detail: change === '' ? t`Aberto` : t`Aberto até ${change}` };
    if (estado === 'fechado')
      return {
        short: t`Fechado`,
        detail: change === '' ? t`Fechado` : t`Fechado, abre às ${change}`,
      };
    const end = pausadoAte ?? mudaEm;
    const until = end === null ? '' : clockTime(end, clock);
    return {
      short: t`Pausado`,
      detail: until === '' ? t`Pausado até alguém reabrir` : t`Pausado até ${until}`,
    };
  };
}
