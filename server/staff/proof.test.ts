// Money, owners and ways to sign in change only with fresh proof, and every owner is told.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { messages, staff } from '#server/database/schema.ts';
import { signInStaff, storeOf } from '#test/ordering.ts';
import { secondStepOff, secondStepOn } from '#test/second-step.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';
import { requireSecondStep } from './proof.ts';

let world: World;
let owner: Visitor;
let idEstabelecimento: number;
beforeAll(async () => {
  world = await openWorld();
  owner = world.visitor('pizzaria');
  await signInStaff(owner);
  idEstabelecimento = (await storeOf(world, owner)).id;
});
afterAll(() => world.close());

async function savePix(key: string) {
  const { contas } = (await owner.call('paymentAccounts', { idEstabelecimento })).body as {
    contas: { provedor: string; revisao: string }[];
  };
  const revisao = contas.find(({ provedor }) => provedor === 'pix-static')?.revisao;
  const campos = Object.entries({ key, name: 'FORNO', city: 'SAO PAULO' });
  return owner.call('savePaymentAccount', {
    idEstabelecimento,
    provedor: 'pix-static',
    ligado: true,
    campos: campos.map(([nome, valor]) => ({ nome, valor })),
    revisao,
  });
}
const toOwner = () =>
  world.services.db
    .select({ subject: messages.assunto, text: messages.texto })
    .from(messages)
    .where(eq(messages.recipient, 'painel@demo.quitute.app'));

test('outside the demo, switching a payment account on needs a second step', async () => {
  const { db, env, brands } = world.services;
  const brand = await brands.byHost('pizzaria.localhost');
  if (brand === null) throw new Error('the demo has a pizzeria');
  const [found] = await db
    .select({ staffId: staff.id })
    .from(staff)
    .where(and(eq(staff.brandId, brand.id), eq(staff.email, 'painel@demo.quitute.app')));
  if (found === undefined) throw new Error('the pizzeria has an owner');
  const real = { db, brand, env: { ...env, demo: false } };
  await expect(requireSecondStep(real, found)).rejects.toMatchObject({
    key: 'secondStepRequired',
  });
  await secondStepOn(world);
  await expect(requireSecondStep(real, found)).resolves.toBeUndefined();
  await secondStepOff(world);
  // The demo's password is published: there the step would protect nothing.
  await expect(requireSecondStep({ db, brand, env }, found)).resolves.toBeUndefined();
});

test('a board left signed in cannot redirect money without the password', async () => {
  await secondStepOn(world);
  expect((await savePix('caixa@forno.app')).body.codErro).toBeUndefined();
  world.setNow(world.after(6 * 60_000));
  expect((await savePix('ladrao@example.com')).body.codErro).toBe(failureCodes.proofNeeded);
  // The second step asks for a code as well.
  const passwordOnly = await owner.call('proveStaff', { senha: 'quitute-demo' });
  expect(passwordOnly.body.codErro).toBe(failureCodes.secondStepNeeded);
  expect((await owner.call('proveStaff', { senha: 'errada' })).body.codErro).toBe(
    failureCodes.passwordWrong,
  );
  expect((await savePix('ladrao@example.com')).body.codErro).toBe(failureCodes.proofNeeded);
  await secondStepOff(world);
  expect((await owner.call('proveStaff', { senha: 'quitute-demo' })).body.logado).toBe(true);
  await secondStepOn(world);
  expect((await savePix('novo@forno.app')).body.codErro).toBeUndefined();
  const told = await toOwner();
  expect(told).toHaveLength(2);
  expect(told[0]?.subject).toContain('Mudança importante');
  expect(told[0]?.text).toMatch(/mudou a conta de pagamento Pix \(.+\)/);
});

test('owners and the second step of others change with fresh proof alone', async () => {
  world.setNow(world.after(20 * 60_000));
  const before = (await toOwner()).length;
  const { pessoas } = (await owner.call('team', {})).body as {
    pessoas: { id: number; papel: string }[];
  };
  const manager = pessoas.find(({ papel }) => papel === 'gerente')?.id;
  const tries = () =>
    Promise.all([
      owner.call('inviteStaff', {
        nome: 'Eva',
        email: 'eva@forno.app',
        papel: 'proprietario',
        idEstabelecimento: null,
      }),
      owner.call('changeStaff', {
        id: manager,
        papel: 'proprietario',
        idEstabelecimento: null,
        ativo: true,
      }),
      owner.call('renewStaffPassword', { id: manager, removerDuasEtapas: true }),
    ]);
  const codes = (await tries()).map(({ body }) => body.codErro);
  expect(codes).toEqual(Array(3).fill(failureCodes.proofNeeded));
  const attendant = { nome: 'Rui', email: 'rui@forno.app', papel: 'atendente' };
  const invited = await owner.call('inviteStaff', { ...attendant, idEstabelecimento: null });
  expect(invited.body.codErro).toBeUndefined();
  await secondStepOff(world);
  await owner.call('proveStaff', { senha: 'quitute-demo' });
  for (const { body } of await tries()) expect(body.codErro).toBeUndefined();
  const told = (await toOwner()).slice(before);
  expect(told.some(({ text }) => text.includes('quem são os proprietários'))).toBe(true);
});
