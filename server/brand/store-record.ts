// The type of a store in memory: its row with hours, areas, payment methods and parameters.
import type { Store } from '#contract/entities/store.ts';
import type { DeliveryArea } from '#rules/places/delivery.ts';
import type { Schedule } from '#rules/time/opening.ts';
import type { stores } from '../database/schema.ts';

type StoreRow = typeof stores.$inferSelect;
export type StoreRecord = StoreRow & {
  schedule: Schedule;
  areas: (DeliveryArea & { uf: string })[];
  paymentMethods: Store['formasPagamento'];
  parameters: { nome: string; valor: string }[];
  /** Its former codes. */
  formerCodes: string[];
};
