// This device's table in a store, as far as the browser knows.
import { useStored } from '../use-stored.ts';
import { type KnownSeat, onSeatChange, readSeat } from './seat-cookie.ts';

export function useSeat(storeId: number | null): KnownSeat | null {
  const seat = useStored(onSeatChange, readSeat);
  return seat === null || (storeId !== null && seat.storeId !== storeId) ? null : seat;
}
