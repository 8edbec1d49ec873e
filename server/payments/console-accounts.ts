// The provider accounts of a store, for its owner: written, never read back, and tested without
// moving money.
import { randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import {
  ACCOUNT_FIELDS,
  ACCOUNT_KIND,
  ACCOUNT_NAMES,
  ACCOUNT_PROVIDERS,
  type AccountProvider,
  competes,
  wrongFields,
} from '#rules/orders/payment-accounts.ts';
import { staticPixCode } from '#rules/orders/pix.ts';
import { pixKeyOf } from '#rules/orders/pix-keys.ts';
import type { CallContext } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { paymentAccounts } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { openSettings, sealSettings } from '../integrations/payments/account-settings.ts';
import { countAttempt } from '../limits/attempts.ts';
import { asOwner, storesOf } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { changeSection, revised } from '../staff/change-brand.ts';
import { requireFreshProof, requireSecondStep } from '../staff/proof.ts';
import { tellOwners } from '../staff/tell-owners.ts';
import type { StoreKey } from '../stores/console-sections.ts';

/** What the bank shows for a code that is only viewed. */
const TRIAL_CENTS = 100;
type WireAccount = OutputOf<Endpoints['savePaymentAccount']>;

export const paymentAccountHandlers = {
  paymentAccounts: async ({ idEstabelecimento }, context) => {
    const { key } = ownersStore(idEstabelecimento, context);
    const contas: WireAccount[] = [];
    for (const provider of ACCOUNT_PROVIDERS)
      contas.push(
        wireOf(revised(await readAccount(context.db, key, provider, context)), provider, context),
      );
    const kinds = await Promise.all(
      (['pix', 'card'] as const).map((tipo) => inUse(tipo, key, context)),
    );
    return { contas, emUso: kinds.flatMap((one) => (one === null ? [] : [one])) };
  },
  savePaymentAccount: async ({ idEstabelecimento, revisao, provedor, ligado, campos }, context) => {
    const { staff, key } = ownersStore(idEstabelecimento, context);
    await requireFreshProof(context, staff);
    if (ligado) await requireSecondStep(context, staff);
    const typed = valuesOf(provedor, campos);
    const saved = await changeSection(context, staff, {
      action: 'savePaymentAccount',
      subject: `store ${idEstabelecimento} ${provedor}`,
      revisao,
      read: (tx) => readAccount(tx, key, provedor, context),
      async write(tx) {
        await writeAccount(tx, key, { provider: provedor, typed, active: ligado }, context);
        const store = context.brand.stores.find(({ id }) => id === idEstabelecimento)?.nome ?? '';
        await tellOwners(context, tx, staff, {
          kind: 'account',
          name: `${ACCOUNT_NAMES[provedor]} (${store})`,
        });
      },
    });
    return wireOf(saved, provedor, context);
  },
  checkPaymentAccount: async ({ idEstabelecimento, provedor }, context) => {
    const { key } = ownersStore(idEstabelecimento, context);
    await countAttempt(context, key.brandId, 'accountCheck', context.callerHash);
    const row = await accountRow(context.db, key, provedor);
    if (row === undefined) throw new Refusal('notFound');
    if (provedor === 'pix-static')
      return { resultado: 'aceito', detalhe: '', codigoPix: trialCode(row.settings) };
    const provider = await context.payments.named(key, provedor);
    if (provider === null) throw new Refusal('notFound');
    const answer = await provider.check();
    if (answer.outcome === 'good') return { resultado: 'aceito', detalhe: '', codigoPix: null };
    const word = answer.outcome === 'refused' ? answer.reason : answer.error;
    return {
      resultado: answer.outcome === 'refused' ? 'recusado' : 'semResposta',
      detalhe: word.slice(0, 120),
      codigoPix: null,
    };
  },
} satisfies Partial<Handlers>;

function ownersStore(storeId: number, context: CallContext) {
  const staff = asOwner(context);
  if (!storesOf(staff, context).some(({ id }) => id === storeId))
    throw new Refusal('storeNotFound');
  return { staff, key: { brandId: context.brand.id, storeId } };
}

const rowOf = ({ brandId, storeId }: StoreKey, provider: AccountProvider) =>
  and(
    eq(paymentAccounts.brandId, brandId),
    eq(paymentAccounts.storeId, storeId),
    eq(paymentAccounts.provider, provider),
  );

async function accountRow(db: Database | Transaction, key: StoreKey, provider: AccountProvider) {
  const [row] = await db.select().from(paymentAccounts).where(rowOf(key, provider));
  return row;
}

/**
 * Secrets appear in revision and log as a fingerprint that changes with them and reveals nothing.
 */
type Account = {
  ligado: boolean;
  campos: { nome: string; valor: string }[];
  marcas: Record<string, string>;
  ilegivel: boolean;
  chave: string | null;
};

async function readAccount(
  db: Database | Transaction,
  key: StoreKey,
  provider: AccountProvider,
  { secret }: Pick<CallContext, 'secret'>,
): Promise<Account> {
  const row = await accountRow(db, key, provider);
  if (row === undefined)
    return { ligado: false, campos: [], marcas: {}, ilegivel: false, chave: null };
  const settings = openSettings(secret, row);
  const text = (name: string) => {
    const value = (settings ?? row.settings)[name];
    return typeof value === 'string' ? value : '';
  };
  const stored = ACCOUNT_FIELDS[provider].filter(({ name }) => text(name) !== '');
  return {
    ligado: row.active,
    campos: stored
      .filter((field) => !field.secret)
      .map(({ name }) => ({ nome: name, valor: text(name) })),
    marcas: Object.fromEntries(
      stored
        .filter((field) => field.secret)
        .map(({ name }) => [name, secret.hash('account mark', name, text(name)).slice(0, 8)]),
    ),
    ilegivel: settings === null,
    chave: row.webhookKey,
  };
}

const WEBHOOK_PATHS: Partial<Record<AccountProvider, (key: string) => string>> = {
  // The provider appends `/pix` itself.
  'pix-api': (key) => `/pagamentos/pix/${key}`,
  getnet: (key) => `/pagamentos/getnet/${key}`,
  'mercado-pago': (key) => `/pagamentos/mercadopago/${key}`,
};

function wireOf(
  { ligado, campos, marcas, ilegivel, chave, revisao }: Account & { revisao: string },
  provider: AccountProvider,
  context: CallContext,
): WireAccount {
  const path = WEBHOOK_PATHS[provider];
  const urlAviso =
    chave === null || path === undefined
      ? null
      : `${context.origin}${context.env.apiBase}${path(chave)}`;
  return {
    provedor: provider,
    ligado,
    campos,
    segredosGuardados: Object.keys(marcas),
    ilegivel,
    urlAviso,
    revisao,
  };
}

function valuesOf(
  provider: AccountProvider,
  campos: InputOf<Endpoints['savePaymentAccount']>['campos'],
): Record<string, string> {
  const known = new Map(campos.map(({ nome, valor }) => [nome, valor.trim()]));
  const pairs = ACCOUNT_FIELDS[provider].flatMap(({ name }) => {
    const value = known.get(name) ?? '';
    return value === '' ? [] : [[name, name === 'key' ? pixKeyOf(value) : value] as const];
  });
  return Object.fromEntries(pairs);
}

type Draft = { provider: AccountProvider; typed: Record<string, string>; active: boolean };

async function writeAccount(
  tx: Transaction,
  key: StoreKey,
  { provider, typed, active }: Draft,
  { secret }: CallContext,
): Promise<void> {
  const before = await accountRow(tx, key, provider);
  const whose = { ...key, provider };
  const stored = before === undefined ? {} : (openSettings(secret, before) ?? {});
  const fields = ACCOUNT_FIELDS[provider];
  const secrets: Record<string, string> = {};
  for (const { name } of fields.filter((field) => field.secret)) {
    const value = typed[name] ?? stored[name];
    if (typeof value === 'string') secrets[name] = value;
  }
  const [wrong] = wrongFields(provider, typed, new Set(Object.keys(secrets)));
  if (wrong !== undefined) throw new Refusal('accountFieldWrong', { field: wrong });
  // Settings missing from the form, such as proof from a proxy, were set by the operator and are
  // kept.
  const names = new Set(fields.map(({ name }) => name));
  const others = Object.fromEntries(Object.entries(stored).filter(([name]) => !names.has(name)));
  const open = Object.fromEntries(
    fields.flatMap(({ name, secret: hidden }) =>
      hidden || typed[name] === undefined ? [] : [[name, typed[name]] as const],
    ),
  );
  const absent = provider === 'pix-api' ? { certificate: null, privateKey: null } : {};
  const settings = sealSettings(secret, whose, { ...others, ...absent, ...open }, secrets);
  const kind = ACCOUNT_KIND[provider];
  if (active && competes(provider)) {
    const rivals = and(
      eq(paymentAccounts.brandId, key.brandId),
      eq(paymentAccounts.storeId, key.storeId),
      eq(paymentAccounts.kind, kind),
    );
    await tx
      .update(paymentAccounts)
      .set({ active: false })
      .where(
        and(
          rivals,
          ne(paymentAccounts.provider, provider),
          ne(paymentAccounts.provider, 'pix-static'),
        ),
      );
  }
  await tx
    .insert(paymentAccounts)
    .values({ ...whose, kind, settings, active, webhookKey: randomBytes(24).toString('base64url') })
    .onConflictDoUpdate({
      target: [paymentAccounts.brandId, paymentAccounts.storeId, paymentAccounts.provider],
      set: { settings, active },
    });
}

/** Null: it is switched on but cannot be used. */
async function inUse(tipo: 'pix' | 'card', key: StoreKey, { payments }: CallContext) {
  try {
    const { name: provedor, sandbox } = await payments.choose(key, tipo);
    return { tipo, provedor, sandbox };
  } catch {
    return null;
  }
}

function trialCode({ key, name, city }: Record<string, unknown>): string {
  return staticPixCode({
    key: String(key),
    name: String(name),
    city: String(city),
    amount: TRIAL_CENTS,
    txid: null,
  });
}
