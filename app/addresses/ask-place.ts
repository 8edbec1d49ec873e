// Asks the server for the address at a point.
import type { Place } from '#contract/entities/address.ts';
import type { Point } from '#rules/places/delivery.ts';
import { api } from '../api.ts';

export type PlaceAnswer = { kind: 'found'; place: Place } | { kind: 'nowhere' | 'failed' };

export async function askPlace(point: Point): Promise<PlaceAnswer> {
  try {
    const reply = await (await api()).placeAt(point);
    if (!reply.ok) return { kind: 'failed' };
    return reply.value.lugar === null
      ? { kind: 'nowhere' }
      : { kind: 'found', place: reply.value.lugar };
  } catch {
    return { kind: 'failed' };
  }
}
