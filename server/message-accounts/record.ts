// A brand's way to send on one channel: read for the console and the audit log, without secrets.
import { and, count, eq } from 'drizzle-orm';
import type { CustomerChannel } from '#contract/entities/brand.ts';
import type { MessageAccount } from '#contract/entities/console/message-account.ts';
import { MESSAGE_FIELDS } from '#rules/messages/message-accounts.ts';
import { deploymentSends } from '../brand/message-ways.ts';
import type { CallContext } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { messageAccounts, messages, staff } from '../database/schema.ts';
import { openOwn } from '../integrations/messages/own-account.ts';
import { isRefused } from '../messages/own-accounts.ts';

export type Key = { brandId: number; canal: CustomerChannel };

export const rowIs = ({ brandId, canal }: Key) =>
  and(eq(messageAccounts.brandId, brandId), eq(messageAccounts.canal, canal));

export async function accountRow(db: Database | Transaction, key: Key) {
  const [row] = await db.select().from(messageAccounts).where(rowIs(key));
  return row;
}

/**
 * What the owner set. Secrets appear in revision and log as a fingerprint that changes with them
 * and reveals nothing.
 */
export type Account = Pick<
  MessageAccount,
  'contaPropria' | 'campos' | 'ilegivel' | 'definidaEm' | 'usaPlataforma'
> & { marcas: string };

export async function readAccount(
  db: Database | Transaction,
  key: Key,
  { secret }: Pick<CallContext, 'secret'>,
): Promise<Account> {
  const row = await accountRow(db, key);
  const usaPlataforma = row?.usesDeployment ?? null;
  if (row === undefined || row.settings === null)
    return {
      contaPropria: false,
      campos: [],
      marcas: '',
      ilegivel: false,
      definidaEm: null,
      usaPlataforma,
    };
  const settings = openOwn(secret, key, row.settings);
  const text = (name: string) => {
    const value = (settings ?? row.settings)?.[name];
    return typeof value === 'string' ? value : '';
  };
  const stored = MESSAGE_FIELDS[key.canal].filter(({ name }) => text(name) !== '');
  return {
    contaPropria: true,
    campos: stored
      .filter((field) => !field.secret)
      .map(({ name }) => ({ nome: name, valor: text(name) })),
    marcas: stored
      .filter((field) => field.secret)
      .map(({ name }) => `${name}:${secret.hash('account mark', name, text(name)).slice(0, 8)}`)
      .join(' '),
    ilegivel: settings === null,
    definidaEm: row.setAt?.toISOString() ?? null,
    usaPlataforma,
  };
}

/** The word by which Meta registers the webhook's address. */
export const verifyWord = ({ secret }: Pick<CallContext, 'secret'>, webhookKey: string): string =>
  secret.hash('whatsapp verify token', webhookKey).slice(0, 32);

/** With what changes by itself: problems, and messages that wait. */
export async function wireOf(
  account: Account & { revisao: string },
  canal: CustomerChannel,
  context: CallContext,
): Promise<MessageAccount> {
  const { db, brand, env, origin } = context;
  const key = { brandId: brand.id, canal };
  const row = await accountRow(db, key);
  const [waiting] = await db
    .select({ count: count() })
    .from(messages)
    .where(
      and(eq(messages.brandId, brand.id), eq(messages.canal, canal), eq(messages.state, 'waiting')),
    );
  const { marcas, ...set } = account;
  const { whatsapp, sms, mail } = env.messages;
  const hook = canal === 'whatsapp' && account.contaPropria ? (row?.webhookKey ?? null) : null;
  return {
    canal,
    ...set,
    segredosGuardados: Array.from(marcas.matchAll(/(\w+):/g), ([, name = '']) => name),
    definidaPor: await nameOf(context, row?.setBy ?? null),
    problema:
      row?.settings != null && row.trouble !== null
        ? {
            motivo: row.trouble,
            recusada: isRefused(row),
            desde: row.troubleAt?.toISOString() ?? null,
          }
        : null,
    esperando: waiting?.count ?? 0,
    plataformaEnvia: deploymentSends(env, canal),
    remetentePlataforma: {
      whatsapp: whatsapp && null,
      sms: sms?.sender ?? null,
      email: mail === null ? null : `${brand.settings.projectName} <${mail.from}>`,
    }[canal],
    urlAviso: hook === null ? null : `${origin}${env.apiBase}/webhooks/whatsapp/${hook}`,
    tokenVerificacao: hook === null ? null : verifyWord(context, hook),
  };
}

async function nameOf({ db, brand }: CallContext, staffId: number | null): Promise<string | null> {
  if (staffId === null) return null;
  const [found] = await db
    .select({ nome: staff.nome })
    .from(staff)
    .where(and(eq(staff.brandId, brand.id), eq(staff.id, staffId)));
  return found?.nome ?? null;
}
