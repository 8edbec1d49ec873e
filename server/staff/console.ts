// Calls of the staff console: signing in, the board, moving orders, pausing a store.
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { BoardStore, StaffMember } from '#contract/entities/console/board.ts';
import { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { countTry, forgetTries, rememberDevice } from '../account/known-device.ts';
import { verifyPassword } from '../account/passwords.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import { isPublishedElsewhere } from '../brand/demo-password.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { orders, staff as staffTable } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { checkDeliveryCode } from '../orders/delivery-code.ts';
import { moveOrder } from '../orders/move.ts';
import { findOrders, type OrderRecord, toOrder } from '../orders/records.ts';
import { ordersOwed } from '../payments/records.ts';
import { Refusal } from '../refusal.ts';
import { stateAt } from '../stores/records.ts';
import type { StoreRecord } from '../stores/store-record.ts';
import { partTroubles } from '../tables/part-trouble.ts';
import { setPause } from './pause.ts';
import { countCodeTry, findSecondStep, takeCode } from './second-step.ts';
import {
  createStaffSession,
  endStaffSession,
  STAFF_COOKIE,
  STAFF_COOKIE_SECONDS,
} from './sessions.ts';

const FINISHED_SHOWN_MS = 12 * 3_600_000;
/** More orders than a board can show. */
const MOST_ON_BOARD = 500;

const signInTries = {
  device: 'staffDevice',
  network: 'staffNetwork',
  here: 'staffHere',
  person: 'staffPerson',
} as const;

export const staffHandlers = {
  staffSignIn: async ({ email, senha, codigo }, context) => {
    const { brand, db } = context;
    const address = email.trim().toLowerCase();
    const [row] = await db
      .select()
      .from(staffTable)
      .where(
        and(
          eq(staffTable.brandId, brand.id),
          eq(staffTable.email, address),
          eq(staffTable.active, true),
        ),
      );
    const person = row === undefined ? null : ({ kind: 'staff', id: row.id } as const);
    await countTry(context, signInTries, address, person);
    const right = await verifyPassword(senha, row?.passwordHash ?? null);
    if (row === undefined || person === null || !right || isPublishedElsewhere(senha, context))
      throw new Refusal('wrongCredentials');
    await forgetTries(context, signInTries, address, person);
    const step = await findSecondStep(db, brand.id, row.id);
    if (step !== null && step.confirmedAt !== null) {
      if (codigo === undefined) throw new Refusal('secondStepNeeded');
      await countCodeTry(context, row.id);
      await takeCode(context, db, step, codigo);
    }
    const token = await createStaffSession(db, brand.id, row.id, context.now(), context.agent);
    await recordChange(db, authorOf(context, { staffId: row.id }), {
      action: 'signIn',
      subject: `staff ${row.id}`,
      before: null,
      after: null,
    });
    rememberDevice(context, person);
    context.setCookie(STAFF_COOKIE, token, STAFF_COOKIE_SECONDS);
    return member({ ...row, staffId: row.id }, context);
  },
  staffSignOut: async (_input, context) => {
    const { id, staffId } = signedIn(context);
    await endStaffSession(context.db, context.brand.id, id, staffId);
    context.setCookie(STAFF_COOKIE, '', 0);
    return { logado: false };
  },
  staffSelf: async (_input, context) => member(signedIn(context), context),
  staffBoard: async (_input, context) => {
    const { brand, db } = context;
    const staff = signedIn(context);
    const now = context.now();
    // Refunds to be made by hand stay listed until they are done.
    const owed = inArray(orders.id, await ordersOwed(db, brand.id));
    const shown = or(
      isNull(orders.finishedAt),
      gt(orders.finishedAt, new Date(now.getTime() - FINISHED_SHOWN_MS)),
      owed,
    );
    const [records, pendencias] = await Promise.all([
      findOrders(db, brand.id, and(shown, ofTheirStore(staff)), MOST_ON_BOARD),
      partTroubles(context),
    ]);
    const estabelecimentos = brand.stores
      .filter((store) => staff.storeId === null || store.id === staff.storeId)
      .map((store) => boardStore(store, now));
    return {
      equipe: member(staff, context),
      estabelecimentos,
      pedidos: records.map((record) => toOrder(record, brand, 'staff')),
      pendencias,
      agora: now.toISOString(),
    };
  },
  moveOrder: async ({ id, statusAtual, status, minutos, motivo, codigo }, context) => {
    const staff = signedIn(context);
    const { brand, db, language } = context;
    const minutes =
      status === ORDER_STATUS.accepted ? (minutos ?? (await usualMinutes(id, context))) : undefined;
    const only = ofTheirStore(staff);
    if (status === ORDER_STATUS.delivered)
      await checkDeliveryCode(id, { codigo, motivo }, context, only);
    const who = { actor: 'staff', staffId: staff.staffId, language, only } as const;
    const show = (record: OrderRecord) => toOrder(record, brand, 'staff');
    const move = {
      brandId: brand.id,
      orderId: id,
      from: statusAtual,
      to: status,
      minutes,
      reason: motivo,
      ...who,
    };
    return show(
      await moveOrder({ db, now: context.now }, move, (record) => z.encode(Order, show(record))),
    );
  },
  pauseStore: async ({ idEstabelecimento, pausar, minutos }, context) => {
    const staff = signedIn(context);
    const known = context.brand.stores.some((store) => store.id === idEstabelecimento);
    if (!known || (staff.storeId !== null && staff.storeId !== idEstabelecimento))
      throw new Refusal('storeNotFound');
    const until =
      pausar && minutos !== null ? new Date(context.now().getTime() + minutos * 60_000) : null;
    const store = await setPause(context, staff, idEstabelecimento, pausar, until);
    return boardStore(store, context.now());
  },
} satisfies Partial<Handlers>;

function signedIn({ staff }: CallContext): StaffSession {
  if (staff === null) throw new Refusal('signInNeeded');
  return staff;
}

/** Staff of one store cannot see orders of another. */
const ofTheirStore = ({ storeId }: StaffSession) =>
  storeId === null ? undefined : eq(orders.storeId, storeId);

export function member(
  { staffId, nome, email, papel }: Pick<StaffSession, 'staffId' | 'nome' | 'email' | 'papel'>,
  { brand }: CallContext,
): StaffMember {
  return { id: staffId, nome, email, papel, nomeMarca: brand.settings.projectName };
}

export function boardStore(store: StoreRecord, now: Date): BoardStore {
  const { id, codigo, nome, paused, pausedUntil, impressao } = store;
  return {
    id,
    codigo,
    nome,
    pausadoAte: paused ? (pausedUntil?.toISOString() ?? null) : null,
    impressao,
    ...stateAt(store, now),
  };
}

/** The store's usual time, for staff who accept without naming minutes. */
async function usualMinutes(
  orderId: number,
  { db, brand }: CallContext,
): Promise<number | undefined> {
  const [row] = await db
    .select({ storeId: orders.storeId, tipoPedido: orders.tipoPedido })
    .from(orders)
    .where(and(eq(orders.brandId, brand.id), eq(orders.id, orderId)));
  const store = brand.stores.find((candidate) => candidate.id === row?.storeId);
  return row?.tipoPedido === ORDER_TYPE.delivery ? store?.tempoEntregaMaximo : store?.tempoRetirada;
}
