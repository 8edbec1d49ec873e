// Calls with which owners and managers edit coupons. Personal coupons cannot be edited.
import { and, count, desc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { ConsoleCoupon, CouponDraft } from '#contract/entities/console/coupon.ts';
import { couponCode, couponState } from '#rules/price/coupons.ts';
import { overlappingDay } from '#rules/time/opening-hours.ts';
import type { CallContext, StaffSession } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { coupons, couponUses } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { asManager, storesOf } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { changeSection, revised } from '../staff/change-brand.ts';
import { offerOfBrand, saveCouponOffer, worthColumns } from './console-offer.ts';

const PAGE = 50;
type CouponRow = typeof coupons.$inferSelect;

export const consoleCouponHandlers = {
  consoleCoupons: async ({ antesDe }, context) => {
    const { db } = context;
    const staff = asManager(context);
    const rows = await db
      .select()
      .from(coupons)
      .where(
        and(theirs(staff, context), antesDe === undefined ? undefined : lt(coupons.id, antesDe)),
      )
      .orderBy(desc(coupons.id))
      .limit(PAGE + 1);
    const shown = rows.slice(0, PAGE);
    const uses = await usesOf(db, context.brand.id, shown);
    return {
      cupons: shown.map((row) => ({
        ...revised(draftOf(row)),
        ...standing(row, uses.get(row.id) ?? 0, context),
      })),
      estabelecimentos: storesOf(staff, context).map(({ id, nome }) => ({ id, nome })),
      podeTodas: staff.storeId === null,
      haMais: rows.length > PAGE,
      ofertaCupom: staff.storeId === null ? await offerOfBrand(context) : null,
    };
  },
  saveCoupon: async ({ id, revisao, ...draft }, context) => {
    const staff = asManager(context);
    const columns = columnsOf(draft, staff, context);
    let savedId = id;
    const { codigoCupom: codigo } = columns;
    const saved = await changeSection(context, staff, {
      action: 'saveCoupon',
      subject: id === null ? `coupon ${codigo}` : `coupon ${id}`,
      revisao: id === null ? revised({}).revisao : (revisao ?? ''),
      read: async (tx) =>
        savedId === null ? {} : draftOf(await findTheirs(tx, savedId, staff, context)),
      write: async (tx) => {
        const twin = await idOf(tx, context.brand.id, codigo);
        if (twin !== null && twin !== id) throw new Refusal('couponCodeTaken', { code: codigo });
        if (id === null) {
          const [row] = await tx
            .insert(coupons)
            .values({ brandId: context.brand.id, ...columns, createdAt: context.now() })
            .returning({ id: coupons.id });
          savedId = row?.id ?? null;
          return;
        }
        const mine = and(eq(coupons.brandId, context.brand.id), eq(coupons.id, id));
        const [before] = await tx.select().from(coupons).where(mine).for('update');
        // Uses without a limit were not counted in the row; while it is locked, no order can take
        // one.
        const used =
          columns.limiteUsos === null || before === undefined
            ? 0
            : ((await usesOf(tx, context.brand.id, [before])).get(id) ?? 0);
        if (columns.limiteUsos !== null && columns.limiteUsos < used)
          throw new Refusal('couponLimitTooLow', { used });
        await tx
          .update(coupons)
          .set({ ...columns, used })
          .where(mine);
      },
      again: async (tx) => {
        savedId ??= await idOf(tx, context.brand.id, codigo);
        return savedId === null ? {} : draftOf(await findTheirs(tx, savedId, staff, context));
      },
    });
    if (savedId === null) throw new Error('the coupon was not stored');
    const row = await findTheirs(context.db, savedId, staff, context);
    const uses = await usesOf(context.db, context.brand.id, [row]);
    return {
      ...draftOf(row),
      revisao: saved.revisao,
      ...standing(row, uses.get(row.id) ?? 0, context),
    };
  },
  removeCoupon: async ({ id, revisao }, context) => {
    const staff = asManager(context);
    let gone = false;
    await changeSection(context, staff, {
      action: 'removeCoupon',
      subject: `coupon ${id}`,
      revisao,
      read: async (tx) => (gone ? {} : draftOf(await findTheirs(tx, id, staff, context))),
      write: async (tx) => {
        const [use] = await tx
          .select({ orderId: couponUses.orderId })
          .from(couponUses)
          .where(and(eq(couponUses.brandId, context.brand.id), eq(couponUses.couponId, id)))
          .limit(1);
        if (use !== undefined) throw new Refusal('couponInUse');
        await tx
          .delete(coupons)
          .where(and(eq(coupons.brandId, context.brand.id), eq(coupons.id, id)));
        gone = true;
      },
      again: async () => {
        gone = true;
        return {};
      },
    });
    return { excluido: gone };
  },
  saveCouponOffer,
} satisfies Partial<Handlers>;

/** Codes are unique within a brand. Null: there is none. */
async function idOf(tx: Transaction, brandId: number, codigo: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.brandId, brandId), eq(coupons.codigoCupom, codigo)));
  return row?.id ?? null;
}

/**
 * A manager of one store sees its coupons; those for every store belong to staff of the whole
 * brand.
 */
function theirs({ storeId }: StaffSession, { brand }: CallContext): SQL | undefined {
  return and(
    eq(coupons.brandId, brand.id),
    eq(coupons.origin, 'staff'),
    storeId === null ? undefined : eq(coupons.storeId, storeId),
  );
}

async function findTheirs(
  db: Database | Transaction,
  id: number,
  staff: StaffSession,
  context: CallContext,
): Promise<CouponRow> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(theirs(staff, context), eq(coupons.id, id)));
  if (row === undefined) throw new Refusal('notFound');
  return row;
}

async function usesOf(
  db: Database | Transaction,
  brandId: number,
  rows: readonly CouponRow[],
): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({ id: couponUses.couponId, uses: count() })
    .from(couponUses)
    .where(and(eq(couponUses.brandId, brandId), inArray(couponUses.couponId, ids)))
    .groupBy(couponUses.couponId);
  return new Map(counted.map(({ id, uses }) => [id, uses]));
}

function columnsOf(draft: CouponDraft, staff: StaffSession, context: CallContext) {
  const { nome, ativo } = draft;
  const worth = worthColumns(draft);
  const codigo = couponCode(draft.codigoCupom);
  if (!/^[A-Z0-9]{3,30}$/.test(codigo)) throw new Refusal('couponCodeWrong');
  if (overlappingDay(draft.horarios) !== null) throw new Refusal('hoursOverlap');
  const [validoDe, validoAte] = [instantOf(draft.validoDe), instantOf(draft.validoAte)];
  if (validoDe !== null && validoAte !== null && validoAte <= validoDe)
    throw new Refusal('couponDatesWrong');
  const storeId = draft.idEstabelecimento;
  if (
    storeId === null
      ? staff.storeId !== null
      : !storesOf(staff, context).some(({ id }) => id === storeId)
  )
    throw new Refusal('storeNotFound');
  const limits = {
    primeiroPedido: draft.primeiroPedido,
    usosPorCliente: draft.usosPorCliente,
    limiteUsos: draft.limiteUsos,
  };
  return {
    codigoCupom: codigo,
    nome,
    ...worth,
    ...limits,
    storeId,
    validoDe,
    validoAte,
    horarios: draft.horarios,
    exibir: draft.exibir,
    ativo,
  };
}

function instantOf(text: string | null): Date | null {
  const date = text === null ? null : new Date(text);
  if (date !== null && Number.isNaN(date.getTime())) throw new Refusal('couponDatesWrong');
  return date;
}

const standing = (
  row: CouponRow,
  usos: number,
  context: CallContext,
): Pick<ConsoleCoupon, 'id' | 'usos' | 'estadoCupom'> => ({
  id: row.id,
  usos,
  estadoCupom: couponState(row, usos, context.now()),
});

function draftOf(row: CouponRow): CouponDraft {
  const { nome, valorDesconto, valorDescontoPercentual, maximoDesconto, freteGratis } = row;
  return {
    codigoCupom: row.codigoCupom,
    nome,
    valorDesconto,
    valorDescontoPercentual,
    maximoDesconto,
    freteGratis,
    valorMinimoPedido: row.valorMinimoPedido,
    idEstabelecimento: row.storeId,
    validoDe: row.validoDe?.toISOString() ?? null,
    validoAte: row.validoAte?.toISOString() ?? null,
    horarios: row.horarios,
    primeiroPedido: row.primeiroPedido,
    usosPorCliente: row.usosPorCliente,
    limiteUsos: row.limiteUsos,
    exibir: row.exibir,
    ativo: row.ativo,
  };
}
