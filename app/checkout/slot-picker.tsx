// Days and times of a scheduled order. Both rows are native radios: one Tab stop, arrows change the
// choice.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OrderType } from '#contract/entities/order.ts';
import type { Store } from '#contract/entities/store.ts';
import { localDate } from '#rules/time/zoned-time.ts';
import { serverNow } from '../server-clock.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { RetryButton } from '../ui/retry-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type ChosenSlot, changeDraft } from './draft.ts';
import { type DayPart, dayParts, isFree, openDay, stillFree } from './slot-choice.ts';
import { useDayWords, useSlotClock } from './slot-text.ts';
import { type SlotDays, useSlots } from './use-slots.ts';

/** More times than fit one screen of a phone: one part of the day is open at a time. */
const MOST_TIMES = 30;

type SlotPickerProps = {
  store: Store;
  tipoPedido: OrderType;
  slot: ChosenSlot | null;
  /** False while the order is wanted as soon as possible: no time is chosen then. */
  later: boolean;
};

export function SlotPicker({ store, tipoPedido, slot, later }: SlotPickerProps) {
  const [pressed, setPressed] = useState<string | null>(null);
  const { days, failed, refresh } = useSlots(true, store.id, tipoPedido);
  const [had, setHad] = useState(slot);

  useEffect(() => {
    // A refused time was removed: reload the free ones.
    if (slot === null && had !== null) refresh();
    if (slot !== had) setHad(slot);
  }, [slot, had, refresh]);
  useEffect(() => {
    if (days !== null && slot !== null && !stillFree(days, slot))
      changeDraft(store.id, { slot: null });
  }, [days, slot, store.id]);

  if (failed) {
    return (
      <Notice tone="warning" title={<Trans>Não conseguimos ver os horários.</Trans>}>
        <RetryButton onRetry={refresh} />
      </Notice>
    );
  }
  if (days === null) {
    return (
      <div className="slots-wait">
        <Spinner />
      </div>
    );
  }
  const day = openDay(days, pressed, slot);
  if (day === null) {
    return (
      <p className="t-sub">
        <Trans>Não há horários livres nos próximos dias.</Trans>
      </p>
    );
  }
  return (
    <>
      <Days
        days={days}
        open={day.dia}
        chosen={later && slot !== null}
        timeZone={store.fusoHorario}
        onOpen={setPressed}
      />
      <Times
        day={day}
        slot={later ? slot : null}
        timeZone={store.fusoHorario}
        onChoose={(chosen) => changeDraft(store.id, { slot: chosen, later: true })}
      />
    </>
  );
}

function Days({
  days,
  open,
  chosen,
  timeZone,
  onOpen,
}: {
  days: SlotDays;
  open: string;
  /** A time is chosen. Without one, the open day only shows its times. */
  chosen: boolean;
  timeZone: string;
  onOpen: (day: string) => void;
}) {
  const { t } = useLingui();
  const words = useDayWords();
  const today = localDate(new Date(serverNow()), timeZone);
  const nameOf = (day: SlotDays[number], weekday: string) => {
    if (day.horarios.length === 0) return day.dia === today && day.abreNoDia ? t`Acabou` : t`Fecha`;
    if (!isFree(day)) return t`Lotado`;
    return day.dia === today ? t`Hoje` : weekday;
  };
  return (
    <div className="days" role="radiogroup" aria-label={t`Dia`}>
      {days.map((day) => {
        const { weekday, number, full } = words(day.dia);
        const free = isFree(day);
        const state = day.dia === open && (chosen ? 'on' : 'open');
        return (
          <label key={day.dia} className={classes('day', state, !free && 'off')}>
            <input
              className="sr"
              type="radio"
              name="co-day"
              aria-label={free ? full : `${full}, ${nameOf(day, weekday)}`}
              checked={day.dia === open}
              disabled={!free}
              onChange={() => onOpen(day.dia)}
            />
            <span aria-hidden="true">{nameOf(day, weekday)}</span>
            <b className="num" aria-hidden="true">
              {number}
            </b>
          </label>
        );
      })}
    </div>
  );
}

type TimesProps = {
  day: SlotDays[number];
  slot: ChosenSlot | null;
  timeZone: string;
  onChoose: (slot: ChosenSlot) => void;
};

function Times({ day, slot, timeZone, onChoose }: TimesProps) {
  const { t } = useLingui();
  const clock = useSlotClock(timeZone);
  const names: Record<DayPart, string> = {
    dawn: t`Madrugada`,
    morning: t`Manhã`,
    afternoon: t`Tarde`,
    evening: t`Noite`,
  };
  const full = day.horarios.some(({ livre }) => !livre);
  const parts = dayParts(day, timeZone);
  const row = (times: SlotDays[number]['horarios']) => (
    <div className="slot-row">
      {times.map(({ inicio, termino, livre }) => (
        <label
          key={inicio}
          className={classes('slot', inicio === slot?.inicio && 'on', !livre && 'off')}
        >
          <input
            className="sr"
            type="radio"
            name="co-slot"
            checked={inicio === slot?.inicio}
            disabled={!livre}
            onChange={() => onChoose({ inicio, termino })}
          />
          {clock(inicio)}
          {livre ? null : (
            <span className="sr">
              <Trans>lotado</Trans>
            </span>
          )}
        </label>
      ))}
    </div>
  );
  const folded = day.horarios.length > MOST_TIMES;
  const shown =
    parts.find(({ times }) => times.some(({ inicio }) => inicio === slot?.inicio)) ??
    parts.find(({ times }) => times.some(({ livre }) => livre));
  return (
    <div className="slots" role="radiogroup" aria-label={t`Horário`}>
      {parts.map(({ part, times }) =>
        folded ? (
          <details key={`${day.dia} ${part}`} name="co-day-part" open={part === shown?.part}>
            <summary>
              <h3 className="t-label">{names[part]}</h3>
              <Icon of={ChevronDown} size={20} />
            </summary>
            {row(times)}
          </details>
        ) : (
          <div key={part}>
            <h3 className="t-label">{names[part]}</h3>
            {row(times)}
          </div>
        ),
      )}
      {full ? (
        <p className="t-cap">
          <Trans>Riscado: horário lotado.</Trans>
        </p>
      ) : null}
    </div>
  );
}
