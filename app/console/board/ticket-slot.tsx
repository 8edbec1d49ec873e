// When a scheduled order is due, and when the kitchen starts it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Calendar } from 'lucide-react';
import type { Order } from '#contract/entities/order.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { clockTime, DEFAULT_ZONE, timeWindow } from '../../orders/order-times.ts';
import { Icon } from '../../ui/icon.tsx';

export function TicketSlot({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { estabelecimentos } = useBrand();
  const { agendadoInicio, agendadoTermino, inicioPreparo } = order;
  if (agendadoInicio === null || agendadoTermino === null || inicioPreparo === null) return null;
  const timeZone =
    estabelecimentos.find(({ id }) => id === order.idEstabelecimento)?.fusoHorario ?? DEFAULT_ZONE;
  const clock = { timeZone, locale: i18n.locale };
  const day = dateFormat(i18n.locale, { weekday: 'short', day: 'numeric', timeZone })
    .format(new Date(agendadoInicio))
    .replace('.', '');
  const times = timeWindow(agendadoInicio, agendadoTermino, clock);
  const begin = clockTime(inicioPreparo, clock);
  return (
    <p className="row tight t-label">
      <Icon of={Calendar} size={18} />
      <span>
        <Trans>
          Agendado: {day}, {times}. Começa às {begin}.
        </Trans>
      </span>
    </p>
  );
}
