// This device's table in a store, as far as the browser knows.
import { useSyncExternalStore } from 'react';
import { type KnownSeat, onSeatChange, readSeat } from './seat-cookie.ts';

export function useSeat(storeId: number | null): KnownSeat | null {
  const seat = useSyncExternalStore(onSeatChange, readSeat, () => null);
  return seat === null || (storeId !== null && seat.storeId !== storeId) ? null : seat;
}
