// An operator helps an owner who lost their link, password or app, and nobody else.
import { desc, eq } from 'drizzle-orm';
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { createBrand } from '#server/brand/create.ts';
import { auditLog, messages } from '#server/database/schema.ts';
import {
  type Enrolled,
  enrolledOperator,
  OPERATOR_HOST,
  OPERATOR_PASSWORD,
} from '#test/operator.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import { renewOwnerLink } from './owner-link.ts';

const NAME = 'pizzaria';
const OWNER = 'painel@demo.quitute.app';
const OLD = 'quitute-demo';
const NEW = 'a-senha-nova-da-vera';
const HALF_MINUTE_MS = 30_000;

let world: World;
let nina: Enrolled;
beforeAll(async () => {
  world = await openWorld({ settings: { OPERATOR_HOST } });
  nina = await enrolledOperator(world);
});
afterAll(() => world.close());

const later = (milliseconds: number) =>
  world.setNow(new Date(world.now().getTime() + milliseconds));
async function prove(): Promise<void> {
  later(HALF_MINUTE_MS);
  const given = { senha: OPERATOR_PASSWORD, codigo: nina.code() };
  expect((await nina.visitor.call('proveOperator', given)).body).toEqual({ logado: true });
}
const ask = (given: object) =>
  nina.visitor.call('operatorOwnerLink', {
    appNome: NAME,
    removerDuasEtapas: false,
    motivo: 'perdeu o link',
    ...given,
  });
const keyOf = (address: unknown) => new URL(String(address)).searchParams.get('chave');
const accept = (chave: string | null, visitor: Visitor = world.visitor(NAME)) =>
  visitor.call('acceptInvitation', { chave, senhaNova: NEW });
const enter = async (senha: string, codigo?: string) =>
  (
    await world
      .visitor(NAME)
      .call('staffSignIn', { email: OWNER, senha, ...(codigo === undefined ? {} : { codigo }) })
  ).body;

// Rows: 1.35
test('a new link for an owner needs fresh proof, works once, and ends the one before', async () => {
  later(10 * 60_000);
  expect((await ask({ email: OWNER })).body.codErro).toBe(failureCodes.proofNeeded);
  await prove();
  const first = await ask({ email: OWNER.toUpperCase() });
  expect(new URL(String(first.body.url)).host).toBe(`${NAME}.localhost`);
  expect(first.body.expiraEm).toBe(new Date(world.now().getTime() + 3 * 86_400_000).toISOString());
  const second = await ask({ email: OWNER });
  expect((await accept(keyOf(first.body.url))).body.codErro).toBe(failureCodes.invitationOver);
  // Until it is used, nothing changes for the owner.
  expect(await enter(OLD)).toMatchObject({ papel: 'proprietario' });
  expect((await accept(keyOf(second.body.url))).body).toEqual({ email: OWNER });
  expect((await accept(keyOf(second.body.url))).body.codErro).toBe(failureCodes.invitationOver);
  expect((await enter(OLD)).codErro).toBe(failureCodes.wrongCredentials);
  expect(await enter(NEW)).toMatchObject({ papel: 'proprietario' });
});

test('only owners get one while there are any', async () => {
  await prove();
  for (const email of ['gerente@forno.quitute.app', 'ninguem@exemplo.com'])
    expect((await ask({ email, nome: 'Alguém' })).status).toBe(404);
});

test('a lost app goes at once, and with it the password and every session', async () => {
  const owner = world.visitor(NAME);
  await owner.call('staffSignIn', { email: OWNER, senha: NEW });
  const { body } = await owner.call('beginSecondStep', { senhaAtual: NEW });
  const app = URI.parse(String(body.enderecoAutenticador)) as TOTP;
  const codigo = app.generate({ timestamp: world.now().getTime() });
  expect((await owner.call('confirmSecondStep', { codigo })).status).toBe(200);
  expect((await enter(NEW)).codErro).toBe(failureCodes.secondStepNeeded);
  await prove();
  const link = await ask({ email: OWNER, removerDuasEtapas: true });
  expect((await enter(NEW)).codErro).toBe(failureCodes.wrongCredentials);
  expect((await owner.call('staffBoard')).body.codErro).toBe(failureCodes.signInNeeded);
  await accept(keyOf(link.body.url));
  expect(await enter(NEW)).toMatchObject({ papel: 'proprietario' });
});

test('owners read of it, and both logs say who, whom and why, without the link', async () => {
  const { db, brands } = world.services;
  const [notice] = await db
    .select({ texto: messages.texto })
    .from(messages)
    .where(eq(messages.kind, 'notice'))
    .orderBy(desc(messages.id));
  expect(notice?.texto).toContain('O operador do servidor mudou como');
  const log = await nina.visitor.call('operatorLog', { appNome: NAME });
  const { registros } = readOutput('operatorLog', log.body);
  expect(registros[0]).toMatchObject({
    acao: 'renewOwnerLink',
    email: nina.email,
    detalhe: `${OWNER}, app removed`,
    motivo: 'perdeu o link',
  });
  const brand = await brands.byName(NAME);
  const lines = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.brandId, brand?.id ?? 0))
    .orderBy(desc(auditLog.id));
  const renewed = lines.filter(({ acao }) => acao === 'renewStaffPassword');
  expect(renewed[0]).toMatchObject({ staffId: 0, antes: { secondStep: true } });
  expect(JSON.stringify([registros, lines])).not.toContain('chave=');
});

test('a brand without an owner gets its first one, at another address too', async () => {
  const { db } = world.services;
  const made = await createBrand(
    db,
    { name: 'Cantina', host: 'nobody.localhost', ownerName: 'Rosa', ownerEmail: 'erro@a.app' },
    world.now(),
  );
  const wanted = { email: 'Rosa@Cantina.app', name: '', dropApp: false };
  await expect(renewOwnerLink(db, made.appNome, wanted, world.now())).rejects.toThrow(
    'with name="Name of the owner"',
  );
  const { path } = await renewOwnerLink(db, made.appNome, { ...wanted, name: 'Rosa' }, world.now());
  world.services.brands.forget(null);
  const visitor = world.visitor('nobody');
  const old = await accept(keyOf(`http://x${made.path}`), visitor);
  expect(old.body.codErro).toBe(failureCodes.invitationOver);
  expect((await accept(keyOf(`http://x${path}`), visitor)).body).toEqual({
    email: 'rosa@cantina.app',
  });
});
