// Operators: enrolling, signing in, out, and proving who is there. There is no way in without a
// password and a code.
import { and, eq } from 'drizzle-orm';
import type { OperatorAction } from '#contract/operator-actions.ts';
import { countTry, forgetTries, rememberDevice } from '../account/known-device.ts';
import { requireStrongPassword } from '../account/weak-password.ts';
import type { CallContext, OperatorSession } from '../context.ts';
import { operators } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt, forgetAttempts } from '../limits/attempts.ts';
import { overLimit } from '../limits/over-limit.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { Refusal } from '../refusal.ts';
import { type ActingOperator, recordDone } from './log.ts';
import { invitedOperator } from './people.ts';
import {
  makeOperatorCodes,
  type OperatorRow,
  operatorApp,
  operatorCodesLeft,
  takeOperatorCode,
} from './second-factor.ts';
import {
  createOperatorSession,
  endOperatorSession,
  OPERATOR_COOKIE,
  OPERATOR_COOKIE_SECONDS,
  proveOperatorSession,
} from './sessions.ts';

const FRESH_MS = 5 * 60_000;

const tries = {
  device: 'operatorDevice',
  network: 'operatorNetwork',
  here: 'operatorHere',
  person: 'operatorPerson',
} as const;

export function asOperator({ operator }: CallContext): OperatorSession {
  if (operator === null) throw new Refusal('signInNeeded');
  return operator;
}

/** As above, within five minutes after password and code. */
export function asProvedOperator(context: CallContext): OperatorSession {
  const operator = asOperator(context);
  if (context.now().getTime() - operator.provedAt.getTime() > FRESH_MS)
    throw new Refusal('proofNeeded');
  return operator;
}

export const actingAs = (
  { network }: Pick<CallContext, 'network'>,
  { operatorId, email }: Pick<OperatorSession, 'operatorId' | 'email'>,
  motivo = '',
): ActingOperator => ({ operatorId, email, rede: network, motivo });

export const operatorSignInHandlers = {
  operatorSignIn: async ({ email, senha, codigo }, context) => {
    const address = email.trim().toLowerCase();
    const row = await enrolled(context, eq(operators.email, address));
    try {
      return await signIn({ address, senha, codigo }, row, context);
    } catch (error) {
      if (row !== null && error instanceof Refusal && isGuess(error))
        await note(context, row, 'signInRefused', error.key);
      throw error;
    }
  },
  operatorSignOut: async (_input, context) => {
    const operator = asOperator(context);
    await endOperatorSession(context.db, operator.id);
    await recordDone(context.db, actingAs(context, operator), context.now(), { acao: 'signOut' });
    context.setCookie(OPERATOR_COOKIE, '', 0);
    return { logado: false };
  },
  operatorSelf: async (_input, context) => {
    const { operatorId: id, nome, email } = asOperator(context);
    return self(context, { id, nome, email });
  },
  proveOperator: async ({ senha, codigo }, context) => {
    const { db, brand, now } = context;
    const operator = asOperator(context);
    const row = await checkOperatorPassword(context, operator, senha);
    await takeOperatorCode(context, row, codigo);
    await forgetAttempts(context, brand.id, 'operatorProof', String(row.id));
    await proveOperatorSession(db, operator.id, now());
    return { logado: true };
  },
  operatorInvitation: async ({ chave }, context) => {
    const { email } = await invited(context, chave);
    return { email };
  },
  beginOperator: async ({ chave, senhaNova }, context) => {
    const row = await invited(context, chave);
    requireStrongPassword(context, senhaNova, [row.nome, row.email]);
    const app = operatorApp(context, row);
    return { segredo: app.secret.base32, enderecoAutenticador: app.toString() };
  },
  enrolOperator: async ({ chave, senhaNova, codigo }, context) => {
    const { db, now } = context;
    const row = await invited(context, chave);
    requireStrongPassword(context, senhaNova, [row.nome, row.email]);
    await takeOperatorCode(context, row, codigo);
    const passwordHash = await hashPassword(senhaNova);
    return db.transaction(async (tx) => {
      const used = await tx
        .update(operators)
        .set({ passwordHash, confirmedAt: now(), invitationHash: null, invitationEnds: null })
        .where(
          and(eq(operators.id, row.id), eq(operators.invitationHash, row.invitationHash ?? '')),
        )
        .returning({ id: operators.id });
      if (used.length === 0) throw new Refusal('invitationOver');
      const codigosRecuperacao = await makeOperatorCodes(context, tx, row.id);
      await enter(context, row, await createOperatorSession(tx, row.id, now()));
      await recordDone(tx, actingAs(context, { operatorId: row.id, email: row.email }), now(), {
        acao: 'enrol',
      });
      return { codigosRecuperacao };
    });
  },
} satisfies Partial<Handlers>;

/** Counts the try, which the caller forgets when everything else was right as well. */
export async function checkOperatorPassword(
  context: CallContext,
  { operatorId }: OperatorSession,
  password: string,
): Promise<OperatorRow> {
  await countAttempt(context, context.brand.id, 'operatorProof', String(operatorId));
  const row = await enrolled(context, eq(operators.id, operatorId));
  if (row === null || !(await verifyPassword(password, row.passwordHash)))
    throw new Refusal('passwordWrong');
  return row;
}

export async function ownRow(
  context: CallContext,
  { operatorId }: OperatorSession,
): Promise<OperatorRow> {
  const row = await enrolled(context, eq(operators.id, operatorId));
  if (row === null) throw new Refusal('signInNeeded');
  return row;
}

/** Null for a person without both factors. */
async function enrolled(
  { db }: CallContext,
  whose: ReturnType<typeof eq>,
): Promise<OperatorRow | null> {
  const [row] = await db
    .select()
    .from(operators)
    .where(and(whose, eq(operators.active, true)));
  return row === undefined || row.confirmedAt === null ? null : row;
}

async function invited(context: CallContext, token: string): Promise<OperatorRow> {
  await countAttempt(context, context.brand.id, 'operatorInvitation', context.callerHash);
  const row = await invitedOperator(context.db, token, context.now());
  if (row === null) throw new Refusal('invitationOver');
  return row;
}

async function signIn(
  { address, senha, codigo }: { address: string; senha: string; codigo: string | undefined },
  row: OperatorRow | null,
  context: CallContext,
) {
  const { db, now } = context;
  const person = row === null ? null : ({ kind: 'operator', id: row.id } as const);
  await countTry(context, tries, address, person);
  const right = await verifyPassword(senha, row?.passwordHash ?? null);
  if (row === null || person === null || !right) throw new Refusal('wrongCredentials');
  await forgetTries(context, tries, address, person);
  if (codigo === undefined) throw new Refusal('secondStepNeeded');
  await takeOperatorCode(context, row, codigo);
  await enter(context, row, await createOperatorSession(db, row.id, now()));
  await note(context, row, 'signIn');
  return self(context, row);
}

async function enter(context: CallContext, { id }: OperatorRow, token: string): Promise<void> {
  rememberDevice(context, { kind: 'operator', id });
  context.setCookie(OPERATOR_COOKIE, token, OPERATOR_COOKIE_SECONDS);
}

/** Past the limit nothing is checked, and a flood must not fill the log. */
const isGuess = ({ key }: Refusal) => key !== 'secondStepNeeded' && !overLimit.has(key);

const note = (
  context: CallContext,
  { id, email }: OperatorRow,
  acao: OperatorAction,
  detalhe = '',
) =>
  recordDone(context.db, actingAs(context, { operatorId: id, email }), context.now(), {
    acao,
    detalhe,
  });

const self = async (
  { db }: CallContext,
  { id, nome, email }: Pick<OperatorRow, 'id' | 'nome' | 'email'>,
) => ({ nome, email, codigosRestantes: await operatorCodesLeft(db, id) });
