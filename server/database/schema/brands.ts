// Brands, their hosts, stores, hours and delivery areas. The brand is part of every key.
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Brand } from '#contract/entities/brand.ts';
import type { StorePrinting } from '#contract/entities/console/board.ts';
import type { OpeningSpan, PaymentMethod } from '#contract/entities/store.ts';
import { storedDefault, versioned } from '../versioned.ts';
import { at } from './columns.ts';

/**
 * Settings of a brand that are displayed but never searched: the application data, except for the
 * other columns. Money in cents.
 */
export type BrandSettings = Omit<
  Brand,
  | 'id'
  | 'appNome'
  | 'estabelecimentos'
  | 'chaveContexto'
  | 'facebookAppId'
  | 'dataAtualizacao'
  | 'urlAcesso'
  | 'possuiFidelidade'
  | 'ramo'
  | 'imagemSelo'
  | 'canaisMensagem'
>;

/** The most that a brand may have; one that is missing has no limit. `storage` in megabytes. */
export type PlanLimits = {
  orders?: number;
  stores?: number;
  staff?: number;
  products?: number;
  storage?: number;
};

export const brands = pgTable('brands', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  appNome: text('app_nome').notNull().unique(),
  settings: versioned<BrandSettings>().notNull(),
  chaveContexto: text('chave_contexto').notNull(),
  /**
   * Facebook login: the brand's app, or `sandbox`; null if there is none. The secret never leaves
   * the server.
   */
  facebookAppId: text('facebook_app_id'),
  facebookAppSecret: text('facebook_app_secret'),
  /** Incremented by every change that a customer can see; announced to all processes by NOTIFY. */
  version: bigint({ mode: 'number' }).notNull().default(1),
  /** Set: closed to customers by the operator; open orders are finished. */
  suspendedAt: at('suspended_at'),
  /** What the operator tells customers beside the usual sentence. */
  suspendedWords: text('suspended_words'),
  /** Set: everything of the brand is deleted then; closed to customers meanwhile. */
  deleteAt: at('delete_at'),
  /** Its rows are being deleted: nothing answers for it any more, and there is no way back. */
  deletionBegan: boolean('deletion_began').notNull().default(false),
  /** Until then the owner lets the operator's support into the console; null: no. */
  supportUntil: at('support_until'),
  /** Null: no limit. */
  planLimits: versioned<PlanLimits>('plan_limits'),
  /**
   * Finished orders with a lower id may still be missing in `order_search`; 0: none is; null: they
   * have not been looked at.
   */
  unsearchableBelow: bigint('unsearchable_below', { mode: 'number' }),
  /** The same for customers, and `customer_search`. */
  unsearchableCustomersBelow: bigint('unsearchable_customers_below', { mode: 'number' }),
  /** The number with which it began in another deployment; null: `id`. */
  firstNumber: bigint('first_number', { mode: 'number' }),
  /**
   * For a brand from another deployment: the keys with which its printed codes, links and
   * subscriptions were made there, encrypted (server/move/own-keys.ts); null: the deployment's.
   */
  ownKeys: text('own_keys'),
});

export const brandHosts = pgTable('brand_hosts', {
  host: text().primaryKey(),
  brandId: bigint('brand_id', { mode: 'number' })
    .notNull()
    .references(() => brands.id),
  /**
   * The brand's main address: used in messages, and for redirecting visitors of the others if the
   * brand wants that.
   */
  main: boolean().notNull().default(false),
});

/** A store's description of itself, apart from its columns. */
export type StoreAddress = {
  logradouro: string;
  numero: string;
  bairro: string;
  cidade: string;
  uf: string;
  cep: string;
};

export const stores = pgTable(
  'stores',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    codigo: text().notNull(),
    /** Visible to customers. A new store is set up while hidden. */
    visivel: boolean().notNull().default(true),
    nome: text().notNull(),
    /** Null: the brand's. */
    urlLogo: text('url_logo'),
    telefone: text().notNull(),
    /** Digits; empty: WhatsApp uses the phone's number. */
    telefoneWhatsapp: text('telefone_whatsapp').notNull().default(''),
    /** One or two sentences about the store. */
    descricao: text().notNull().default(''),
    endereco: versioned<StoreAddress>().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    fusoHorario: text('fuso_horario').notNull().default('America/Sao_Paulo'),
    possuiPedidoMesa: boolean('possui_pedido_mesa').notNull(),
    /** Service charge of tables, in percent. */
    percentualServico: doublePrecision('percentual_servico').notNull().default(10),
    /** How a table's bill is shared at first; the people there may change it. */
    modo: text().$type<'cada' | 'conta'>().notNull().default('conta'),
    permiteRetiradaBalcao: boolean('permite_retirada_balcao').notNull(),
    permiteEntrega: boolean('permite_entrega').notNull(),
    /** Minutes. */
    tempoEntregaMinimo: integer('tempo_entrega_minimo').notNull(),
    tempoEntregaMaximo: integer('tempo_entrega_maximo').notNull(),
    tempoRetirada: integer('tempo_retirada').notNull(),
    horarios: versioned<OpeningSpan[]>().notNull(),
    paused: boolean().notNull().default(false),
    pausedUntil: timestamp('paused_until', { withTimezone: true }),
    /** Cents. */
    valorMinimoPedido: integer('valor_minimo_pedido').notNull(),
    valorMinimoRetiradaNoLocal: integer('valor_minimo_retirada_no_local').notNull(),
    minimoEntregaGratis: integer('minimo_entrega_gratis'),
    /** Minutes until an unaccepted order expires. */
    minutosAceite: integer('minutos_aceite').notNull().default(15),
    /**
     * Orders in 15 minutes above which guests confirm their phone first; null: never.
     */
    confirmarCelularAcima: integer('confirmar_celular_acima'),
    /** Scheduled orders: how many days after today; null: not offered. */
    diasAgendamento: integer('dias_agendamento'),
    minutosPorHorario: integer('minutos_por_horario').notNull().default(30),
    /** Orders in one slot; null: no limit. */
    pedidosPorHorario: integer('pedidos_por_horario'),
    /**
     * Sum and number of its review stars: the rating is read with the store and never summed up
     * again.
     */
    gradeSum: integer('grade_sum').notNull().default(0),
    totalAvaliacoes: integer('total_avaliacoes').notNull().default(0),
    /** The courier asks for a code of four digits. */
    pedeCodigoEntrega: boolean('pede_codigo_entrega').notNull().default(false),
    /** Names of its couriers; with some, staff are asked who takes an order that leaves. */
    entregadores: text().array().notNull().default([]),
    /** Orders are accepted automatically while a board is open. */
    aceiteAutomatico: boolean('aceite_automatico').notNull().default(false),
    /** Kitchen printer settings; by default one full ticket on the wide roll. */
    impressao: versioned<StorePrinting>()
      .notNull()
      .default(
        storedDefault({ larguraPapel: 80, viasCozinha: 0, viasCliente: 1, letraGrande: false }),
      ),
    /** Simple products are added to the cart directly from the list. */
    adicionarItensNaTelaInicial: boolean('adicionar_itens_na_tela_inicial').notNull().default(true),
    /**
     * The menu's discount on every order: percent of non-promotional items, or cents; 0 for none,
     * and for no cap.
     */
    percentualDesconto: doublePrecision('percentual_desconto').notNull().default(0),
    maximoPedidoComDesconto: integer('maximo_pedido_com_desconto').notNull().default(0),
    valorDesconto: integer('valor_desconto').notNull().default(0),
    maximoDesconto: integer('maximo_desconto').notNull().default(0),
    /** Ids of the store's own advertising tags. */
    pixel: text(),
    tagManager: text('tag_manager'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('stores_codigo').on(table.brandId, table.codigo),
  ],
);

/** Former codes of the brand's stores: their links still work, and no other store can take one. */
export const formerStoreCodes = pgTable(
  'former_store_codes',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    codigo: text().notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.codigo] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);

export const holidays = pgTable(
  'holidays',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    data: date().notNull(),
    /** Why the store is closed that day, for customers; empty: no reason. */
    motivo: text().notNull().default(''),
    horarios: versioned<OpeningSpan[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.storeId, table.data] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);

/** A delivery area; `rule` is the tagged half of DeliveryArea in rules/places/delivery.ts. */
export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    rule: versioned<Record<string, unknown>>().notNull(),
    uf: text().notNull().default(''),
    /** Cents; null: listed, but not served. */
    taxaEntrega: integer('taxa_entrega'),
    minimoEntregaGratis: integer('minimo_entrega_gratis'),
    /** Null: the store's own. */
    valorMinimoPedido: integer('valor_minimo_pedido'),
    tempoMinimo: integer('tempo_minimo').notNull(),
    tempoMaximo: integer('tempo_maximo').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
    index('delivery_areas_store').on(table.brandId, table.storeId),
  ],
);

export const paymentMethods = pgTable(
  'payment_methods',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    nome: text().notNull(),
    tipo: text().$type<PaymentMethod['tipo']>().notNull(),
    /** Percent. */
    desconto: doublePrecision().notNull().default(0),
    /** A disabled method is kept: orders were paid with it. */
    ativo: boolean().notNull().default(true),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);

export const storeParameters = pgTable(
  'store_parameters',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    nome: text().notNull(),
    valor: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.storeId, table.nome] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);
