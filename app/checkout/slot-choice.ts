// Which day is expanded, and whether the chosen time is still available.
import type { ChosenSlot } from './draft.ts';
import type { SlotDays } from './use-slots.ts';

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

export function isFree({ horarios }: SlotDays[number]): boolean {
  return horarios.some(({ livre }) => livre);
}

/** A time that is gone is not replaced automatically: the customer chooses again. */
export function stillFree(days: SlotDays, slot: ChosenSlot): boolean {
  return days.some(({ horarios }) =>
    horarios.some(({ inicio, livre }) => livre && inicio === slot.inicio),
  );
}
