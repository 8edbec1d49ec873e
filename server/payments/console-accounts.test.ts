import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { auditLog, paymentAccounts } from '#server/database/schema.ts';
import { createProviders } from '#server/integrations/payments/providers.ts';
import { createSecret } from '#server/secret.ts';
import { signInStaff, storeOf } from '#test/ordering.ts';
import { secondStepOn } from '#test/second-step.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
let storeId: number;
beforeAll(async () => {
  world = await openWorld();
  owner = await member();
  storeId = (await storeOf(world, owner)).id;
  await secondStepOn(world);
});
afterAll(() => world.close());

async function member(email?: string, brand: 'pizzaria' | 'burger' = 'pizzaria'): Promise<Visitor> {
  const visitor = world.visitor(brand);
  await signInStaff(visitor, email);
  return visitor;
}

type Account = {
  provedor: string;
  ligado: boolean;
  campos: { nome: string; valor: string }[];
  segredosGuardados: string[];
  urlAviso: string | null;
  revisao: string;
};
type Using = { tipo: string; provedor: string; sandbox: boolean };

async function accounts(): Promise<{
  of(provider: string): Account;
  using: Using[];
  text: string;
}> {
  const { body } = await owner.call('paymentAccounts', { idEstabelecimento: storeId });
  const list = body.contas as Account[];
  return {
    of(provider) {
      const found = list.find(({ provedor }) => provedor === provider);
      if (found === undefined) throw new Error(`no line for ${provider}`);
      return found;
    },
    using: body.emUso as Using[],
    text: JSON.stringify(body),
  };
}
const fields = (values: Record<string, string>) =>
  Object.entries(values).map(([nome, valor]) => ({ nome, valor }));
async function save(provedor: string, values: Record<string, string>, ligado = true, who = owner) {
  const { revisao } = (await accounts()).of(provedor);
  return who.call('savePaymentAccount', {
    idEstabelecimento: storeId,
    provedor,
    ligado,
    campos: fields(values),
    revisao,
  });
}
const rowOf = async (provider: string) => {
  const mine = and(eq(paymentAccounts.storeId, storeId), eq(paymentAccounts.provider, provider));
  const [row] = await world.services.db.select().from(paymentAccounts).where(mine);
  return row;
};

const PASSWORD = 'uma-senha-do-provedor-que-ninguem-le';
const getnet = {
  baseUrl: 'https://api-sandbox.getnet.com.br',
  sellerId: '9f1c7a52-3b6e-4d8a-a0c4-5e7d2b913f60',
  clientId: 'cliente-da-loja',
  clientSecret: PASSWORD,
};

test('a secret is stored sealed, and is in neither the log nor any answer', async () => {
  expect((await accounts()).using).toContainEqual({
    tipo: 'card',
    provedor: 'sandbox-card',
    sandbox: true,
  });
  const saved = await save('getnet', getnet);
  expect(saved.body).toMatchObject({
    provedor: 'getnet',
    ligado: true,
    segredosGuardados: ['clientSecret'],
  });
  const now = await accounts();
  expect(now.using).toContainEqual({ tipo: 'card', provedor: 'getnet', sandbox: true });
  expect(now.of('getnet').urlAviso).toMatch(
    /^http:\/\/[^/]+\/api\/pagamentos\/getnet\/[\w-]{20,}$/,
  );
  const log = await world.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.acao, 'savePaymentAccount'))
    .orderBy(desc(auditLog.id));
  for (const text of [
    JSON.stringify(saved.body),
    now.text,
    JSON.stringify(log),
    JSON.stringify(await rowOf('getnet')),
  ])
    expect(text).not.toContain(PASSWORD);
});

test('saving without a secret keeps it, and the log shows a new one only as changed', async () => {
  const before = (await accounts()).of('getnet');
  const { clientSecret: _, ...rest } = getnet;
  expect((await save('getnet', { ...rest, clientId: 'outro-cliente' })).body).toMatchObject({
    segredosGuardados: ['clientSecret'],
  });
  const sealed = (await rowOf('getnet'))?.settings.sealed;
  expect(
    world.services.secret.open(
      `payment account ${(await rowOf('getnet'))?.brandId}/${storeId}/getnet`,
      String(sealed),
    ),
  ).toContain(PASSWORD);
  expect((await accounts()).of('getnet').revisao).not.toBe(before.revisao);
  const stale = await owner.call('savePaymentAccount', {
    idEstabelecimento: storeId,
    provedor: 'getnet',
    ligado: true,
    campos: fields(getnet),
    revisao: before.revisao,
  });
  expect(stale.body.codErro).toBe(failureCodes.changedMeanwhile);
});

test('one account of a kind is on, and a disabled one still serves its old payments', async () => {
  const mercado = { publicKey: 'APP_USR-0123456789', accessToken: 'TEST-0123456789-secret' };
  expect((await save('mercado-pago', mercado)).body).toMatchObject({ ligado: true });
  const now = await accounts();
  expect([now.of('getnet').ligado, now.of('mercado-pago').ligado]).toEqual([false, true]);
  // Mercado Pago test credentials do not move money either.
  expect(now.using).toContainEqual({ tipo: 'card', provedor: 'mercado-pago', sandbox: true });
  const row = await rowOf('getnet');
  expect(
    (await world.services.payments.named({ brandId: row?.brandId ?? 0, storeId }, 'getnet'))?.name,
  ).toBe('getnet');
  await save('mercado-pago', mercado, false);
  expect((await accounts()).using).toContainEqual({
    tipo: 'card',
    provedor: 'sandbox-card',
    sandbox: true,
  });
});

test('an invalid key, a missing field and an inside address are refused', async () => {
  const wrong: [string, Record<string, string>][] = [
    ['pix-static', { key: 'minha chave', name: 'Forno', city: 'São Paulo' }],
    ['getnet', { ...getnet, baseUrl: 'https://evil.example.com' }],
    [
      'pix-api',
      {
        baseUrl: 'https://127.0.0.1',
        tokenUrl: 'https://psp.com.br/t',
        key: '12345678909',
        clientId: 'a',
        clientSecret: 'b',
      },
    ],
    ['mercado-pago', { publicKey: 'x', accessToken: 'y' }],
  ];
  for (const [provider, values] of wrong)
    expect([provider, (await save(provider, values)).body.codErro]).toEqual([
      provider,
      failureCodes.accountFieldWrong,
    ]);
});

test('a store’s own Pix key is normalised, and tried with a code that banks can read', async () => {
  expect(
    (
      await save('pix-static', {
        key: '12.ABC.345/01DE-35',
        name: 'Forno da Vila',
        city: 'São Paulo',
      })
    ).body.campos,
  ).toContainEqual({
    nome: 'key',
    valor: '12ABC34501DE35',
  });
  const { body } = await owner.call('checkPaymentAccount', {
    idEstabelecimento: storeId,
    provedor: 'pix-static',
  });
  expect(body).toMatchObject({
    resultado: 'aceito',
    codigoPix: expect.stringContaining('12ABC34501DE35'),
  });
  expect(
    (await owner.call('checkPaymentAccount', { idEstabelecimento: storeId, provedor: 'pix-api' }))
      .body.codErro,
  ).toBe(failureCodes.notFound);
});

test('a server that has lost its key refuses the payment: no sandbox takes its place', async () => {
  await save('getnet', getnet);
  const row = await rowOf('getnet');
  const key = { brandId: row?.brandId ?? 0, storeId };
  const elsewhere = createProviders({
    ...world.services,
    secret: createSecret('another key of thirty-two letters'),
  });
  await expect(elsewhere.choose(key, 'card')).rejects.toMatchObject({ key: 'accountUnreadable' });
  await expect(elsewhere.named(key, 'getnet')).rejects.toMatchObject({ key: 'accountUnreadable' });
});

test('accounts are the owner’s business alone', async () => {
  const { revisao } = (await accounts()).of('getnet');
  const tries = async (who: Visitor) => [
    (await who.call('paymentAccounts', { idEstabelecimento: storeId })).body.codErro,
    (
      await who.call('savePaymentAccount', {
        idEstabelecimento: storeId,
        provedor: 'getnet',
        ligado: false,
        campos: fields(getnet),
        revisao,
      })
    ).body.codErro,
    (await who.call('checkPaymentAccount', { idEstabelecimento: storeId, provedor: 'getnet' })).body
      .codErro,
  ];
  const { notYours, signInNeeded, storeNotFound } = failureCodes;
  expect(await tries(await member('gerente@forno.quitute.app'))).toEqual([
    notYours,
    notYours,
    notYours,
  ]);
  expect(await tries(await member('balcao@forno.quitute.app'))).toEqual([
    notYours,
    notYours,
    notYours,
  ]);
  expect(await tries(world.visitor('pizzaria'))).toEqual([
    signInNeeded,
    signInNeeded,
    signInNeeded,
  ]);
  expect(await tries(await member(undefined, 'burger'))).toEqual([
    storeNotFound,
    storeNotFound,
    storeNotFound,
  ]);
});
