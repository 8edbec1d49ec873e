// Calls with which owners and managers set up a store, and owners the brand.

import { and, eq, notInArray } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit-actions.ts';
import { overlappingDay } from '#rules/time/opening-hours.ts';
import { boardStore } from '../brand/board-store.ts';
import type { CallContext } from '../context.ts';
import { brands, holidays, paymentMethods, stores } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { asManager, asManagerOf, asOwner, storesOf } from '../permission.ts';
import { checkPicture } from '../photos.ts';
import { Refusal } from '../refusal.ts';
import { changeSection, revised } from '../staff/change-brand.ts';
import { member } from '../staff/console.ts';
import { readIdentity } from './console-identity.ts';
import { checkRegions, writeRegions } from './console-regions.ts';
import {
  readHours,
  readLook,
  readPayments,
  readPrinting,
  readRegions,
  readTerms,
  type StoreKey,
  storeRow,
} from './console-sections.ts';
import { readBrandParameters, readStoreParameters } from './set-parameters.ts';

export const consoleStoreHandlers = {
  consoleStore: async ({ idEstabelecimento }, context) => {
    const { db, brand } = context;
    const staff = asManager(context);
    const mine = storesOf(staff, context);
    const store =
      idEstabelecimento === undefined ? mine[0] : mine.find(({ id }) => id === idEstabelecimento);
    if (store === undefined) throw new Refusal('storeNotFound');
    const key = { brandId: brand.id, storeId: store.id };
    const [identidade, horario, regras, pagamento, entrega, impressao, parametros] =
      await Promise.all([
        readIdentity(db, key),
        readHours(db, key),
        readTerms(db, key),
        readPayments(db, key),
        readRegions(db, key),
        readPrinting(db, key),
        readStoreParameters(db, key),
      ]);
    const isOwner = staff.papel === 'proprietario';
    return {
      equipe: member(staff, context),
      estabelecimentos: mine.map(({ id, nome }) => ({ id, nome })),
      estabelecimento: boardStore(store, context.now()),
      ponto:
        store.latitude === null || store.longitude === null
          ? null
          : { latitude: store.latitude, longitude: store.longitude },
      identidade: revised(identidade),
      horario: revised(horario),
      regras: revised(regras),
      pagamento: revised(pagamento),
      entrega: revised(entrega),
      impressao: revised(impressao),
      parametros: revised(parametros),
      marca: isOwner ? revised(await readLook(db, brand.id)) : null,
      parametrosMarca: isOwner ? revised(await readBrandParameters(db, brand.id)) : null,
    };
  },
  saveStoreHours: async ({ idEstabelecimento, revisao, horarios, feriados }, context) => {
    if (
      overlappingDay(horarios) !== null ||
      feriados.some((one) => overlappingDay(one.horarios) !== null)
    )
      throw new Refusal('hoursOverlap');
    if (
      new Set(feriados.map(({ data }) => data)).size < feriados.length ||
      feriados.some(({ data }) => !isDate(data))
    )
      throw new Refusal('holidayWrong');
    return changeOfStore(
      'saveStoreHours',
      { idEstabelecimento, revisao },
      context,
      readHours,
      async (tx, key) => {
        await tx.update(stores).set({ horarios }).where(storeRow(key));
        await tx
          .delete(holidays)
          .where(and(eq(holidays.brandId, key.brandId), eq(holidays.storeId, key.storeId)));
        if (feriados.length > 0)
          await tx.insert(holidays).values(
            feriados.map((one) => ({
              ...key,
              data: one.data,
              motivo: one.motivo ?? '',
              horarios: one.horarios,
            })),
          );
      },
    );
  },
  saveStoreTerms: async ({ idEstabelecimento, revisao, ...terms }, context) => {
    if (terms.tempoEntregaMaximo < terms.tempoEntregaMinimo) throw new Refusal('timesReversed');
    const amounts = [
      terms.valorMinimoPedido,
      terms.valorMinimoRetiradaNoLocal,
      terms.minimoEntregaGratis ?? 0,
    ];
    if (amounts.some((cents) => cents < 0)) throw new Refusal('amountNegative');
    return changeOfStore(
      'saveStoreTerms',
      { idEstabelecimento, revisao },
      context,
      readTerms,
      async (tx, key) => {
        await tx.update(stores).set(terms).where(storeRow(key));
      },
    );
  },
  saveStorePayments: async ({ idEstabelecimento, revisao, formasPagamento }, context) =>
    changeOfStore(
      'saveStorePayments',
      { idEstabelecimento, revisao },
      context,
      readPayments,
      async (tx, { brandId, storeId }, before) => {
        const known = new Set(before.formasPagamento.map(({ id }) => id));
        const kept = formasPagamento.flatMap(({ id }) => (id === null ? [] : [id]));
        if (kept.some((id) => !known.has(id)) || new Set(kept).size < kept.length)
          throw new Refusal('notFound');
        const ofStore = and(
          eq(paymentMethods.brandId, brandId),
          eq(paymentMethods.storeId, storeId),
        );
        // Methods missing from the list are switched off, not deleted: orders were paid with them.
        await tx
          .update(paymentMethods)
          .set({ ativo: false })
          .where(and(ofStore, kept.length === 0 ? undefined : notInArray(paymentMethods.id, kept)));
        for (const [position, { id, nome, tipo, desconto, ativo }] of formasPagamento.entries()) {
          const row = { nome, desconto, ativo, position };
          if (id === null)
            await tx.insert(paymentMethods).values({ brandId, storeId, tipo, ...row });
          else
            await tx
              .update(paymentMethods)
              .set(row)
              .where(and(ofStore, eq(paymentMethods.id, id)));
        }
      },
    ),
  saveStoreRegions: async ({ idEstabelecimento, revisao, regioes }, context) => {
    checkRegions(regioes);
    return changeOfStore(
      'saveStoreRegions',
      { idEstabelecimento, revisao },
      context,
      readRegions,
      (tx, key, before) => writeRegions(tx, key, before.regioes, regioes),
    );
  },
  saveStorePrinting: async ({ idEstabelecimento, revisao, ...printing }, context) => {
    if (printing.viasCozinha + printing.viasCliente === 0)
      throw new Refusal('malformed', { field: 'viasCliente' });
    return changeOfStore(
      'saveStorePrinting',
      { idEstabelecimento, revisao },
      context,
      readPrinting,
      async (tx, key) => {
        await tx.update(stores).set({ impressao: printing }).where(storeRow(key));
      },
    );
  },
  saveBrandLook: async ({ revisao, ...look }, context) => {
    const staff = asOwner(context);
    const { id } = context.brand;
    return changeSection(context, staff, {
      action: 'saveBrandLook',
      subject: `brand ${id}`,
      revisao,
      read: (tx) => readLook(tx, id),
      write: async (tx) => {
        const [row] = await tx
          .select({ settings: brands.settings })
          .from(brands)
          .where(eq(brands.id, id));
        if (row === undefined) return;
        await checkPicture(tx, id, look.urlLogo, row.settings.urlLogo);
        await tx
          .update(brands)
          .set({ settings: { ...row.settings, ...look } })
          .where(eq(brands.id, id));
      },
    });
  },
} satisfies Partial<Handlers>;

type Target = { idEstabelecimento: number; revisao: string };
type Parts<Section> = Parameters<typeof changeSection<Section & object>>[2];
type Tx = Parameters<Parts<object>['write']>[0];

export async function changeOfStore<Section extends object>(
  action: AuditAction,
  { idEstabelecimento, revisao }: Target,
  context: CallContext,
  read: (tx: Tx, key: StoreKey) => Promise<Section>,
  write: (tx: Tx, key: StoreKey, before: Section) => Promise<void>,
) {
  const staff = asManagerOf(idEstabelecimento, context);
  const key = { brandId: context.brand.id, storeId: idEstabelecimento };
  const subject = `store ${idEstabelecimento}`;
  return changeSection(context, staff, {
    action,
    subject,
    revisao,
    read: (tx) => read(tx, key),
    write: (tx, before) => write(tx, key, before),
  });
}

/** A date that exists: PostgreSQL would refuse others with an error of its own. */
function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
