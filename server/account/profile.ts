// The customer's own account: view and edit it, change the password, devices, consents.
import { and, eq } from 'drizzle-orm';
import type { Profile } from '#contract/entities/profile.ts';
import { isCpf } from '#rules/documents.ts';
import type { CallContext } from '../context.ts';
import { customers } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { currentConsents, writeConsent } from '../messages/consents.ts';
import { hashPassword } from '../passwords.ts';
import { Refusal } from '../refusal.ts';
import type { CustomerRow } from './customer-row.ts';
import { endDevices, endOneDevice, findDevices, toDevice } from './devices.ts';
import { ownAccount, proveAgain } from './own-account.ts';
import { SESSION_COOKIE } from './session.ts';
import { checkWays, refuseTaken, type SignInWays } from './sign-in-ways.ts';
import { requireStrongPassword } from './weak-password.ts';

const UNIQUE_VIOLATION = '23505';

async function profileOf(row: CustomerRow, context: CallContext): Promise<Profile> {
  const { db, brand, now } = context;
  const [devices, consentimentos] = await Promise.all([
    findDevices(db, brand.id, row.id, now()),
    currentConsents(db, brand.id, row.id),
  ]);
  const { nome, email, telefone, cpf, passwordHash, phoneConfirmedAt } = row;
  const dispositivos = devices.map((device) => toDevice(device, context));
  const telefoneConfirmado = telefone !== null && phoneConfirmedAt !== null;
  return {
    nome,
    email,
    telefone,
    telefoneConfirmado,
    cpf,
    temSenha: passwordHash !== null,
    dispositivos,
    consentimentos,
  };
}

export const profileHandlers = {
  profile: async (_input, context) => profileOf(await ownAccount(context), context),
  updateProfile: async ({ senhaAtual, ...wanted }, context) => {
    const row = await ownAccount(context);
    checkWays(wanted, context);
    if (wanted.cpf !== null && !isCpf(wanted.cpf)) throw new Refusal('cpfInvalid');
    // These changes would allow taking over the account.
    if (wanted.email !== row.email || wanted.telefone !== row.telefone)
      await proveAgain(row, senhaAtual, context);
    await refuseTaken(wanted, row.id, context);
    return profileOf(await write(row, wanted, context), context);
  },
  changePassword: async ({ senhaAtual, senhaNova }, context) => {
    const row = await ownAccount(context);
    await proveAgain(row, senhaAtual, context);
    requireStrongPassword(context, senhaNova, [row.nome, row.email, row.telefone]);
    const passwordHash = await hashPassword(senhaNova);
    await context.db.transaction(async (tx) => {
      await tx.update(customers).set({ passwordHash }).where(only(row));
      await endDevices(tx, row.brandId, row.id, context.session?.id ?? null);
    });
    return profileOf({ ...row, passwordHash }, context);
  },
  endDevice: async ({ id }, context) => {
    const row = await ownAccount(context);
    if (!(await endOneDevice(context.db, row.brandId, row.id, id))) throw new Refusal('deviceGone');
    return profileOf(row, context);
  },
  endAllDevices: async (_input, context) => {
    const row = await ownAccount(context);
    await endDevices(context.db, row.brandId, row.id, null);
    context.setCookie(SESSION_COOKIE, '', 0);
    return { logado: false };
  },
  setConsent: async (consent, context) => {
    const row = await ownAccount(context);
    await writeConsent(context, row.id, consent);
    return profileOf(row, context);
  },
} satisfies Partial<Handlers>;

const only = ({ brandId, id }: Pick<CustomerRow, 'brandId' | 'id'>) =>
  and(eq(customers.brandId, brandId), eq(customers.id, id));

async function write(
  row: CustomerRow,
  wanted: SignInWays & Pick<CustomerRow, 'nome' | 'cpf'>,
  context: CallContext,
): Promise<CustomerRow> {
  try {
    const [written] = await context.db
      .update(customers)
      .set({ ...wanted, ...unproved(row, wanted) })
      .where(only(row))
      .returning();
    return written ?? row;
  } catch (error) {
    // Changed by another request since the check.
    if (isUniqueViolation(error)) await refuseTaken(wanted, row.id, context);
    throw error;
  }
}

/** A new phone or email is unverified. */
function unproved(row: CustomerRow, { email, telefone }: SignInWays): Partial<CustomerRow> {
  return {
    ...(telefone !== row.telefone && { phoneConfirmedAt: null }),
    ...(email !== row.email && { emailConfirmedAt: null }),
  };
}

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}
