// Scheduled orders: which times are free, and claiming a slot in the order's transaction.
import { and, eq, gte, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { OrderRequest, OrderType } from '#contract/entities/order.ts';
import { comesToNothing } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { dueTime, type Slot, type SlotSettings, slotAt, slotDays } from '#rules/time/slots.ts';
import { requireStore } from '../brand/require-store.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import type { CallContext } from '../context.ts';
import type { Claim } from '../database/claims.ts';
import { slotUses } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { Effect } from './move-effect.ts';

export type ChosenSlot = Slot & { dueAt: Date };

/** Delivery needs travel time before the slot, pickup only preparation. */
function settingsOf(store: StoreRecord, orderType: OrderType): SlotSettings {
  const leadMinutes =
    orderType === ORDER_TYPE.delivery ? store.tempoEntregaMaximo : store.tempoRetirada;
  return {
    daysAhead: store.diasAgendamento,
    slotMinutes: store.minutosPorHorario,
    capacity: store.pedidosPorHorario,
    leadMinutes,
  };
}

export async function freeSlots(
  { idEstabelecimento, tipoPedido }: InputOf<Endpoints['freeSlots']>,
  context: CallContext,
): Promise<OutputOf<Endpoints['freeSlots']>> {
  const store = requireStore(context, idEstabelecimento);
  if (store.diasAgendamento === null || tipoPedido === ORDER_TYPE.table)
    throw new Refusal('scheduleUnavailable');
  const now = context.now();
  const settings = settingsOf(store, tipoPedido);
  const full =
    settings.capacity === null
      ? new Set<number>()
      : await fullSlots(store, settings.capacity, context);
  const iso = (time: number) => new Date(time).toISOString();
  return {
    dias: slotDays(store.schedule, settings, now).map(({ date, opens, slots }) => ({
      dia: date,
      abreNoDia: opens,
      horarios: slots.map(({ start, end }) => ({
        inicio: iso(start),
        termino: iso(end),
        livre: !full.has(start),
      })),
    })),
  };
}

async function fullSlots(
  { brandId, id }: StoreRecord,
  capacity: number,
  { db, now }: CallContext,
): Promise<Set<number>> {
  const rows = await db
    .select({ start: slotUses.start })
    .from(slotUses)
    .where(
      and(
        eq(slotUses.brandId, brandId),
        eq(slotUses.storeId, id),
        gte(slotUses.start, now()),
        gte(slotUses.taken, capacity),
      ),
    );
  return new Set(rows.map(({ start }) => start.getTime()));
}

/** The slot that an order asks for; null for an order as soon as possible. */
export function chosenSlot(
  { entregaImediata, dataAgendamento, tipoPedido }: OrderRequest,
  store: StoreRecord,
  now: Date,
): ChosenSlot | null {
  if (entregaImediata) return null;
  if (store.diasAgendamento === null || tipoPedido === ORDER_TYPE.table)
    throw new Refusal('scheduleUnavailable');
  const settings = settingsOf(store, tipoPedido);
  const slot = slotAt(store.schedule, settings, now, Date.parse(dataAgendamento ?? ''));
  // Never another time instead: the customer is asked again.
  if (slot === null) throw new Refusal('slotGone');
  return { ...slot, dueAt: dueTime(slot, settings.leadMinutes) };
}

/** Counted even without a limit, since one may be set later. */
export function slotClaim(
  { id: storeId, pedidosPorHorario: slotCapacity }: StoreRecord,
  { start }: Slot,
): Claim {
  return async (tx, { brandId }) => {
    const rows = await tx
      .insert(slotUses)
      .values({ brandId, storeId, start: new Date(start), taken: 1 })
      .onConflictDoUpdate({
        target: [slotUses.brandId, slotUses.storeId, slotUses.start],
        set: { taken: sql`${slotUses.taken} + 1` },
        ...(slotCapacity !== null && { setWhere: sql`${slotUses.taken} < ${slotCapacity}` }),
      })
      .returning({ taken: slotUses.taken });
    if (rows.length === 0) throw new Refusal('slotFull');
  };
}

/** An order that is cancelled or refused frees its slot. */
export async function giveSlotBack(
  ...[tx, { brandId, storeId, agendadoInicio: slotStart }, to]: Parameters<Effect>
): Promise<void> {
  if (slotStart === null || !comesToNothing(to)) return;
  await tx
    .update(slotUses)
    .set({ taken: sql`greatest(${slotUses.taken} - 1, 0)` })
    .where(
      and(
        eq(slotUses.brandId, brandId),
        eq(slotUses.storeId, storeId),
        eq(slotUses.start, slotStart),
      ),
    );
}
