// Sign-in with email or phone and password. A temporary password from a recovery works only
// together with the new one.
import { and, eq } from 'drizzle-orm';
import type { SignedInCustomer } from '#contract/endpoints/account.ts';
import { isPublishedElsewhere } from '../brand/demo-password.ts';
import type { CallContext } from '../context.ts';
import { customers } from '../database/schema.ts';
import { enqueueMessage } from '../messages/enqueue.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { Refusal } from '../refusal.ts';
import { type CodeCheck, checkCode, takeCode } from './codes.ts';
import type { CustomerRow } from './customer-row.ts';
import { endDevices } from './devices.ts';
import { findCustomer, readIdentifier } from './find-customer.ts';
import { countTry, forgetTries } from './known-device.ts';
import { passwordChangedText } from './message-texts.ts';
import { confirmOwner, signInDevice } from './signed-in.ts';
import { requireStrongPassword } from './weak-password.ts';

const passwordTries = {
  device: 'passwordDevice',
  network: 'passwordNetwork',
  here: 'passwordHere',
  person: 'passwordPerson',
} as const;

export type PasswordLogin = {
  identificador: string;
  senha: string;
  novaSenha?: string | undefined;
};

export async function signInWithPassword(
  context: CallContext,
  { identificador, senha, novaSenha }: PasswordLogin,
): Promise<SignedInCustomer> {
  const { brand } = context;
  const identifier = readIdentifier(identificador, context);
  const row = await findCustomer(context, identifier);
  const person = row === null ? null : ({ kind: 'customer', id: row.id } as const);
  await countTry(context, passwordTries, identifier.text, person);
  // Both are always checked, so that timing reveals nothing.
  const right = await verifyPassword(senha, row?.passwordHash ?? null);
  const temporary = await checkCode(
    context,
    brand.id,
    {
      purpose: 'recovery',
      subject: String(row?.id ?? 0),
      text: temporaryText(senha),
      sessionId: null,
    },
    false,
  );
  if (row !== null && person !== null && right && !isPublishedElsewhere(senha, context)) {
    await forgetTries(context, passwordTries, identifier.text, person);
    return signInDevice(context, row);
  }
  if (row === null || temporary.result !== 'right') throw new Refusal('signInMismatch');
  if (novaSenha === undefined || temporaryText(novaSenha) === temporaryText(senha))
    throw new Refusal('newPasswordNeeded');
  return signInDevice(context, await replacePassword(context, row, temporary, novaSenha));
}

/** People type it in lower case and without its dash. */
export const temporaryText = (typed: string): string =>
  typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

async function replacePassword(
  context: CallContext,
  row: CustomerRow,
  temporary: Extract<CodeCheck, { result: 'right' }>,
  novaSenha: string,
): Promise<CustomerRow> {
  const { db, brand, language, now } = context;
  requireStrongPassword(context, novaSenha, [row.nome, row.email, row.telefone]);
  if (!(await takeCode(context, brand.id, temporary.id))) throw new Refusal('signInMismatch');
  if (temporary.proves !== null) await confirmOwner(context, row, temporary.proves);
  const passwordHash = await hashPassword(novaSenha);
  await db.transaction(async (tx) => {
    const own = and(eq(customers.brandId, brand.id), eq(customers.id, row.id));
    await tx.update(customers).set({ passwordHash }).where(own);
    await endDevices(tx, brand.id, row.id, null);
    if (row.email === null) return;
    const { subject, text } = passwordChangedText(language, brand.settings.projectName);
    await enqueueMessage(tx, {
      brandId: brand.id,
      channel: 'email',
      to: row.email,
      kind: 'notice',
      language,
      subject,
      text,
      now: now(),
    });
  });
  return { ...row, passwordHash };
}
