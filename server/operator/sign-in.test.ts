// Operators enrol with both factors, and there is no way in with one of them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { attempts, operatorLog } from '#server/database/schema.ts';
import {
  atOperator,
  type Enrolled,
  enrolledOperator,
  invited,
  OPERATOR_HOST,
  OPERATOR_PASSWORD,
} from '#test/operator.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { addOperator, listOperators, removeOperator } from './people.ts';
import { sweepOperatorSessions } from './sessions.ts';

const MINUTE_MS = 60_000;

let world: World;
let nina: Enrolled;
beforeAll(async () => {
  world = await openWorld({ settings: { OPERATOR_HOST } });
  nina = await enrolledOperator(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.services.db.delete(attempts);
});

const later = (milliseconds = MINUTE_MS) =>
  world.setNow(new Date(world.now().getTime() + milliseconds));
const signIn = (visitor: Visitor, wire: Record<string, unknown>) =>
  visitor.call('operatorSignIn', { email: nina.email, senha: OPERATOR_PASSWORD, ...wire });
const codeOf = async (reply: Promise<{ body: Record<string, unknown> }>) =>
  (await reply).body.codErro;
const isIn = async (visitor: Visitor) => (await visitor.call('operatorSelf')).status === 200;

// Rows: 1.35
test('an address enrols once, within a day, and only with both factors', async () => {
  const visitor = atOperator(world);
  const chave = await invited(world, 'rita@plataforma.com.br');
  expect((await visitor.call('operatorInvitation', { chave })).body).toEqual({
    email: 'rita@plataforma.com.br',
  });
  const weak = visitor.call('beginOperator', { chave, senhaNova: 'Plataforma2024!' });
  expect(await codeOf(weak)).toBe(failureCodes.passwordCommon);
  const given = { chave, senhaNova: OPERATOR_PASSWORD };
  const wrong = visitor.call('enrolOperator', { ...given, codigo: '000000' });
  expect(await codeOf(wrong)).toBe(failureCodes.secondStepWrong);
  expect(await isIn(visitor)).toBe(false);
  const early = visitor.call('operatorSignIn', {
    email: 'rita@plataforma.com.br',
    senha: OPERATOR_PASSWORD,
    codigo: '000000',
  });
  expect(await codeOf(early)).toBe(failureCodes.wrongCredentials);
  later(25 * 60 * MINUTE_MS);
  expect(await codeOf(visitor.call('beginOperator', given))).toBe(failureCodes.invitationOver);
  const used = await enrolledOperator(world, 'rita@plataforma.com.br');
  expect(await isIn(used.visitor)).toBe(true);
  expect(used.recovery).toHaveLength(10);
});

test('a password without a code, and a code without a password, open nothing', async () => {
  const visitor = atOperator(world);
  later();
  expect(await codeOf(signIn(visitor, {}))).toBe(failureCodes.secondStepNeeded);
  const noPassword = signIn(visitor, { senha: 'outra-senha-qualquer', codigo: nina.code() });
  expect(await codeOf(noPassword)).toBe(failureCodes.wrongCredentials);
  expect(await codeOf(signIn(visitor, { codigo: '000000' }))).toBe(failureCodes.secondStepWrong);
  expect(await isIn(visitor)).toBe(false);
});

test('a code works once, a recovery code too', async () => {
  const visitor = atOperator(world);
  later();
  const codigo = nina.code();
  expect((await signIn(visitor, { codigo })).status).toBe(200);
  expect(await isIn(visitor)).toBe(true);
  expect(await codeOf(signIn(atOperator(world), { codigo }))).toBe(failureCodes.secondStepWrong);
  const [recovery = ''] = nina.recovery;
  const lost = await signIn(atOperator(world), { codigo: recovery });
  expect(lost.body.codigosRestantes).toBe(9);
  const spent = signIn(atOperator(world), { codigo: recovery });
  expect(await codeOf(spent)).toBe(failureCodes.secondStepWrong);
});

test('guesses lock their network out, not a known device, and cannot fill the log', async () => {
  const stranger = atOperator(world);
  const guess = () => codeOf(signIn(stranger, { senha: 'palpite-qualquer-1' }));
  for (let tries = 0; tries < 8; tries += 1)
    expect(await guess()).toBe(failureCodes.wrongCredentials);
  const { db } = world.services;
  const noted = await db.$count(operatorLog);
  expect(await guess()).toBe(failureCodes.tooManyStaffPasswords);
  expect(await db.$count(operatorLog)).toBe(noted);
  later();
  const known = await signIn(nina.visitor, { codigo: nina.code() });
  expect(known.status).toBe(200);
});

test('sign-ins, refused ones and sign-outs are in the log with their network', async () => {
  later();
  const visitor = atOperator(world);
  await signIn(visitor, { senha: 'palpite-qualquer-1' });
  await signIn(visitor, { codigo: nina.code() });
  const { body } = await visitor.call('operatorLog');
  const lines = body.registros as { acao: string; email: string; rede: string; detalhe: string }[];
  expect(lines[0]).toMatchObject({ acao: 'signIn', email: nina.email, rede: '127.0.0.0/24' });
  expect(lines[1]).toMatchObject({ acao: 'signInRefused', detalhe: 'wrongCredentials' });
  await visitor.call('operatorSignOut');
  expect(await isIn(visitor)).toBe(false);
});

test('an hour without use ends a session, and half a day ends any', async () => {
  later();
  const visitor = atOperator(world);
  await signIn(visitor, { codigo: nina.code() });
  const begin = world.now().getTime();
  for (let minutes = 50; minutes <= 700; minutes += 50) {
    world.setNow(new Date(begin + minutes * MINUTE_MS));
    expect([minutes, await isIn(visitor)]).toEqual([minutes, true]);
  }
  world.setNow(new Date(begin + 721 * MINUTE_MS));
  expect(await isIn(visitor)).toBe(false);
  await signIn(visitor, { codigo: nina.code() });
  later(61 * MINUTE_MS);
  expect(await isIn(visitor)).toBe(false);
  await sweepOperatorSessions(world.services.db, world.now());
});

test('the cookie is strict, and of this host alone under TLS', async () => {
  later();
  const { cookies } = await signIn(atOperator(world), { codigo: nina.code() });
  const line = cookies.find((one) => one.startsWith('quitute_operador='));
  expect(line).toMatch(/HttpOnly; SameSite=Strict/);
  const { cookieLine } = await import('../front/cookies.ts');
  expect(cookieLine('quitute_operador', 'x', 1, 'https://operador.example.com', 'Strict')).toMatch(
    /^__Host-quitute_operador=x; Path=\/; HttpOnly; SameSite=Strict; Max-Age=1; Secure$/,
  );
});

test('a person who enrols again keeps their name, unless the command says another', async () => {
  const { db } = world.services;
  const email = 'ana@plataforma.com.br';
  for (const [name, kept] of [
    ['Ana Souza', 'Ana Souza'],
    ['', 'Ana Souza'],
    ['Ana Lima', 'Ana Lima'],
  ] as const) {
    await addOperator(db, { email, name }, world.now());
    expect(await listOperators(db, world.now())).toContain(`${email} (${kept}): has not enrolled`);
  }
});

test('who is removed is out at once, and who is added again enrols again', async () => {
  const { db } = world.services;
  const otto = await enrolledOperator(world, 'otto@plataforma.com.br');
  expect(await isIn(otto.visitor)).toBe(true);
  await removeOperator(db, otto.email, world.now());
  expect(await isIn(otto.visitor)).toBe(false);
  await expect(removeOperator(db, otto.email, world.now())).rejects.toThrow('No operator has');
  expect(await listOperators(db, world.now())).not.toContain(otto.email);
  await addOperator(db, { email: otto.email, name: '' }, world.now());
  expect(await listOperators(db, world.now())).toContain(`${otto.email} (Nina): has not enrolled`);
  later();
  const old = { email: otto.email, codigo: otto.code() };
  expect(await codeOf(signIn(atOperator(world), old))).toBe(failureCodes.wrongCredentials);
  await expect(addOperator(db, { email: 'ninguém', name: '' }, world.now())).rejects.toThrow(
    'email address',
  );
});
