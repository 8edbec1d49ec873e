// Calls of operators about their own account: password, authenticator app, recovery codes and
// sessions. What decides who gets in asks for fresh proof.
import { eq } from 'drizzle-orm';
import type { OperatorAccount } from '#contract/entities/operator.ts';
import type { OperatorAction } from '#contract/operator-actions.ts';
import { requireStrongPassword } from '../account/weak-password.ts';
import type { CallContext, OperatorSession } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { operators } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { forgetAttempts } from '../limits/attempts.ts';
import { hashPassword } from '../passwords.ts';
import { recordDone } from './log.ts';
import {
  makeOperatorCodes,
  nextApp,
  operatorCodesLeft,
  replaceOperatorApp,
} from './second-factor.ts';
import { endOtherOperatorSessions, operatorSessionsOf } from './sessions.ts';
import {
  actingAs,
  asOperator,
  asProvedOperator,
  checkOperatorPassword,
  ownRow,
} from './sign-in.ts';

export const operatorAccountHandlers = {
  operatorAccount: async (_input, context) => readAccount(context),
  changeOperatorPassword: async ({ senhaAtual, senhaNova }, context) => {
    const operator = asProvedOperator(context);
    const { db, brand } = context;
    const { id, nome, email } = await checkOperatorPassword(context, operator, senhaAtual);
    await forgetAttempts(context, brand.id, 'operatorProof', String(id));
    requireStrongPassword(context, senhaNova, [nome, email]);
    const passwordHash = await hashPassword(senhaNova);
    await db.transaction(async (tx) => {
      await tx.update(operators).set({ passwordHash }).where(eq(operators.id, id));
      await endOtherOperatorSessions(tx, operator);
      await record(context, tx, operator, 'changePassword');
    });
    return readAccount(context);
  },
  beginOperatorApp: async (_input, context) => {
    const operator = asProvedOperator(context);
    const app = nextApp(context, operator, await ownRow(context, operator));
    return { segredo: app.secret.base32, enderecoAutenticador: app.toString() };
  },
  confirmOperatorApp: async ({ codigo }, context) => {
    const operator = asProvedOperator(context);
    const row = await ownRow(context, operator);
    const codigosRecuperacao = await replaceOperatorApp(
      context,
      operator,
      row,
      codigo,
      async (tx) => {
        await endOtherOperatorSessions(tx, operator);
        await record(context, tx, operator, 'replaceApp');
      },
    );
    return { codigosRecuperacao };
  },
  renewOperatorCodes: async (_input, context) => {
    const operator = asProvedOperator(context);
    const codigosRecuperacao = await context.db.transaction(async (tx) => {
      await record(context, tx, operator, 'renewRecoveryCodes');
      return makeOperatorCodes(context, tx, operator.operatorId);
    });
    return { codigosRecuperacao };
  },
  endOperatorSessions: async (_input, context) => {
    const operator = asOperator(context);
    await context.db.transaction(async (tx) => {
      const ended = await endOtherOperatorSessions(tx, operator);
      if (ended > 0) await record(context, tx, operator, 'endSessions', String(ended));
    });
    return readAccount(context);
  },
} satisfies Partial<Handlers>;

const record = (
  context: CallContext,
  tx: Transaction,
  operator: OperatorSession,
  acao: OperatorAction,
  detalhe = '',
) => recordDone(tx, actingAs(context, operator), context.now(), { acao, detalhe });

async function readAccount(context: CallContext): Promise<OperatorAccount> {
  const { id, operatorId, nome, email } = asOperator(context);
  const { db, now } = context;
  const [codigosRestantes, sessions] = await Promise.all([
    operatorCodesLeft(db, operatorId),
    operatorSessionsOf(db, operatorId, now()),
  ]);
  return {
    nome,
    email,
    codigosRestantes,
    sessoes: sessions.map((session) => ({
      id: session.id,
      iniciadaEm: session.createdAt.toISOString(),
      atual: session.id === id,
    })),
  };
}
