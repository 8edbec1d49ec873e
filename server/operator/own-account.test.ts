// An operator's own account: what decides who gets in changes with fresh proof alone, and ends the
// other sessions.
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { attempts } from '#server/database/schema.ts';
import {
  atOperator,
  type Enrolled,
  enrolledOperator,
  OPERATOR_HOST,
  OPERATOR_PASSWORD,
} from '#test/operator.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

const MINUTE_MS = 60_000;
const OTHER_PASSWORD = 'janela-azul-do-porto-77';

let world: World;
let nina: Enrolled;
beforeAll(async () => {
  world = await openWorld({ settings: { OPERATOR_HOST } });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.services.db.delete(attempts);
  later();
  nina = await enrolledOperator(world);
});

function later(milliseconds = MINUTE_MS) {
  world.setNow(new Date(world.now().getTime() + milliseconds));
}
const codeOf = async (reply: Promise<{ body: Record<string, unknown> }>) =>
  (await reply).body.codErro;
const isIn = async (visitor: Visitor) => (await visitor.call('operatorSelf')).status === 200;
const codeOfApp = (app: TOTP) => app.generate({ timestamp: world.now().getTime() });
const sessions = async (visitor: Visitor) =>
  readOutput('operatorAccount', (await visitor.call('operatorAccount')).body).sessoes;
const signIn = (visitor: Visitor, codigo: string, senha = OPERATOR_PASSWORD) =>
  visitor.call('operatorSignIn', { email: nina.email, senha, codigo });
async function elsewhere(): Promise<Visitor> {
  later();
  const visitor = atOperator(world);
  expect((await signIn(visitor, nina.code())).status).toBe(200);
  return visitor;
}
async function lastActions(visitor: Visitor): Promise<string[]> {
  const { body } = await visitor.call('operatorLog');
  return readOutput('operatorLog', body).registros.map(({ acao }) => acao);
}
async function begin(visitor: Visitor): Promise<TOTP> {
  const { body } = await visitor.call('beginOperatorApp');
  return URI.parse(String(body.enderecoAutenticador)) as TOTP;
}

// Rows: 1.35
test('nothing that decides who gets in changes without fresh proof', async () => {
  later(6 * MINUTE_MS);
  const { visitor } = nina;
  for (const reply of [
    visitor.call('changeOperatorPassword', {
      senhaAtual: OPERATOR_PASSWORD,
      senhaNova: OTHER_PASSWORD,
    }),
    visitor.call('beginOperatorApp'),
    visitor.call('confirmOperatorApp', { codigo: '123456' }),
    visitor.call('renewOperatorCodes'),
  ])
    expect(await codeOf(reply)).toBe(failureCodes.proofNeeded);
  expect((await visitor.call('endOperatorSessions')).status).toBe(200);
});

test('a new password ends the other sessions, and the former one opens nothing', async () => {
  const other = await elsewhere();
  const change = (senhaAtual: string, senhaNova: string) =>
    nina.visitor.call('changeOperatorPassword', { senhaAtual, senhaNova });
  expect(await codeOf(change('palpite-qualquer-1', OTHER_PASSWORD))).toBe(
    failureCodes.passwordWrong,
  );
  expect(await codeOf(change(OPERATOR_PASSWORD, 'Plataforma2024!'))).toBe(
    failureCodes.passwordCommon,
  );
  expect(await isIn(other)).toBe(true);
  expect((await change(OPERATOR_PASSWORD, OTHER_PASSWORD)).status).toBe(200);
  expect([await isIn(nina.visitor), await isIn(other)]).toEqual([true, false]);
  later();
  const former = signIn(atOperator(world), nina.code());
  expect(await codeOf(former)).toBe(failureCodes.wrongCredentials);
  expect((await signIn(atOperator(world), nina.code(), OTHER_PASSWORD)).status).toBe(200);
  expect(await lastActions(nina.visitor)).toContain('changePassword');
});

test('a new app replaces the former one and its recovery codes with its first code', async () => {
  const other = await elsewhere();
  const next = await begin(nina.visitor);
  expect((await begin(nina.visitor)).secret.base32).toBe(next.secret.base32);
  expect((await begin(other)).secret.base32).not.toBe(next.secret.base32);
  const confirm = (codigo: string) => nina.visitor.call('confirmOperatorApp', { codigo });
  expect(await codeOf(confirm('000000'))).toBe(failureCodes.secondStepWrong);
  const [recovery = ''] = nina.recovery;
  expect(await codeOf(confirm(recovery))).toBe(failureCodes.secondStepWrong);
  later();
  expect(await codeOf(confirm(nina.code()))).toBe(failureCodes.secondStepWrong);
  expect((await signIn(atOperator(world), nina.code())).status).toBe(200);

  const { body } = await confirm(codeOfApp(next));
  const [fresh = ''] = readOutput('confirmOperatorApp', body).codigosRecuperacao;
  expect([await isIn(nina.visitor), await isIn(other)]).toEqual([true, false]);
  expect(await codeOf(confirm(codeOfApp(next)))).toBe(failureCodes.secondStepWrong);
  later();
  for (const spent of [nina.code(), recovery])
    expect(await codeOf(signIn(atOperator(world), spent))).toBe(failureCodes.secondStepWrong);
  for (const valid of [codeOfApp(next), fresh])
    expect((await signIn(atOperator(world), valid)).status).toBe(200);
  expect(await lastActions(nina.visitor)).toContain('replaceApp');
});

test('new recovery codes replace the former ones', async () => {
  const { body } = await nina.visitor.call('renewOperatorCodes');
  const codes = readOutput('renewOperatorCodes', body).codigosRecuperacao;
  expect(new Set(codes).size).toBe(10);
  const [former = ''] = nina.recovery;
  const spent = signIn(atOperator(world), former);
  expect(await codeOf(spent)).toBe(failureCodes.secondStepWrong);
  const reply = await signIn(atOperator(world), codes[0] ?? '');
  expect(reply.body.codigosRestantes).toBe(9);
  expect(await lastActions(nina.visitor)).toContain('renewRecoveryCodes');
});

test('the other sessions end, and the one that asks stays', async () => {
  const other = await elsewhere();
  expect((await sessions(nina.visitor)).map(({ atual }) => atual)).toEqual([false, true]);
  const { body } = await nina.visitor.call('endOperatorSessions');
  expect(readOutput('endOperatorSessions', body).sessoes).toHaveLength(1);
  expect([await isIn(nina.visitor), await isIn(other)]).toEqual([true, false]);
  expect(await lastActions(nina.visitor)).toContain('endSessions');
});
