// Says over the menu that the store is closed or paused. This never blocks the cart.
import { useLingui } from '@lingui/react/macro';
import { Moon, Pause } from 'lucide-react';
import type { Store } from '#contract/entities/store.ts';
import { useOpeningText } from '../stores/opening-text.ts';
import type { LiveStoreState } from '../stores/use-live-store-state.ts';
import { Notice } from '../ui/notice.tsx';

type StoreNoticeProps = {
  store: Pick<Store, 'fusoHorario' | 'permiteAgendamento'>;
  state: LiveStoreState;
};

export function StoreNotice({ store, state }: StoreNoticeProps) {
  const { t } = useLingui();
  const { sentence, look, detail } = useOpeningText(state, store.fusoHorario, state.now);
  // The checkout takes an order for later only where the store schedules.
  const advice = store.permiteAgendamento
    ? t`Monte a sacola agora e escolha um horário.`
    : t`Monte a sacola agora e envie o pedido quando abrirmos.`;
  return (
    <div role="status">
      {look === 'open' ? null : (
        <div className="menu-banner">
          {look === 'paused' ? (
            <Notice tone="warning" icon={Pause} title={sentence}>
              {t`Estamos colocando os pedidos em dia. Sua sacola fica guardada.`}
            </Notice>
          ) : (
            <Notice icon={Moon} title={sentence}>
              {detail === '' ? t`Sua sacola fica guardada até abrirmos.` : advice}
            </Notice>
          )}
        </div>
      )}
    </div>
  );
}
