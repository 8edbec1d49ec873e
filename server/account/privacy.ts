// Rights under Brazilian law (LGPD, articles 18 and 19): export all of one's data as a readable
// file, and delete the account.
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import { orders } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { findConsentLog } from '../messages/consents.ts';
import { findOrders, toOrder } from '../orders/records.ts';
import { SESSION_COOKIE } from '../session.ts';
import { findDevices, toDevice } from './devices.ts';
import { ownAccount, proveAgain } from './own-account.ts';
import { eraseCustomer } from './privacy-erase.ts';
import { tellRows } from './privacy-tables.ts';

/** More orders than a person places. */
const EVERY_ORDER = 100_000;

export const privacyHandlers = {
  personalData: async (_input, context) => {
    const { db, brand, now } = context;
    const row = await ownAccount(context);
    await countAttempt(context, brand.id, 'privacyCopy', `customer ${row.id}`);
    const { id, nome, email, telefone, cpf, facebookId, passwordHash, createdAt } = row;
    const records = await findOrders(
      db,
      brand.id,
      and(eq(orders.brandId, brand.id), eq(orders.customerId, id)),
      EVERY_ORDER,
    );
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
      pedidos: records.map((record) => toOrder(record, brand, 'owner')),
      dispositivos: await devicesOf(context, id),
      consentimentos: await consentsOf(context, id),
      outros: await tellRows(db, { brandId: brand.id, customerId: id, telefone, email }),
    };
  },
  deleteAccount: async ({ senhaAtual }, context) => {
    const row = await ownAccount(context);
    await proveAgain(row, senhaAtual, context);
    await context.db.transaction((tx) => eraseCustomer(tx, row, context.now()));
    context.setCookie(SESSION_COOKIE, '', 0);
    return { logado: false };
  },
} satisfies Partial<Handlers>;

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
