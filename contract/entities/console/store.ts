// A store's settings by section. Each section carries its `revisao`: a save based on an older one
// is refused, so that nobody overwrites another person's changes.
import * as z from 'zod/mini';
import {
  areaFreeDeliveryMinimum,
  day,
  deliveryFeeOrNull,
  freeDeliveryMinimumOrNull,
  id,
  money,
  moneyOrNull,
  requiredText,
  text,
} from '../../codecs.ts';
import { tagPatterns } from '../../tag-ids.ts';
import { PaymentMethod } from '../store.ts';
import { BoardStore, StaffMember, StorePrinting } from './board.ts';
import { RevisedBrandParameters, RevisedStoreParameters, tagOrNull } from './parameters.ts';

const DAY_MINUTES = 1440;
const minutes = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** Closing may be past midnight, up to a whole day after opening. */
export const Span = z
  .object({
    diaSemana: minutes(0, 6),
    abre: minutes(0, DAY_MINUTES - 1),
    fecha: minutes(1, 2 * DAY_MINUTES),
  })
  .check(z.refine(({ abre, fecha }) => fecha > abre && fecha - abre <= DAY_MINUTES));

export const StoreIdentity = z.object({
  /** Used in the store's links; unique within the brand. */
  codigo: text(40),
  nome: requiredText(80),
  /** Null: the brand's logo is used. */
  urlLogo: z.nullable(text(500)),
  telefone: text(20),
  telefoneWhatsapp: text(20),
  descricao: text(300),
  endereco: z.object({
    logradouro: text(120),
    numero: text(20),
    bairro: text(80),
    cidade: text(80),
    uf: text(2),
    cep: text(9),
  }),
  /** Its point on the map. Null, or an old point with a new address: it is geocoded. */
  latitude: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
  longitude: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
  fusoHorario: text(60),
});
export type StoreIdentity = z.output<typeof StoreIdentity>;

export const StoreHours = z.object({
  horarios: z.array(Span).check(z.maxLength(70)),
  /** Dates with their own hours; without any the store is closed that day. */
  feriados: z
    .array(
      z.object({
        data: day,
        motivo: z.optional(text(60)),
        horarios: z.array(Span).check(z.maxLength(10)),
      }),
    )
    .check(z.maxLength(120)),
});
export type StoreHours = z.output<typeof StoreHours>;

export const StoreTerms = z.object({
  permiteEntrega: z.boolean(),
  permiteRetiradaBalcao: z.boolean(),
  valorMinimoPedido: money,
  valorMinimoRetiradaNoLocal: money,
  minimoEntregaGratis: freeDeliveryMinimumOrNull,
  tempoEntregaMinimo: minutes(0, 1440),
  tempoEntregaMaximo: minutes(0, 1440),
  tempoRetirada: minutes(0, 1440),
  minutosAceite: minutes(1, 240),
  /** Null: no scheduled orders. */
  diasAgendamento: z.nullable(minutes(0, 30)),
  minutosPorHorario: minutes(5, 240),
  /** Null: no limit. */
  pedidosPorHorario: z.nullable(minutes(1, 1000)),
  /** Orders in 15 minutes above which a phone must be confirmed first. Null: never. */
  confirmarCelularAcima: z.nullable(minutes(1, 1000)),
  pedeCodigoEntrega: z.boolean(),
  /** Names of couriers; with some, staff are asked who takes an order that leaves. */
  entregadores: z.array(requiredText(40)).check(z.maxLength(60)),
  /** While a board is open. */
  aceiteAutomatico: z.boolean(),
});
export type StoreTerms = z.output<typeof StoreTerms>;

const StorePayment = z.object({
  /** Null: a new one. */
  id: z.nullable(id),
  nome: requiredText(60),
  tipo: PaymentMethod.shape.tipo,
  desconto: z.number().check(z.gte(0), z.lte(100)),
  ativo: z.boolean(),
});
export const StorePayments = z.object({
  formasPagamento: z.array(StorePayment).check(z.maxLength(40)),
});
export type StorePayments = z.output<typeof StorePayments>;

const postalCode = z.string().check(z.regex(/^\d{5}-?\d{3}$/));
const corner = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});

export const StoreRegion = z.object({
  /** Null: a new one. */
  id: z.nullable(id),
  tipo: z.enum(['bairro', 'raio', 'cep', 'poligono']),
  /** Only for `tipo` neighbourhood. */
  bairro: text(80),
  cidade: text(80),
  uf: text(2),
  /** Depends on the kind: distance, range of codes, or outline. Absent: unchanged. */
  raioMetros: z.optional(z.int().check(z.gte(50), z.lte(200_000))),
  cepDe: z.optional(postalCode),
  cepAte: z.optional(postalCode),
  pontos: z.optional(z.array(corner).check(z.minLength(3), z.maxLength(200))),
  /** No delivery inside the outline, whatever other areas cover it. */
  exclusao: z.optional(z.boolean()),
  /** Null: listed, but not served. */
  taxaEntrega: deliveryFeeOrNull,
  /** Null: the store's own. 999 or more: never. */
  minimoEntregaGratis: areaFreeDeliveryMinimum,
  /** Null: the store's own. Absent: unchanged. */
  valorMinimoPedido: z.optional(moneyOrNull),
  tempoMinimo: minutes(0, 1440),
  tempoMaximo: minutes(0, 1440),
});
export type StoreRegion = z.output<typeof StoreRegion>;
export const StoreRegions = z.object({ regioes: z.array(StoreRegion).check(z.maxLength(1000)) });
export type StoreRegions = z.output<typeof StoreRegions>;

const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
/** Settings of the whole brand; for owners. */
export const BrandLook = z.object({
  projectName: requiredText(80),
  urlLogo: z.nullable(text(500)),
  corSitePrimaria: colour,
  corSiteSecundaria: colour,
  pixelFacebook: tagOrNull(tagPatterns.pixel),
  googleAnalytics: tagOrNull(tagPatterns.analytics),
  tagManager: tagOrNull(tagPatterns.container),
  /** The brand's own scripts; they run isolated from the page. */
  script: z.nullable(text(20_000)),
  scriptscriptBody: z.nullable(text(20_000)),
  PUBLIC_URL_IPHONE: tagOrNull(/^https:\/\/apps\.apple\.com\/[\w\-./?=&%]{1,270}$/),
  PUBLIC_URL_ANDROID: tagOrNull(/^https:\/\/play\.google\.com\/[\w\-./?=&%]{1,270}$/),
});
export type BrandLook = z.output<typeof BrandLook>;

export const revisao = z.string().check(z.minLength(1), z.maxLength(40));
const revised = { revisao };
export const RevisedIdentity = z.object({ ...StoreIdentity.shape, ...revised });
export const RevisedPrinting = z.object({ ...StorePrinting.shape, ...revised });
export const RevisedHours = z.object({ ...StoreHours.shape, ...revised });
export const RevisedTerms = z.object({ ...StoreTerms.shape, ...revised });
export const RevisedPayments = z.object({ ...StorePayments.shape, ...revised });
export const RevisedRegions = z.object({ ...StoreRegions.shape, ...revised });
export const RevisedLook = z.object({ ...BrandLook.shape, ...revised });

export const ConsoleStore = z.object({
  equipe: StaffMember,
  /** The stores that this person may set up. */
  estabelecimentos: z.array(z.object({ id, nome: text(80) })),
  /** The one that is shown. */
  estabelecimento: BoardStore,
  /** Its point on the map; null when unknown. */
  ponto: z.nullable(corner),
  identidade: RevisedIdentity,
  horario: RevisedHours,
  regras: RevisedTerms,
  pagamento: RevisedPayments,
  entrega: RevisedRegions,
  impressao: RevisedPrinting,
  parametros: RevisedStoreParameters,
  /** Both null for staff who may not change them. */
  marca: z.nullable(RevisedLook),
  parametrosMarca: z.nullable(RevisedBrandParameters),
});
export type ConsoleStore = z.output<typeof ConsoleStore>;
