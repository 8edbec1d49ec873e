// A time of day, with its date where it is of another day: a register may stay open over midnight.
import { type Clock, clockTime, otherDay } from '../../orders/order-times.ts';

/** '1h30 (21 nov)' if the instant is not on the day of `on` at the store, else '1h30'. */
export function timeOnDay(instant: string, on: Date, clock: Clock): string {
  const [time, day] = [clockTime(instant, clock), otherDay(instant, on, clock)];
  return day === null ? time : `${time} (${day})`;
}
