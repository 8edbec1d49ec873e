// Support enters a console while its owner allows it, under its own name, and never otherwise.
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { auditLog, messages } from '#server/database/schema.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import { inviteSupport } from './support.ts';

const NAME = 'pizzaria';
const NINA = { name: 'Nina', email: 'nina@plataforma.com.br' };
const PASSWORD = 'a-senha-da-nina';
const HOUR_MS = 3_600_000;

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = world.visitor(NAME);
  await signInStaff(owner);
});
afterAll(() => world.close());

const invite = (person = NINA) =>
  inviteSupport(world.services.db, NAME, person, world.services.now());
const allow = async (horas: number, who = owner) => {
  const { body } = await who.call('allowSupport', { horas });
  world.services.brands.forget(null);
  return body;
};
const signIn = (visitor: Visitor, email = NINA.email) =>
  visitor.call('staffSignIn', { email, senha: PASSWORD });
async function enter(person = NINA): Promise<Visitor> {
  const { path } = await invite(person);
  const chave = new URL(`http://x${path}`).searchParams.get('chave');
  const visitor = world.visitor(NAME);
  const accepted = await visitor.call('acceptInvitation', { chave, senhaNova: PASSWORD });
  expect(accepted.body).toEqual({ email: person.email });
  expect((await signIn(visitor, person.email)).body).toMatchObject({ papel: 'gerente' });
  return visitor;
}
const codeOf = async (visitor: Visitor, key: Parameters<Visitor['call']>[0], wire = {}) =>
  (await visitor.call(key, wire)).body.codErro;

test('without the consent of its owner no brand lets support in', async () => {
  await expect(invite()).rejects.toThrow('does not allow support now');
  const neighbour = world.visitor('acai');
  await signInStaff(neighbour);
  expect((await allow(4, neighbour)).suporteAte).toBeTruthy();
  await expect(invite()).rejects.toThrow('does not allow support now');
  const manager = world.visitor(NAME);
  await signInStaff(manager, 'gerente@forno.quitute.app');
  expect(await codeOf(manager, 'allowSupport', { horas: 4 })).toBe(failureCodes.notYours);
});

test('with it a person enters as a manager of this brand, named in the log', async () => {
  expect((await allow(4)).suporteAte).toBe(world.after(4 * HOUR_MS).toISOString());
  const nina = await enter();
  expect(await codeOf(nina, 'staffBoard')).toBeUndefined();
  for (const key of ['team', 'hosts', 'auditLines', 'paymentAccounts'] as const)
    expect([key, await codeOf(nina, key)]).toEqual([key, failureCodes.notYours]);
  expect(await codeOf(nina, 'allowSupport', { horas: 72 })).toBe(failureCodes.notYours);
  const elsewhere = world.visitor('acai');
  for (const [name, value] of nina.cookies) elsewhere.cookies.set(name, value);
  expect(await codeOf(elsewhere, 'staffBoard')).toBe(failureCodes.signInNeeded);
  expect((await signIn(world.visitor('acai'))).body.codErro).toBe(failureCodes.wrongCredentials);
  const { registros } = readOutput('auditLines', (await owner.call('auditLines', {})).body);
  expect(registros[0]).toMatchObject({ acao: 'signIn', autor: { nome: 'Nina (suporte)' } });
  expect(registros.map(({ acao }) => acao)).toContain('inviteSupport');
  const notices = await world.services.db
    .select({ texto: messages.texto })
    .from(messages)
    .where(eq(messages.kind, 'notice'))
    .orderBy(desc(messages.id));
  expect(notices.some(({ texto }) => texto.includes('Nina (suporte)'))).toBe(true);
});

test('its account becomes nothing else, and an owner ends it like any other', async () => {
  const { pessoas } = readOutput('team', (await owner.call('team')).body);
  const nina = pessoas.find(({ email }) => email === NINA.email);
  const wire = { id: nina?.id, idEstabelecimento: null, ativo: true };
  const asOwner = await codeOf(owner, 'changeStaff', { ...wire, papel: 'proprietario' });
  expect(asOwner).toBe(failureCodes.supportFixed);
  const gone = await codeOf(owner, 'changeStaff', { ...wire, papel: 'gerente', ativo: false });
  expect(gone).toBeUndefined();
  const back = await codeOf(owner, 'changeStaff', { ...wire, papel: 'gerente' });
  expect(back).toBe(failureCodes.supportFixed);
});

test('at one press support is out, and no old link or password opens the door again', async () => {
  const nina = await enter();
  const unused = await invite({ name: 'Otto', email: 'otto@plataforma.com.br' });
  expect((await allow(0)).suporteAte).toBeNull();
  expect(await codeOf(nina, 'staffBoard')).toBe(failureCodes.signInNeeded);
  expect((await signIn(world.visitor(NAME))).body.codErro).toBe(failureCodes.wrongCredentials);
  await allow(1);
  expect((await signIn(world.visitor(NAME))).body.codErro).toBe(failureCodes.wrongCredentials);
  const chave = new URL(`http://x${unused.path}`).searchParams.get('chave');
  const accepted = await world
    .visitor(NAME)
    .call('acceptInvitation', { chave, senhaNova: PASSWORD });
  expect(accepted.body.codErro).toBe(failureCodes.invitationOver);
});

test('when the hours are over support is out by itself', async () => {
  const nina = await enter();
  world.setNow(world.after(HOUR_MS - 1000));
  expect(await codeOf(nina, 'staffBoard')).toBeUndefined();
  world.setNow(world.after(HOUR_MS + 1000));
  expect(await codeOf(nina, 'staffBoard')).toBe(failureCodes.signInNeeded);
  expect((await signIn(world.visitor(NAME))).body.codErro).toBe(failureCodes.wrongCredentials);
  expect(await codeOf(owner, 'staffBoard')).toBeUndefined();
  // A second invitation needs a second consent, for which owners prove who they are.
  expect(await codeOf(owner, 'allowSupport', { horas: 4 })).toBe(failureCodes.proofNeeded);
  await owner.call('proveStaff', { senha: 'quitute-demo' });
  await allow(4);
  expect((await signIn(world.visitor(NAME))).body.codErro).toBe(failureCodes.wrongCredentials);
  expect((await signIn(await enter())).status).toBe(200);
});

test('each consent and its end is in the log with its author', async () => {
  const brand = await world.services.brands.byName(NAME);
  const ofBrand = and(eq(auditLog.brandId, brand?.id ?? 0), eq(auditLog.acao, 'allowSupport'));
  const lines = await world.services.db.select().from(auditLog).where(ofBrand);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.every(({ staffId }) => staffId > 0)).toBe(true);
});
