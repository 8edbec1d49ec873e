// A store in memory: its row with holidays, areas and payment methods, and its wire form at a
// moment.
import { and, asc, eq } from 'drizzle-orm';
import type { Store, StoreState } from '#contract/entities/store.ts';
import { gradeOf } from '#rules/loyalty/reviews.ts';
import { readParameters } from '#rules/parameters.ts';
import { type DeliveryArea, withStoreTerms } from '#rules/places/delivery.ts';
import { storeState } from '#rules/time/opening.ts';
import type { Database } from '../database/open.ts';
import {
  deliveryAreas,
  formerStoreCodes,
  holidays,
  paymentMethods,
  storeParameters,
  stores,
} from '../database/schema.ts';
import type { KnownBrand } from './known-brand.ts';
import { parameterPairs } from './store-parameters.ts';
import type { StoreRecord } from './store-record.ts';
import { activeAccounts, isUsable } from './usable-methods.ts';

/**
 * All stores of a brand with everything that belongs to them, in seven queries. `sandboxes`: they
 * stand in for payment accounts.
 */
export async function loadStores(
  db: Database,
  brandId: number,
  sandboxes: boolean,
): Promise<StoreRecord[]> {
  const [rows, days, areas, methods, accounts, parameters, former] = await Promise.all([
    db.select().from(stores).where(eq(stores.brandId, brandId)).orderBy(asc(stores.id)),
    db.select().from(holidays).where(eq(holidays.brandId, brandId)),
    db
      .select()
      .from(deliveryAreas)
      .where(eq(deliveryAreas.brandId, brandId))
      .orderBy(asc(deliveryAreas.id)),
    db
      .select()
      .from(paymentMethods)
      .where(and(eq(paymentMethods.brandId, brandId), eq(paymentMethods.ativo, true)))
      .orderBy(asc(paymentMethods.position)),
    activeAccounts(db, brandId),
    db
      .select()
      .from(storeParameters)
      .where(eq(storeParameters.brandId, brandId))
      .orderBy(asc(storeParameters.nome)),
    db
      .select()
      .from(formerStoreCodes)
      .where(eq(formerStoreCodes.brandId, brandId))
      .orderBy(asc(formerStoreCodes.codigo)),
  ]);
  return rows.map((row) => ({
    ...row,
    schedule: {
      // A hidden store takes no orders.
      spans: row.visivel ? row.horarios : [],
      holidays: days
        .filter((day) => day.storeId === row.id)
        .map(({ data, motivo, horarios: spans }) => ({ data, motivo, spans })),
      paused: row.paused,
      pausedUntil: row.pausedUntil,
      timeZone: row.fusoHorario,
    },
    areas: areas
      .filter((area) => area.storeId === row.id)
      .map(
        ({
          rule,
          uf,
          taxaEntrega,
          minimoEntregaGratis,
          valorMinimoPedido,
          tempoMinimo,
          tempoMaximo,
        }) =>
          withStoreTerms(
            {
              // The rule is validated when it is saved; a row holds one half of the union.
              ...(rule as Pick<DeliveryArea, 'kind'> as DeliveryArea),
              uf,
              taxaEntrega,
              minimoEntregaGratis,
              valorMinimoPedido,
              tempoMinimo,
              tempoMaximo,
            },
            row,
          ),
      ),
    paymentMethods: methods
      .filter(({ storeId, tipo }) => {
        const own = accounts.filter((account) => account.storeId === row.id);
        const providers = own.map(({ provider }) => provider);
        return storeId === row.id && isUsable(tipo, providers, sandboxes);
      })
      .map(({ id, nome, tipo, desconto }) => ({ id, nome, tipo, desconto })),
    formerCodes: former.filter(({ storeId }) => storeId === row.id).map(({ codigo }) => codigo),
    parameters: parameters
      .filter((one) => one.storeId === row.id)
      .map(({ nome, valor }) => ({ nome, valor })),
  }));
}

/** A store's state at a moment, as the wire names it. */
export function stateAt(store: StoreRecord, now: Date): StoreState {
  const { mudaEm, ...state } = storeState(store.schedule, now);
  return { ...state, mudaEm: mudaEm?.toISOString() ?? null };
}

/**
 * A store as customers see it. `taxaEntrega` is the lowest fee of its areas, null without areas.
 */
export function publicStore(
  store: StoreRecord,
  now: Date,
  brand: Pick<KnownBrand, 'settings'>,
): Store {
  const fees = store.areas.flatMap((area) => (area.taxaEntrega === null ? [] : [area.taxaEntrega]));
  return {
    id: store.id,
    codigo: store.codigo,
    codigosAnteriores: store.formerCodes,
    nome: store.nome,
    urlLogo: store.urlLogo ?? brand.settings.urlLogo,
    pixel: store.pixel,
    tagManager: store.tagManager,
    possuiPedidoMesa: store.possuiPedidoMesa,
    permiteRetiradaBalcao: store.permiteRetiradaBalcao,
    permiteEntrega: store.permiteEntrega,
    adicionarItensNaTelaInicial: store.adicionarItensNaTelaInicial,
    parametros: readParameters(parameterPairs(brand, store)),
    taxaEntrega: fees.length === 0 ? null : Math.min(...fees),
    telefone: store.telefone,
    descricao: store.descricao,
    endereco: store.endereco,
    latitude: store.latitude,
    longitude: store.longitude,
    fusoHorario: store.fusoHorario,
    tempoEntregaMinimo: store.tempoEntregaMinimo,
    tempoEntregaMaximo: store.tempoEntregaMaximo,
    tempoRetirada: store.tempoRetirada,
    horarios: store.horarios,
    notaMedia: gradeOf(store.gradeSum, store.totalAvaliacoes),
    totalAvaliacoes: store.totalAvaliacoes,
    permiteAgendamento: store.diasAgendamento !== null,
    formasPagamento: store.paymentMethods,
    ...stateAt(store, now),
  };
}
