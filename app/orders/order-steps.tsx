// The timeline of an order, in its store's words and time zone.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { useIsMarket } from '../brand/use-is-market.ts';
import { Timeline } from '../ui/timeline.tsx';
import { clockTime } from './order-times.ts';
import { stepsOf } from './progress.ts';
import { statusLabel } from './status-labels.ts';

export function OrderSteps({ order, timeZone }: { order: Order; timeZone: string }) {
  const { i18n } = useLingui();
  const isMarket = useIsMarket();
  const steps = stepsOf(order).map(({ status, state, data }) => ({
    key: String(status),
    label: i18n._(statusLabel(status, isMarket)),
    state: state === 'stopped' ? ('bad' as const) : state,
    time:
      data === null
        ? undefined
        : { words: clockTime(data, { timeZone, locale: i18n.locale }), iso: data },
  }));
  return (
    <section className="card">
      <h2 className="sr">
        <Trans>Andamento</Trans>
      </h2>
      <Timeline steps={steps} />
    </section>
  );
}
