// Owners read who came in, who was refused, and who of the staff read customers' data.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { SECURITY_KINDS, type SecurityKind } from '#contract/security-kinds.ts';
import { customers, securityEvents } from '#server/database/schema.ts';
import { signInStaff, storeOf } from '#test/ordering.ts';
import { secondStepOff, secondStepOn } from '#test/second-step.ts';
import { sourceFiles } from '#test/source.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import { noteSecurity, sweepSecurityEvents } from './security.ts';
import { kindOfRefusal } from './security-refusals.ts';

let world: World;
let owner: Visitor;
let brandId: number;
beforeAll(async () => {
  world = await openWorld();
  owner = world.visitor('pizzaria', '203.0.113.9');
  await signInStaff(owner);
  brandId = (await world.services.brands.byHost('pizzaria.localhost'))?.id ?? 0;
});
afterAll(() => world.close());

const read = async (filter: Record<string, unknown> = {}, who = owner) =>
  readOutput('securityEvents', (await who.call('securityEvents', filter)).body);
const newest = async (tipo: SecurityKind) => (await read({ tipo })).eventos[0];
async function member(email: string): Promise<Visitor> {
  const visitor = world.visitor('pizzaria', '203.0.113.9');
  await signInStaff(visitor, email);
  return visitor;
}
const someCustomer = async () => {
  const { db } = world.services;
  const [row] = await db.select().from(customers).where(eq(customers.brandId, brandId)).limit(1);
  return row ?? Promise.reject(new Error('the pizzeria has customers'));
};

test('sign-ins are logged with a shortened network, failed ones with the account', async () => {
  expect(await newest('signedIn')).toMatchObject({
    autor: { nome: 'Lúcia Forneri' },
    rede: '203.0.113.0/24',
  });
  const thief = world.visitor('pizzaria', '2001:db8:7:1::5');
  const wrong = { email: 'painel@demo.quitute.app', senha: 'adivinhada' };
  await thief.call('staffSignIn', wrong);
  await thief.call('staffSignIn', { ...wrong, email: 'ninguem@example.com' });
  const [nobody, known] = (await read({ tipo: 'signInFailed' })).eventos;
  expect(known).toMatchObject({ autor: { nome: 'Lúcia Forneri' }, rede: '2001:db8:7::/48' });
  expect(nobody?.autor).toBeNull();
  for (let attempt = 0; attempt < 9; attempt++) await thief.call('staffSignIn', wrong);
  expect(await newest('signInBlocked')).toMatchObject({ autor: { nome: 'Lúcia Forneri' } });
  expect(JSON.stringify(await read())).not.toMatch(/adivinhada|example\.com|203\.0\.113\.9/);
});

test('customers’ failed sign-ins are counted without saying who', async () => {
  const guest = world.visitor('pizzaria');
  const typed = { identificador: 'ana@example.com', senha: 'adivinhada' };
  for (let attempt = 0; attempt < 9; attempt++) await guest.call('generalLogin', typed);
  expect(await newest('customerSignInFailed')).toMatchObject({ autor: null, vezes: 8 });
  expect(await newest('customerSignInBlocked')).toMatchObject({ autor: null, vezes: 1 });
});

test('a refusal of a signed-in customer is logged with its call', async () => {
  const counter = await member('balcao@forno.quitute.app');
  await counter.call('people', {});
  expect(await newest('notAllowed')).toMatchObject({ alvos: [{ alvo: 'call people' }] });
  const page = { 'sec-fetch-site': 'cross-site' };
  await owner.call('staffSignOut', {}, page);
  expect(await newest('foreignOrigin')).toMatchObject({ autor: null });
  await counter.call('proveStaff', { senha: 'errada' });
  expect((await newest('proofFailed'))?.autor?.nome).toBe(
    (await newest('notAllowed'))?.autor?.nome,
  );
  world.setNow(world.after(20 * 60_000));
  const idEstabelecimento = (await storeOf(world, owner)).id;
  const account = { idEstabelecimento, provedor: 'pix-static', ligado: true, campos: [] };
  await owner.call('savePaymentAccount', { ...account, revisao: 'x' });
  expect(await newest('proofAsked')).toMatchObject({ autor: { nome: 'Lúcia Forneri' } });
  world.setNow(null);
});

test('staff who read customers’ data leave a trace, and too many at once are stopped', {
  timeout: 60_000,
}, async () => {
  const { id, telefone } = await someCustomer();
  const subject = `customer ${id}`;
  await owner.call('people', { busca: '' });
  await owner.call('person', { id });
  await owner.call('person', { id });
  await owner.call('peopleFile');
  await owner.call('staffMessages');
  expect(await newest('customersListed')).toMatchObject({ autor: { nome: 'Lúcia Forneri' } });
  expect(await newest('customerOpened')).toMatchObject({ vezes: 2, alvos: [{ alvo: subject }] });
  expect(await newest('customersExported')).toMatchObject({ vezes: 1 });
  const counter = await member('balcao@forno.quitute.app');
  await counter.call('loyaltyPerson', { busca: telefone });
  expect((await newest('customerOpened'))?.alvos[0]?.alvo).toBe(subject);
  expect((await newest('customerOpened'))?.autor?.nome).not.toBe('Lúcia Forneri');
  let last = 0;
  for (let more = 0; more < 301; more++)
    last = Number((await owner.call('person', { id: 99_999_999 })).body.codErro ?? 0);
  expect(last).toBe(failureCodes.tooMany);
  expect(await newest('tooOften')).toMatchObject({ alvos: [{ alvo: 'call person' }] });
});

test('owners are notified of changed accounts, owners, passwords and second steps', async () => {
  const idEstabelecimento = (await storeOf(world, owner)).id;
  const { contas } = readOutput(
    'paymentAccounts',
    (await owner.call('paymentAccounts', { idEstabelecimento })).body,
  );
  const revisao = contas.find(({ provedor }) => provedor === 'pix-static')?.revisao;
  const campos = Object.entries({ key: 'caixa@forno.app', name: 'FORNO', city: 'SAO PAULO' });
  const account = { idEstabelecimento, provedor: 'pix-static', ligado: true, revisao };
  await owner.call('savePaymentAccount', {
    ...account,
    campos: campos.map(([nome, valor]) => ({ nome, valor })),
  });
  expect((await newest('paymentAccountChanged'))?.alvos[0]?.alvo).toContain('pix-static');
  const eva = { nome: 'Eva', email: 'eva@forno.app', papel: 'atendente' };
  await owner.call('inviteStaff', { ...eva, idEstabelecimento: null });
  expect(await newest('teamChanged')).toMatchObject({ vezes: 1 });
  const { pessoas } = readOutput('team', (await owner.call('team')).body);
  const manager = pessoas.find(({ papel }) => papel === 'gerente');
  const idPessoa = manager?.id ?? 0;
  await owner.call('renewStaffPassword', { id: idPessoa, removerDuasEtapas: false });
  expect(await newest('accessRenewed')).toMatchObject({ alvos: [{ nomeAlvo: manager?.nome }] });
  await owner.call('endStaffSessions', { idPessoa, id: null });
  expect(await newest('sessionsEnded')).toMatchObject({ alvos: [{ nomeAlvo: manager?.nome }] });
  const post = { papel: 'proprietario', idEstabelecimento: null, ativo: true };
  await owner.call('changeStaff', { id: idPessoa, ...post });
  expect(await newest('ownersChanged')).toMatchObject({ alvos: [{ nomeAlvo: manager?.nome }] });
  await secondStepOn(world);
  await owner.call('renewRecoveryCodes', { codigo: '000000' });
  expect((await newest('proofFailed'))?.autor?.nome).toBe('Lúcia Forneri');
  await secondStepOff(world);
});

// Rows: 1.27
test('only owners of the brand read them, by kind, by person and page by page', async () => {
  const { notYours } = failureCodes;
  for (const email of ['gerente@roxo.quitute.app', 'balcao@forno.quitute.app']) {
    const visitor = world.visitor(email.includes('roxo') ? 'acai' : 'pizzaria');
    await signInStaff(visitor, email);
    expect((await visitor.call('securityEvents')).body.codErro).toBe(notYours);
  }
  const burger = world.visitor('burger');
  await signInStaff(burger);
  expect((await read({}, burger)).eventos.map(({ tipo }) => tipo)).toEqual(['signedIn']);
  const { autores } = await read();
  const one = autores.find(({ nome }) => nome === 'Lúcia Forneri');
  const hers = await read({ autor: one?.id });
  expect(new Set(hers.eventos.map(({ autor }) => autor?.id))).toEqual(new Set([one?.id]));
  const event = { kind: 'signInFailed' as const, brandId, staffId: null, at: world.now() };
  for (let network = 0; network < 60; network++)
    await noteSecurity(world.services.db, { ...event, network: `10.0.${network}.0/24` });
  const first = await read({ tipo: 'signInFailed' });
  expect([first.eventos.length, first.haMais]).toEqual([40, true]);
  const next = await read({ tipo: 'signInFailed', antesDe: first.eventos.at(-1)?.id });
  expect(next.eventos.length).toBeGreaterThan(19);
});

test('a flood from many networks shares a row, and rows are deleted after a year', async () => {
  const { db } = world.services;
  const at = world.after(5 * 3_600_000);
  const event = { kind: 'signInFailed' as const, brandId, staffId: null, at };
  for (let network = 0; network < 230; network++)
    await noteSecurity(db, {
      ...event,
      network: `10.${network}.0.0/24`,
      subject: `call ${network}`,
    });
  const hours = Math.floor(at.getTime() / 3_600_000) * 3_600_000;
  const ofHour = and(
    eq(securityEvents.brandId, brandId),
    eq(securityEvents.windowStart, new Date(hours)),
  );
  const rows = await db.select().from(securityEvents).where(ofHour);
  expect(rows).toHaveLength(201);
  const shared = rows.find(({ network }) => network === '');
  expect(shared?.vezes).toBe(30);
  for (let more = 0; more < 40; more++)
    await noteSecurity(db, { ...event, network: 'other', subject: `call more ${more}` });
  const [again] = await db
    .select()
    .from(securityEvents)
    .where(and(ofHour, eq(securityEvents.network, '')));
  expect([again?.vezes, again?.alvos.length]).toEqual([70, 50]);
  await sweepSecurityEvents({ db, now: () => world.after(366 * 86_400_000) });
  expect(await db.$count(securityEvents)).toBe(0);
});

test('a payment account without a second step and a limit are events', () => {
  const manager = { storeId: 1 };
  expect(kindOfRefusal('savePaymentAccount', 'secondStepRequired', manager)).toBe(
    'secondStepMissing',
  );
  expect(kindOfRefusal('moveOrder', 'storeNotFound', manager)).toBe('notAllowed');
  expect(kindOfRefusal('moveOrder', 'storeNotFound', { storeId: null })).toBeNull();
  expect(kindOfRefusal('placeOrder', 'storeClosed', null)).toBeNull();
  expect(kindOfRefusal('placeOrder', 'notYours', manager)).toBeNull();
});

test('each kind of event is written somewhere', () => {
  const code = sourceFiles
    .filter(({ path }) => path.startsWith('server/') && !path.includes('.test.'))
    .map((file) => file.code)
    .join('\n');
  expect(SECURITY_KINDS.filter((kind) => !code.includes(`'${kind}'`))).toEqual([]);
});
