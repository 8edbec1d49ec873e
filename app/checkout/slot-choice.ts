// Whether the order is scheduled, which day is expanded, and whether the chosen time is still
// available.
import type { Store } from '#contract/entities/store.ts';
import { localDate, localMinutes } from '#rules/time/zoned-time.ts';
import type { ChosenSlot, Draft } from './draft.ts';
import type { SlotDays } from './use-slots.ts';

/**
 * If a store stops taking scheduled orders, the chosen time is dropped, but the order stays a
 * scheduled one: it becomes an order for now only when its customer says so. Without orders now,
 * all are scheduled, but not for a time that was given up for as soon as possible.
 */
export function scheduled(
  { later, slot }: Pick<Draft, 'later' | 'slot'>,
  { permiteAgendamento, estado }: Pick<Store, 'permiteAgendamento' | 'estado'>,
): Pick<Draft, 'later' | 'slot'> {
  const open = estado === 'aberto';
  return {
    later: open ? later : permiteAgendamento,
    slot: permiteAgendamento && (open || later) ? slot : null,
  };
}

/** The pressed day, else the chosen time's, else the first with a free time. */
export function openDay(
  days: SlotDays,
  pressed: string | null,
  slot: ChosenSlot | null,
): SlotDays[number] | null {
  const holding = days.find(({ horarios }) =>
    horarios.some(({ inicio }) => inicio === slot?.inicio),
  );
  return days.find(({ dia }) => dia === pressed) ?? holding ?? days.find(isFree) ?? null;
}

export type DayPart = 'dawn' | 'morning' | 'afternoon' | 'evening';
type SlotTime = SlotDays[number]['horarios'][number];
const hour = 60;

/** The times of a day by part of the day; empty parts are left out. */
export function dayParts(
  { dia, horarios }: Pick<SlotDays[number], 'dia' | 'horarios'>,
  timeZone: string,
): { part: DayPart; times: SlotTime[] }[] {
  const partAt = ({ inicio }: SlotTime): DayPart => {
    const minutes = localMinutes(new Date(inicio), timeZone);
    // A store that is open past midnight counts those times to the evening before.
    if (minutes < 5 * hour) return localDate(new Date(inicio), timeZone) > dia ? 'evening' : 'dawn';
    if (minutes >= 18 * hour) return 'evening';
    return minutes < 12 * hour ? 'morning' : 'afternoon';
  };
  return (['dawn', 'morning', 'afternoon', 'evening'] as const)
    .map((part) => ({ part, times: horarios.filter((time) => partAt(time) === part) }))
    .filter(({ times }) => times.length > 0);
}

export function isFree({ horarios }: Pick<SlotDays[number], 'horarios'>): boolean {
  return horarios.some(({ livre }) => livre);
}

/** A time that is gone is not replaced automatically: the customer chooses again. */
export function stillFree(days: SlotDays, slot: ChosenSlot): boolean {
  return days.some(({ horarios }) =>
    horarios.some(({ inicio, livre }) => livre && inicio === slot.inicio),
  );
}
