// The sections of a store as the console shows them, read from the database and never from a cache.

import { and, asc, eq } from 'drizzle-orm';
import type { StorePrinting } from '#contract/entities/console/board.ts';
import type {
  BrandLook,
  StoreHours,
  StorePayments,
  StoreRegion,
  StoreRegions,
  StoreTerms,
} from '#contract/entities/console/store.ts';
import { tagPatterns } from '#contract/tag-ids.ts';
import type { DeliveryArea } from '#rules/places/delivery.ts';
import type { Database, Transaction } from '../database/open.ts';
import { brands, deliveryAreas, holidays, paymentMethods, stores } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

type Reader = Database | Transaction;
export type StoreKey = { brandId: number; storeId: number };

export const storeRow = ({ brandId, storeId }: StoreKey) =>
  and(eq(stores.brandId, brandId), eq(stores.id, storeId));

async function readStore(db: Reader, key: StoreKey) {
  const [row] = await db.select().from(stores).where(storeRow(key));
  if (row === undefined) throw new Refusal('storeNotFound');
  return row;
}

export async function readHours(db: Reader, key: StoreKey): Promise<StoreHours> {
  const { horarios: spans } = await readStore(db, key);
  const days = await db
    .select({ data: holidays.data, motivo: holidays.motivo, horarios: holidays.horarios })
    .from(holidays)
    .where(and(eq(holidays.brandId, key.brandId), eq(holidays.storeId, key.storeId)))
    .orderBy(asc(holidays.data));
  return { horarios: spans, feriados: days };
}

export async function readTerms(db: Reader, key: StoreKey): Promise<StoreTerms> {
  const row = await readStore(db, key);
  return {
    permiteEntrega: row.permiteEntrega,
    permiteRetiradaBalcao: row.permiteRetiradaBalcao,
    valorMinimoPedido: row.valorMinimoPedido,
    valorMinimoRetiradaNoLocal: row.valorMinimoRetiradaNoLocal,
    minimoEntregaGratis: row.minimoEntregaGratis,
    tempoEntregaMinimo: row.tempoEntregaMinimo,
    tempoEntregaMaximo: row.tempoEntregaMaximo,
    tempoRetirada: row.tempoRetirada,
    minutosAceite: row.minutosAceite,
    diasAgendamento: row.diasAgendamento,
    minutosPorHorario: row.minutosPorHorario,
    pedidosPorHorario: row.pedidosPorHorario,
    confirmarCelularAcima: row.confirmarCelularAcima,
    pedeCodigoEntrega: row.pedeCodigoEntrega,
    entregadores: row.entregadores,
    aceiteAutomatico: row.aceiteAutomatico,
  };
}

export async function readPrinting(db: Reader, key: StoreKey): Promise<StorePrinting> {
  // Sorted by name, because the revision is computed from the text.
  const { larguraPapel, viasCozinha, viasCliente, letraGrande } = (await readStore(db, key))
    .impressao;
  return { larguraPapel, viasCozinha, viasCliente, letraGrande };
}

export async function readPayments(
  db: Reader,
  { brandId, storeId }: StoreKey,
): Promise<StorePayments> {
  const { id, nome, tipo, desconto, ativo: active } = paymentMethods;
  const rows = await db
    .select({ id, nome, tipo, desconto, ativo: active })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.brandId, brandId), eq(paymentMethods.storeId, storeId)))
    .orderBy(asc(paymentMethods.position), asc(id));
  return { formasPagamento: rows };
}

export async function readRegions(
  db: Reader,
  { brandId, storeId }: StoreKey,
): Promise<StoreRegions> {
  const rows = await db
    .select()
    .from(deliveryAreas)
    .where(and(eq(deliveryAreas.brandId, brandId), eq(deliveryAreas.storeId, storeId)))
    .orderBy(asc(deliveryAreas.id));
  return { regioes: rows.map(toRegion) };
}

function toRegion(row: typeof deliveryAreas.$inferSelect): StoreRegion {
  const { id, uf, taxaEntrega, minimoEntregaGratis, valorMinimoPedido, tempoMinimo, tempoMaximo } =
    row;
  const rule = row.rule as Pick<DeliveryArea, 'kind'> as DeliveryArea;
  return {
    id,
    tipo: rule.kind,
    bairro: '',
    cidade: '',
    uf,
    ...ownFields(rule),
    taxaEntrega,
    minimoEntregaGratis,
    valorMinimoPedido,
    tempoMinimo,
    tempoMaximo,
  };
}

function ownFields(rule: DeliveryArea): Partial<StoreRegion> {
  if (rule.kind === 'bairro') return { bairro: rule.bairro, cidade: rule.cidade };
  if (rule.kind === 'raio') return { raioMetros: rule.maximumMeters };
  if (rule.kind === 'cep') return { cepDe: rule.from, cepAte: rule.to };
  return { pontos: rule.points, exclusao: rule.exclusion };
}

export async function readLook(db: Reader, brandId: number): Promise<BrandLook> {
  const [row] = await db
    .select({ settings: brands.settings })
    .from(brands)
    .where(eq(brands.id, brandId));
  if (row === undefined) throw new Refusal('brandNotFound', { name: String(brandId) });
  const {
    projectName,
    urlLogo,
    corSitePrimaria,
    corSiteSecundaria,
    pixelFacebook,
    googleAnalytics,
    tagManager,
  } = row.settings;
  const { PUBLIC_URL_IPHONE, PUBLIC_URL_ANDROID, script, scriptscriptBody } = row.settings;
  return {
    script,
    scriptscriptBody,
    projectName,
    urlLogo,
    corSitePrimaria,
    corSiteSecundaria,
    pixelFacebook,
    // Ids older than Analytics 4 no longer work, so the console hides them.
    googleAnalytics:
      googleAnalytics !== null && tagPatterns.analytics.test(googleAnalytics)
        ? googleAnalytics
        : null,
    tagManager,
    PUBLIC_URL_IPHONE,
    PUBLIC_URL_ANDROID,
  };
}
