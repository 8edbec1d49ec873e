// Nobody can lock somebody else out on purpose: wrong passwords count for each network, a known
// device has its own count, and the link of a recovery always works.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { attempts, messages } from '#server/database/schema.ts';
import { signUp } from '#test/loyal-people.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.services.db.delete(attempts);
});

const STRANGER = '198.51.100.7';
const OWNER = 'painel@demo.quitute.app';
const at = (address?: string) => world.visitor('pizzaria', address);

const staffTry = (visitor: Visitor, senha: string) =>
  visitor.call('staffSignIn', { email: OWNER, senha });
const customerTry = (visitor: Visitor, identificador: string, senha: string) =>
  visitor.call('generalLogin', { identificador, senha });

/** As if strangers had used up what the limit allows. */
async function useUp(name: 'staffPerson' | 'passwordPerson' | 'newDevice'): Promise<void> {
  await world.services.db.update(attempts).set({ count: 100_000 }).where(eq(attempts.kind, name));
}

test('wrong passwords from one network do not stop the owner in another', async () => {
  const stranger = at(STRANGER);
  for (let round = 0; round < 8; round++) await staffTry(stranger, 'errada');
  const refused = await staffTry(stranger, 'errada');
  expect(refused.status).toBe(429);
  expect(refused.body.codErro).toBe(failureCodes.tooManyStaffPasswords);
  expect((await signInStaff(at(), OWNER)).status).toBe(200);
});

test('on a device where the owner has signed in, tries of strangers do not count', async () => {
  const tablet = at();
  await signInStaff(tablet, OWNER);
  await staffTry(at(STRANGER), 'errada');
  await useUp('staffPerson');
  expect((await staffTry(at('203.0.113.9'), 'quitute-demo')).status).toBe(429);
  await tablet.call('staffSignOut');
  expect((await signInStaff(tablet, OWNER)).status).toBe(200);
});

test('a known device may not guess on and on either', async () => {
  const tablet = at();
  await signInStaff(tablet, OWNER);
  for (let round = 0; round < 8; round++) await staffTry(tablet, 'errada');
  expect((await staffTry(tablet, 'errada')).status).toBe(429);
});

test('a mark of another person or brand makes no device known', async () => {
  const tablet = at();
  await signInStaff(tablet, 'gerente@forno.quitute.app');
  await staffTry(at(STRANGER), 'errada');
  await useUp('staffPerson');
  expect((await staffTry(tablet, 'quitute-demo')).status).toBe(429);
});

test('a recovery link signs in, however many tries strangers have used up', async () => {
  const email = 'lia@example.com';
  const { visitor } = await signUp(world, 'pizzaria', { email });
  await customerTry(at(STRANGER), email, 'errada');
  await useUp('passwordPerson');
  const abroad = at('203.0.113.9');
  const refused = await customerTry(abroad, email, 'uma-senha-boa');
  expect(refused.body.codErro).toBe(failureCodes.tooManyPasswords);
  expect(String(refused.body.mensagem)).toContain('Esqueci minha senha');
  expect((await customerTry(visitor, email, 'uma-senha-boa')).body.logado).toBe(true);
  await abroad.call('resetPassword', { email, tipoVerificacao: 0 });
  const [letter] = await world.services.db
    .select({ texto: messages.texto })
    .from(messages)
    .where(eq(messages.recipient, email));
  const chave = /chave=([\w-]+)/.exec(letter?.texto ?? '')?.[1];
  expect((await abroad.call('generalLogin', { chave })).body.logado).toBe(true);
});

test('a network brings only so many new devices at a time', async () => {
  const ask = (telefone: string, address?: string) =>
    at(address).call('sendSmsCode', { cliente: { telefone }, quantidadeNumero: 6 });
  expect((await ask('11987620001')).body.codErro).toBe(0);
  await useUp('newDevice');
  expect((await ask('11987620002')).body.codErro).toBe(failureCodes.tooManyDevices);
  expect((await ask('11987620003', STRANGER)).body.codErro).toBe(0);
});
