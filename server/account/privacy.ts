// Rights under Brazilian law (LGPD, articles 18 and 19): export all of one's data as a readable
// file, and delete it; with an account, or with a phone that this device has proved.
import type { GuestData, PersonalData } from '#contract/entities/profile.ts';
import type { CallContext } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { findConsentLog } from '../messages/consents.ts';
import { toOrder } from '../orders/order-shown.ts';
import { findOrders } from '../orders/records.ts';
import { phoneProved } from '../phone-proof.ts';
import { Refusal } from '../refusal.ts';
import type { CustomerRow } from './customer-row.ts';
import { findDevices, toDevice } from './devices.ts';
import { ownAccount, proveAgain } from './own-account.ts';
import { eraseCustomer, eraseGuest } from './privacy-erase.ts';
import { ownOrders, type Person, provedOf, tellRows } from './privacy-tables.ts';
import { SESSION_COOKIE } from './session.ts';

/** More orders than a person places. */
const EVERY_ORDER = 100_000;

export const privacyHandlers = {
  personalData: async (_input, context) => {
    const row = await ownAccount(context);
    await countAttempt(context, context.brand.id, 'privacyCopy', `customer ${row.id}`);
    return personalDataOf(context, row);
  },
  deleteAccount: async ({ senhaAtual }, context) => {
    const row = await ownAccount(context);
    await proveAgain(row, senhaAtual, context);
    await context.db.transaction((tx) => eraseCustomer(tx, row, context.now()));
    context.setCookie(SESSION_COOKIE, '', 0);
    return { logado: false };
  },
  guestData: async ({ telefone }, context) => {
    await requireOwnPhone(context, telefone);
    return guestDataOf(context, telefone);
  },
  eraseGuest: async ({ telefone }, context) => {
    await requireOwnPhone(context, telefone);
    const { db, brand } = context;
    return {
      quantidadePedidos: await db.transaction((tx) => eraseGuest(tx, brand.id, telefone)),
    };
  },
} satisfies Partial<Handlers>;

async function requireOwnPhone(context: CallContext, telefone: string): Promise<void> {
  const { brand, session } = context;
  if (session === null || !(await phoneProved(context, brand.id, session.id, telefone)))
    throw new Refusal('phoneNotProved');
  await countAttempt(context, brand.id, 'privacyCopy', `phone ${telefone}`);
}

/** All of an account, and what was ordered with its confirmed phone without signing in. */
export async function personalDataOf(
  context: CallContext,
  row: CustomerRow,
): Promise<PersonalData> {
  const { brand, now } = context;
  const { id, nome, email, telefone, cpf, facebookId, passwordHash, createdAt } = row;
  const person: Person = {
    brandId: brand.id,
    customerId: id,
    telefone,
    email,
    proved: provedOf(row),
  };
  const proved = telefone !== null && row.phoneConfirmedAt !== null;
  return {
    geradoEm: now().toISOString(),
    appNome: brand.appNome,
    projectName: brand.settings.projectName,
    cliente: {
      id,
      nome,
      email,
      telefone,
      cpf,
      facebookId,
      temSenha: passwordHash !== null,
      desde: createdAt.toISOString(),
    },
    pedidos: await ordersOf(context, person),
    dispositivos: await devicesOf(context, id),
    consentimentos: await consentsOf(context, id),
    outros: await tellRows(context.db, person),
    semConta: proved ? await guestDataOf(context, telefone) : null,
  };
}

/** What was ordered with a phone without signing in. */
export async function guestDataOf(context: CallContext, telefone: string): Promise<GuestData> {
  const { brand, now } = context;
  const person: Person = {
    brandId: brand.id,
    customerId: null,
    telefone,
    email: null,
    proved: [telefone],
  };
  return {
    geradoEm: now().toISOString(),
    appNome: brand.appNome,
    projectName: brand.settings.projectName,
    telefone,
    pedidos: await ordersOf(context, person),
    outros: await tellRows(context.db, person),
  };
}

async function ordersOf({ db, brand }: CallContext, person: Person) {
  const records = await findOrders(db, brand.id, ownOrders(person), EVERY_ORDER);
  return records.map((record) => toOrder(record, brand, 'owner'));
}

async function devicesOf(context: CallContext, customerId: number) {
  const rows = await findDevices(context.db, context.brand.id, customerId, context.now());
  return rows.map((row) => {
    const { navegador, sistema, desde, ultimoAcesso } = toDevice(row, context);
    return { navegador, sistema, identificacao: row.agent, desde, ultimoAcesso };
  });
}

async function consentsOf({ db, brand }: CallContext, customerId: number) {
  const log = await findConsentLog(db, brand.id, customerId);
  return log.map(({ canal, finalidade, aceito, at, textVersion, network, agent }) => ({
    canal,
    finalidade,
    aceito,
    quando: at.toISOString(),
    versaoTexto: textVersion,
    rede: network,
    identificacao: agent,
  }));
}
