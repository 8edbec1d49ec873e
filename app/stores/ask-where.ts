// The best match for a typed address, from the server.
import type { Point } from '#rules/places/delivery.ts';
import { api } from '../api.ts';

/** Null: unknown address, or no answer. */
export async function askWhere(busca: string): Promise<Point | null> {
  try {
    const reply = await (await api()).suggestPlaces({ busca, aoDigitar: false });
    const [first] = reply.ok ? reply.value.lugares : [];
    return first === undefined ? null : { latitude: first.latitude, longitude: first.longitude };
  } catch {
    return null;
  }
}
