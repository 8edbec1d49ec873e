// Inserts the demo world into an empty database, in one transaction and once, however many
// processes start together.
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { CustomerChannel } from '#contract/entities/brand.ts';
import { hashPassword } from '../../passwords.ts';
import { fileUrl } from '../../pictures.ts';
import type { Database, Transaction } from '../open.ts';
import * as tables from '../schema.ts';
import { insertCoupons } from './insert-coupons.ts';
import { insertLoyalty } from './insert-loyalty.ts';
import { insertMenu } from './insert-menu.ts';
import type { DemoBrand, DemoStore } from './shapes.ts';
import { demoWorld } from './world.ts';

const SEED_LOCK = 4_711_002;
/** Public: the demo's people exist to be tried. */
export const DEMO_PASSWORD = 'quitute-demo';

/** Seeds when there is no brand at all. True when it did. */
export async function seedDemoWorld(db: Database, now: Date): Promise<boolean> {
  const [there] = await db.select({ id: tables.brands.id }).from(tables.brands).limit(1);
  if (there !== undefined) return false;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [since] = await tx.select({ id: tables.brands.id }).from(tables.brands).limit(1);
    if (since !== undefined) return false;
    for (const brand of demoWorld) await insertBrand(tx, brand, passwordHash, now);
    return true;
  });
}

async function insertBrand(
  tx: Transaction,
  demo: DemoBrand,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const [brand] = await tx
    .insert(tables.brands)
    .values({
      appNome: demo.appNome,
      chaveContexto: randomBytes(24).toString('base64url'),
      facebookAppId: demo.facebookSandbox ? 'sandbox' : null,
      settings: settingsOf(demo),
    })
    .returning({ id: tables.brands.id });
  if (brand === undefined) throw new Error(`the brand ${demo.appNome} was not stored`);
  const brandId = brand.id;
  await tx.insert(tables.brandHosts).values({ host: demo.host, brandId, main: true });
  await tx.insert(tables.files).values({
    brandId,
    name: 'logo.svg',
    mediaType: 'image/svg+xml',
    content: new TextEncoder().encode(demo.logo),
    createdAt: now,
  });
  for (const store of demo.stores) await insertStore(tx, brandId, store, now);
  await insertMenu(tx, brandId, demo, now);
  await insertCoupons(tx, brandId, demo, now);
  const customers = demo.customers.map(({ nome, email, telefone }) => ({
    brandId,
    nome,
    email,
    telefone,
    passwordHash,
    phoneConfirmedAt: now,
    emailConfirmedAt: now,
    createdAt: now,
  }));
  const people =
    customers.length > 0
      ? await tx.insert(tables.customers).values(customers).returning({ id: tables.customers.id })
      : [];
  await insertLoyalty(tx, brandId, demo, people[0]?.id, now);
  await tx
    .insert(tables.messageAccounts)
    .values(CustomerChannel.options.map((canal) => ({ brandId, canal, usesDeployment: true })));
  await tx
    .insert(tables.staff)
    .values(demo.staff.map((person) => ({ brandId, ...person, passwordHash })));
}

function settingsOf(demo: DemoBrand): (typeof tables.brands.$inferInsert)['settings'] {
  return {
    urlLogo: fileUrl('logo.svg'),
    projectName: demo.projectName,
    corSitePrimaria: demo.corSitePrimaria,
    corSiteSecundaria: demo.corSiteSecundaria,
    possuiDelivery: demo.possuiDelivery,
    loginApenasTelefone: demo.loginApenasTelefone,
    permiteLoginTelefone: demo.permiteLoginTelefone,
    permitirContinuarSemCadastro: demo.permitirContinuarSemCadastro,
    permiteRetiradaBalcao: demo.permiteRetiradaBalcao,
    tipoSelecaoEndereco: demo.tipoSelecaoEndereco,
    tipoEntregaBairro: demo.tipoEntregaBairro,
    quituteStart: false,
    permitirDesconectarMesa: false,
    redirecionarParaSitePrincipal: false,
    pixelFacebook: demo.tags?.pixelFacebook ?? null,
    googleAnalytics: demo.tags?.googleAnalytics ?? null,
    tagManager: demo.tags?.tagManager ?? null,
    script: demo.tags?.script ?? null,
    scriptscriptBody: null,
    PUBLIC_CODIGO_MOEDA: demo.moeda,
    PUBLIC_IDIOMA: demo.idioma,
    PUBLIC_TAXA_ADICIONAL: demo.taxaAdicional,
    PUBLIC_DESABILITAR_CADASTRO_CEP: false,
    PUBLIC_URL_IPHONE: null,
    PUBLIC_URL_ANDROID: null,
    imagensCapa: [],
  };
}

async function insertStore(
  tx: Transaction,
  brandId: number,
  demo: DemoStore,
  now: Date,
): Promise<void> {
  const {
    horarios,
    areas,
    formasPagamento,
    ownPix,
    pausedMinutes,
    cashbackPercent: _cashback,
    fusoHorario,
    ...columns
  } = demo;
  const pausedUntil =
    pausedMinutes === undefined ? null : new Date(now.getTime() + pausedMinutes * 60_000);
  const [store] = await tx
    .insert(tables.stores)
    .values({
      ...columns,
      brandId,
      fusoHorario,
      horarios,
      paused: pausedUntil !== null,
      pausedUntil,
    })
    .returning({ id: tables.stores.id });
  if (store === undefined) throw new Error(`the store ${demo.codigo} was not stored`);
  const owner = { brandId, storeId: store.id };
  if (formasPagamento.length > 0)
    await tx
      .insert(tables.paymentMethods)
      .values(formasPagamento.map((method, position) => ({ ...owner, ...method, position })));
  if (ownPix !== undefined) {
    const webhookKey = randomBytes(24).toString('base64url');
    await tx
      .insert(tables.paymentAccounts)
      .values({ ...owner, kind: 'pix', provider: 'pix-static', settings: ownPix, webhookKey });
  }
  if (demo.possuiPedidoMesa) await tx.insert(tables.diningTables).values(demoTables(owner));
  if (areas.length === 0) return;
  await tx.insert(tables.deliveryAreas).values(
    areas.map(
      ({
        taxaEntrega,
        minimoEntregaGratis,
        valorMinimoPedido = null,
        tempoMinimo,
        tempoMaximo,
        ...rule
      }) => ({
        ...owner,
        rule,
        uf: rule.kind === 'bairro' ? rule.uf : demo.endereco.uf,
        taxaEntrega,
        minimoEntregaGratis,
        valorMinimoPedido,
        tempoMinimo,
        tempoMaximo,
      }),
    ),
  );
}

const TABLES = 12;
const TABS = 20;

/** The last tables have a code; at the others the printed sheet is enough. */
function demoTables(owner: {
  brandId: number;
  storeId: number;
}): (typeof tables.diningTables.$inferInsert)[] {
  const numbered = (tipo: 'mesa' | 'comanda', most: number) =>
    Array.from({ length: most }, (_, at) => ({
      ...owner,
      tipo,
      numero: at + 1,
      secret: randomBytes(24).toString('base64url'),
      codigoSuporte: null,
    }));
  return [...numbered('mesa', TABLES), ...numbered('comanda', TABS)].map((table) =>
    table.tipo === 'mesa' && table.numero > TABLES - 2
      ? { ...table, codigoSuporte: '2468' }
      : table,
  );
}
