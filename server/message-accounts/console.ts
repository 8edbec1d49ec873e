// The accounts that send a brand's messages, for its owner: written, never read back, and tested
// with a message to the owner.
import { randomBytes } from 'node:crypto';
import type { InputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { CustomerChannel } from '#contract/entities/brand.ts';
import { MESSAGE_FIELDS, wrongMessageFields } from '#rules/messages/message-accounts.ts';
import type { CallContext, StaffSession } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { messageAccounts } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { openOwn, sealOwn } from '../integrations/messages/own-account.ts';
import { asOwner } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { changeSection, revised } from '../staff/change-brand.ts';
import { requireFreshProof, requireSecondStep } from '../staff/proof.ts';
import { tellOwners } from '../staff/tell-owners.ts';
import { accountRow, type Key, readAccount, rowIs, wireOf } from './record.ts';
import { CHANNEL_NAMES, WELL, wakeMessages } from './state.ts';
import { tryAccount } from './trial.ts';

type Change = {
  action: 'saveMessageAccount' | 'removeMessageAccount' | 'choosePlatformMessages';
  canal: CustomerChannel;
  revisao: string;
  told: Parameters<typeof tellOwners>[3]['kind'];
  write: (tx: Transaction, key: Key, staff: StaffSession) => Promise<void>;
};

export const messageAccountHandlers = {
  messageAccounts: async (_input, context) => {
    asOwner(context);
    const contas = CustomerChannel.options.map(async (canal) => {
      const key = { brandId: context.brand.id, canal };
      return wireOf(revised(await readAccount(context.db, key, context)), canal, context);
    });
    return {
      contas: await Promise.all(contas),
      servidoresPermitidos: [...context.env.messages.mailHosts],
    };
  },
  saveMessageAccount: async ({ canal, campos, revisao }, context) => {
    const staff = asOwner(context);
    // The holder of the account can read the codes by which customers sign in.
    await requireFreshProof(context, staff);
    await requireSecondStep(context, staff);
    const typed = valuesOf(canal, campos);
    return change(context, staff, {
      action: 'saveMessageAccount',
      canal,
      revisao,
      told: 'saveMessageAccount',
      write: (tx, key, by) => writeAccount(tx, key, by, typed, context),
    });
  },
  removeMessageAccount: async ({ canal, usaPlataforma, revisao }, context) => {
    const staff = asOwner(context);
    await requireFreshProof(context, staff);
    return change(context, staff, {
      action: 'removeMessageAccount',
      canal,
      revisao,
      told: 'removeMessageAccount',
      async write(tx, key) {
        const row = await accountRow(tx, key);
        if (row === undefined || row.settings === null) throw new Refusal('notFound');
        await tx
          .update(messageAccounts)
          .set({
            ...WELL,
            settings: null,
            webhookKey: null,
            setAt: null,
            setBy: null,
            usesDeployment: usaPlataforma,
          })
          .where(rowIs(key));
      },
    });
  },
  choosePlatformMessages: async ({ canal, usaPlataforma, revisao }, context) => {
    const staff = asOwner(context);
    await requireFreshProof(context, staff);
    return change(context, staff, {
      action: 'choosePlatformMessages',
      canal,
      revisao,
      told: usaPlataforma ? 'platformMessages' : 'noPlatformMessages',
      async write(tx, key) {
        await tx
          .insert(messageAccounts)
          .values({ ...key, usesDeployment: usaPlataforma })
          .onConflictDoUpdate({
            target: [messageAccounts.brandId, messageAccounts.canal],
            set: { usesDeployment: usaPlataforma },
          });
      },
    });
  },
  testMessageAccount: ({ canal, telefone }, context) =>
    tryAccount(context, asOwner(context), canal, telefone ?? null),
} satisfies Partial<Handlers>;

async function change(
  context: CallContext,
  staff: StaffSession,
  { action, canal, revisao, told, write }: Change,
) {
  const key = { brandId: context.brand.id, canal };
  const saved = await changeSection(context, staff, {
    action,
    subject: `channel ${canal}`,
    revisao,
    read: (tx) => readAccount(tx, key, context),
    async write(tx) {
      await write(tx, key, staff);
      await wakeMessages(tx, key, context.now());
      await tellOwners(context, tx, staff, { kind: told, name: CHANNEL_NAMES[canal] });
    },
  });
  return wireOf(saved, canal, context);
}

function valuesOf(
  canal: CustomerChannel,
  campos: InputOf<Endpoints['saveMessageAccount']>['campos'],
): Record<string, string> {
  const known = new Map(campos.map(({ nome, valor }) => [nome, valor.trim()]));
  const pairs = MESSAGE_FIELDS[canal].flatMap(({ name }) => {
    const value = known.get(name) ?? '';
    return value === '' ? [] : [[name, name === 'host' ? value.toLowerCase() : value] as const];
  });
  return Object.fromEntries(pairs);
}

async function writeAccount(
  tx: Transaction,
  key: Key,
  staff: StaffSession,
  typed: Record<string, string>,
  { secret, env, now }: CallContext,
): Promise<void> {
  const before = await accountRow(tx, key);
  const stored = before?.settings == null ? {} : (openOwn(secret, key, before.settings) ?? {});
  const fields = MESSAGE_FIELDS[key.canal];
  // A stored password is used only with the server that it was typed for.
  const moved = key.canal === 'email' && stored.host !== typed.host;
  const secrets: Record<string, string> = {};
  for (const { name } of fields.filter((field) => field.secret)) {
    const value = typed[name] ?? (moved || isDropped(name, typed) ? undefined : stored[name]);
    if (typeof value === 'string') secrets[name] = value;
  }
  const [wrong] = wrongMessageFields(
    key.canal,
    typed,
    new Set(Object.keys(secrets)),
    env.messages.mailHosts,
  );
  if (wrong !== undefined) throw new Refusal('accountFieldWrong', { field: wrong });
  const open = Object.fromEntries(
    fields.flatMap(({ name, secret: hidden }) =>
      hidden || typed[name] === undefined ? [] : [[name, typed[name]] as const],
    ),
  );
  const values = {
    ...WELL,
    settings: sealOwn(secret, key, open, secrets),
    webhookKey: before?.webhookKey ?? randomBytes(24).toString('base64url'),
    setAt: now(),
    setBy: staff.staffId,
  };
  await tx
    .insert(messageAccounts)
    .values({ ...key, ...values })
    .onConflictDoUpdate({
      target: [messageAccounts.brandId, messageAccounts.canal],
      set: values,
    });
}

/** Without a user there is no password to keep. */
const isDropped = (name: string, typed: Record<string, string>) =>
  name === 'password' && typed.user === undefined;
