// The operator's console: only its people, with two factors, at its own host; and what they do.
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { operatorEndpoints } from '#contract/endpoints/operator.ts';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { failureCodes } from '#contract/failures.ts';
import { attempts, brands } from '#server/database/schema.ts';
import { signUp } from '#test/loyal-people.ts';
import {
  atOperator,
  type Enrolled,
  enrolledOperator,
  OPERATOR_HOST,
  OPERATOR_PASSWORD,
} from '#test/operator.ts';
import { signInStaff } from '#test/ordering.ts';
import { sampleInput } from '#test/sample-input.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import { requireFreeHost } from './host.ts';

const NAME = 'pizzaria';
const keys = Object.keys(operatorEndpoints) as EndpointKey[];
const signedIn = keys.filter((key) => (endpoints[key] as Endpoint).access === 'operator');
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

const inputOf = (key: EndpointKey) =>
  sampleInput(endpoints[key].input, () => 1) as Record<string, unknown>;
const brand = { appNome: NAME, motivo: 'mensalidade atrasada' };
async function brandNow(visitor: Visitor = nina.visitor) {
  return readOutput('operatorBrand', (await visitor.call('operatorBrand', brand)).body);
}
async function logOf(appNome?: string) {
  const { body } = await nina.visitor.call('operatorLog', appNome === undefined ? {} : { appNome });
  return readOutput('operatorLog', body).registros;
}
/** A later half minute, so that the app shows a code that was not used. */
const later = (milliseconds = MINUTE_MS) =>
  world.setNow(new Date(world.now().getTime() + milliseconds));
async function prove() {
  later();
  const { body } = await nina.visitor.call('proveOperator', {
    senha: OPERATOR_PASSWORD,
    codigo: nina.code(),
  });
  expect(body).toEqual({ logado: true });
}

// Rows: 1.35
test('no operator call exists at a brand’s host, not even for its owner', async () => {
  const owner = world.visitor(NAME);
  await signInStaff(owner);
  const own = nina.visitor.cookies.get('quitute_operador') ?? '';
  owner.cookies.set('quitute_operador', own);
  for (const key of keys) {
    const { status, body } = await owner.call(key, inputOf(key), {
      origin: `http://${owner.host}`,
    });
    expect([key, status, body.codErro]).toEqual([key, 404, failureCodes.notFound]);
  }
  for (const path of ['/operador', '/operador/marcas/pizzaria', '/Operador', '/%6Fperador/entrar'])
    expect([path, (await owner.request(path)).status]).toEqual([path, 404]);
});

test('at the operator’s host no call and no page of a brand exists', async () => {
  const visitor = atOperator(world);
  const others = (Object.keys(endpoints) as EndpointKey[]).filter(
    (key) => !keys.includes(key) && key !== 'logError',
  );
  for (const key of others) {
    const { status } = await visitor.call(key, inputOf(key));
    expect([key, status]).toEqual([key, 404]);
  }
  for (const path of [
    '/delivery',
    '/painel',
    '/painel/entrar',
    '/robots.txt',
    '/imagens/x',
    '/lojas',
  ])
    expect([path, (await visitor.request(path)).status]).toEqual([path, 404]);
  expect((await visitor.request('/api/live')).status).toBe(200);
});

test('without the setting there is no console at all', async () => {
  const { env } = world.services;
  env.operatorHost = null;
  const replies = await Promise.all(
    keys.map(async (key) => (await nina.visitor.call(key, inputOf(key))).status),
  );
  env.operatorHost = OPERATOR_HOST;
  expect(new Set(replies)).toEqual(new Set([404]));
});

test('nobody, a customer, an attendant and an owner are nobody here', async () => {
  const customer = (await signUp(world, NAME)).visitor;
  const [attendant, owner] = [world.visitor(NAME), world.visitor(NAME)];
  await signInStaff(attendant, 'balcao@forno.quitute.app');
  await signInStaff(owner);
  for (const person of [world.visitor('nobody'), customer, attendant, owner]) {
    const visitor = atOperator(world);
    for (const [name, value] of person.cookies) {
      visitor.cookies.set(name, value);
      visitor.cookies.set('quitute_operador', value);
    }
    for (const key of signedIn) {
      const { status, body } = await visitor.call(key, inputOf(key));
      expect([key, status, body.codErro]).toEqual([key, 401, failureCodes.signInNeeded]);
    }
  }
});

test('a session of the console opens nothing of a brand', async () => {
  const visitor = world.visitor(NAME);
  const token = nina.visitor.cookies.get('quitute_operador') ?? '';
  for (const name of ['quitute_operador', 'quitute_painel', 'quitute_sessao'])
    visitor.cookies.set(name, token);
  expect((await visitor.call('staffSelf')).body.codErro).toBe(failureCodes.signInNeeded);
  expect((await visitor.call('profile')).body.codErro).toBe(failureCodes.signInNeeded);
});

test('a request that does not name this console’s origin changes nothing', async () => {
  const strangers: Record<string, string>[] = [
    { origin: 'https://evil.example.com' },
    { origin: `http://${NAME}.localhost` },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'text/plain' },
  ];
  for (const headers of strangers) {
    const { status } = await nina.visitor.call(
      'operatorSuspend',
      { ...brand, palavras: '' },
      headers,
    );
    expect([headers, status]).toEqual([headers, 403]);
  }
  const bare = world.visitor('operador');
  for (const [name, value] of nina.visitor.cookies) bare.cookies.set(name, value);
  expect((await bare.call('operatorSuspend', { ...brand, palavras: '' })).status).toBe(403);
  expect((await brandNow()).situacao).toBe('ativa');
});

test('a brand is suspended with words and resumed, and the trace says why', async () => {
  const { body } = await nina.visitor.call('operatorSuspend', {
    ...brand,
    palavras: 'Voltamos em maio.',
  });
  expect(body).toMatchObject({ situacao: 'suspensa', palavras: 'Voltamos em maio.' });
  const customer = world.visitor(NAME);
  const menu = await customer.call('brandByUrl', { url: customer.host });
  expect([menu.status, menu.body.codErro]).toEqual([503, failureCodes.brandSuspended]);
  expect(menu.body.mensagem).toContain('Voltamos em maio.');
  expect((await world.visitor('acai').call('brandByUrl', { url: 'acai.localhost' })).status).toBe(
    200,
  );
  const again = await nina.visitor.call('operatorResume', { ...brand, motivo: 'pagou' });
  expect(again.body).toMatchObject({ situacao: 'ativa', palavras: null });
  expect((await customer.call('brandByUrl', { url: customer.host })).status).toBe(200);
  const twice = await nina.visitor.call('operatorResume', brand);
  expect(twice.body.codErro).toBe(failureCodes.brandNotSuspended);
  const [resumed, suspended] = await logOf(NAME);
  expect(resumed).toMatchObject({ acao: 'resumeBrand', motivo: 'pagou', email: nina.email });
  expect(suspended).toMatchObject({
    acao: 'suspendBrand',
    motivo: brand.motivo,
    detalhe: 'Voltamos em maio.',
    appNome: NAME,
  });
  expect(await logOf('acai')).toEqual([]);
});

test('every change needs a reason', async () => {
  for (const motivo of [undefined, '', '   ']) {
    const reply = await nina.visitor.call('operatorSuspend', {
      appNome: NAME,
      palavras: '',
      motivo,
    });
    expect(reply.status).toBe(400);
  }
  expect((await brandNow()).situacao).toBe('ativa');
});

test('limits are shown with what is used of them, changed and taken away', async () => {
  const none = {
    pedidos: null,
    estabelecimentos: null,
    pessoas: null,
    produtos: null,
    armazenamento: null,
  };
  const first = await brandNow();
  expect(first.limites).toEqual(none);
  expect(first.uso.estabelecimentos).toBeGreaterThan(0);
  expect(first.uso.produtos).toBeGreaterThan(10);
  expect(first.proprietarios.map(({ email }) => email)).toContain('painel@demo.quitute.app');
  expect(first.dominios).toContain(`${NAME}.localhost`);
  const limites = { ...none, estabelecimentos: 3, produtos: 0 };
  const { body } = await nina.visitor.call('operatorLimits', { ...brand, limites });
  expect(body.limites).toEqual(limites);
  expect((await logOf(NAME))[0]).toMatchObject({
    acao: 'setPlanLimits',
    detalhe: 'stores=3 products=0',
  });
  const wrong = await nina.visitor.call('operatorLimits', {
    ...brand,
    limites: { ...none, pedidos: -1 },
  });
  expect(wrong.status).toBe(400);
  const cleared = await nina.visitor.call('operatorLimits', { ...brand, limites: none });
  expect(cleared.body.limites).toEqual(none);
});

test('brands are found by name, host and state, in pages of the same cost', async () => {
  const ask = async (wire: Record<string, unknown>) =>
    readOutput('operatorBrands', (await nina.visitor.call('operatorBrands', wire)).body);
  const names = ({ marcas }: { marcas: { appNome: string }[] }) =>
    marcas.map(({ appNome }) => appNome);
  const all = await ask({});
  expect(names(all)).toEqual(names(all).toSorted());
  expect(all.proxima).toBeNull();
  expect(names(await ask({ busca: 'AÇAÍ' }))).toContain('acai');
  expect(names(await ask({ busca: `${NAME}.local` }))).toEqual([NAME]);
  expect(names(await ask({ busca: '%' }))).toEqual([]);
  expect(names(await ask({ situacao: 'suspensa' }))).toEqual([]);
  expect(names(await ask({ apos: NAME }))).toEqual([]);
  const { db } = world.services;
  const [one] = await db.select().from(brands);
  if (one === undefined) throw new Error('no brand');
  const { id, ...like } = one;
  await db.insert(brands).values(
    Array.from({ length: 120 }, (_, n) => ({
      ...like,
      appNome: `zq9-${String(n).padStart(3, '0')}`,
    })),
  );
  const found: string[] = [];
  let apos: string | undefined;
  for (let pages = 0; pages < 9; pages += 1) {
    const page = await ask({ busca: 'zq9-', ...(apos === undefined ? {} : { apos }) });
    expect(page.marcas.length).toBeLessThanOrEqual(50);
    found.push(...names(page));
    if (page.proxima === null) break;
    apos = page.proxima;
  }
  expect(found).toHaveLength(120);
  expect(new Set(found).size).toBe(120);
});

test('a brand is deleted later only with fresh proof and its name, and taken back', async () => {
  const wire = { ...brand, dias: 30, confirmacao: NAME };
  later(6 * MINUTE_MS);
  const stale = await nina.visitor.call('operatorDelete', wire);
  expect(stale.body.codErro).toBe(failureCodes.proofNeeded);
  await prove();
  const other = await nina.visitor.call('operatorDelete', { ...wire, confirmacao: 'pizza' });
  expect(other.body.codErro).toBe(failureCodes.brandNameOther);
  expect((await nina.visitor.call('operatorDelete', { ...wire, dias: 0 })).status).toBe(400);
  const { body } = await nina.visitor.call('operatorDelete', wire);
  const day = new Date(world.now().getTime() + 30 * 86_400_000);
  expect(body).toMatchObject({ situacao: 'aApagar', apagadaEm: day.toISOString() });
  const resumed = await nina.visitor.call('operatorResume', brand);
  expect(resumed.body.codErro).toBe(failureCodes.brandToBeDeleted);
  const back = await nina.visitor.call('operatorRestore', brand);
  expect(back.body).toMatchObject({ situacao: 'ativa', apagadaEm: null });
  const twice = await nina.visitor.call('operatorRestore', brand);
  expect(twice.body.codErro).toBe(failureCodes.brandNotToBeDeleted);
});

test('an export is a download of this session alone, for a minute', async () => {
  later(6 * MINUTE_MS);
  const stale = await nina.visitor.call('operatorExport', brand);
  expect(stale.body.codErro).toBe(failureCodes.proofNeeded);
  await prove();
  const { body } = await nina.visitor.call('operatorExport', brand);
  const path = String(body.caminho);
  expect((await atOperator(world).request(path)).status).toBe(401);
  expect((await nina.visitor.request(path.replace(NAME, 'acai'))).status).toBe(404);
  const { visitor: otto } = await enrolledOperator(world, 'otto@plataforma.com.br');
  expect((await otto.request(path)).status).toBe(404);
  const response = await nina.visitor.request(path);
  expect(response.headers.get('content-disposition')).toContain('pizzaria.zip');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toContain('export.json');
  expect(Object.keys(files).some((name) => name.includes('operator'))).toBe(false);
  // A download that was given up lets the next one begin.
  await (await nina.visitor.request(path)).body?.cancel();
  expect((await nina.visitor.request(path, { method: 'HEAD' })).status).toBe(405);
  const third = await nina.visitor.request(path);
  expect(third.status).toBe(200);
  await third.body?.cancel();
  later(2 * MINUTE_MS);
  expect((await nina.visitor.request(path)).status).toBe(404);
});

test('support enters a brand while its owner allows it, and the console says so', async () => {
  await prove();
  const refused = await nina.visitor.call('operatorSupport', brand);
  expect(refused.body.codErro).toBe(failureCodes.supportNotAllowed);
  const owner = world.visitor(NAME);
  await signInStaff(owner);
  await owner.call('allowSupport', { horas: 4 });
  const { body } = await nina.visitor.call('operatorSupport', brand);
  const url = new URL(String(body.url));
  expect(url.host).toBe(`${NAME}.localhost`);
  const support = world.visitor(NAME);
  const chave = url.searchParams.get('chave');
  await support.call('acceptInvitation', { chave, senhaNova: OPERATOR_PASSWORD });
  const credentials = { email: nina.email, senha: OPERATOR_PASSWORD };
  const { body: self } = await support.call('staffSignIn', credentials);
  expect(self.suporteAte).toBe((await brandNow()).suporteAte);
  expect((await owner.call('staffSelf')).body.suporteAte).toBeNull();
  const again = await nina.visitor.call('operatorSupport', brand);
  expect(new URL(String(again.body.url)).pathname).toBe('/painel/entrar');
});

test('what a command does is in the same trace', async () => {
  const { suspendBrand, resumeBrand } = await import('./standing.ts');
  await suspendBrand(world.services.db, 'cafe', '', world.now());
  await resumeBrand(world.services.db, 'cafe', world.now());
  expect((await logOf('cafe')).map(({ acao, email }) => [acao, email])).toEqual([
    ['resumeBrand', null],
    ['suspendBrand', null],
  ]);
});

test('a brand that does not exist is not found in any call', async () => {
  await prove();
  for (const key of signedIn.filter((one) => 'appNome' in inputOf(one))) {
    if (key === 'operatorLog') continue;
    const wire = { ...inputOf(key), appNome: 'ninguem', confirmacao: 'ninguem' };
    expect([key, (await nina.visitor.call(key, wire)).status]).toEqual([key, 404]);
  }
});

test('a host of a brand cannot become the operator’s', async () => {
  const { db } = world.services;
  await expect(requireFreeHost(db, { operatorHost: `${NAME}.localhost` })).rejects.toThrow(
    'that is a host of a brand',
  );
  await expect(requireFreeHost(db, { operatorHost: OPERATOR_HOST })).resolves.toBeUndefined();
});
