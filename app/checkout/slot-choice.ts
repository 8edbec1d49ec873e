// Which day stands open in the choice of a time, and whether a chosen time is still there.
import type { ChosenSlot } from './draft.ts';
import type { SlotDays } from './use-slots.ts';

/** The day that was pressed, else the one of the chosen time, else the first with a free one. */
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

/** A time that is gone is not replaced by another: somebody has to choose again. */
export function stillFree(days: SlotDays, slot: ChosenSlot): boolean {
  return days.some(({ horarios }) =>
    horarios.some(({ inicio, livre }) => livre && inicio === slot.inicio),
  );
}
