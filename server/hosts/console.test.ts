// An owner's hosts: proved by DNS, told to everybody concerned, and known to every part at once.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { OPERATOR } from '#server/audit/record.ts';
import { mainSiteOf } from '#server/brand/main-site.ts';
import { auditLog, messages, securityEvents } from '#server/database/schema.ts';
import { type DnsAnswer, unknownHosts } from '#server/integrations/hosts/port.ts';
import { createMain } from '#server/main.ts';
import { openOperations } from '#server/operations/listener.ts';
import { openPrometheus } from '#server/operations/prometheus.ts';
import { isPublicHost } from '#server/operations/public-host.ts';
import { signInStaff } from '#test/ordering.ts';
import { secondStepOff, secondStepOn } from '#test/second-step.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import { changeHosts } from './change.ts';

const HOST = 'pedidos.forno.example.com';
const MAIN = 'pizzaria.localhost';
const OURS = '203.0.113.7';

let world: World;
let owner: Visitor;
/** What the name servers of this test know. */
let texts: Record<string, DnsAnswer>;
let addresses: Record<string, DnsAnswer>;

const found = (...values: string[]): DnsAnswer => ({ outcome: 'found', values });
const none: DnsAnswer = { outcome: 'none' };

beforeAll(async () => {
  world = await openWorld();
  world.services.hostChecks = {
    ...unknownHosts,
    texts: async (name) => texts[name] ?? none,
    addresses: async (name) => addresses[name] ?? none,
    certificate: async (host) =>
      host === HOST
        ? {
            issuer: 'Test CA',
            until: new Date(world.now().getTime() + 9 * 86_400_000),
            trusted: true,
          }
        : null,
  };
  owner = world.visitor('pizzaria');
  await signInStaff(owner);
});
afterAll(() => world.close());
beforeEach(() => {
  texts = {};
  addresses = { [MAIN]: found(OURS) };
});

const codeOf = async (
  key: 'addHost' | 'planHost' | 'removeHost' | 'makeMainHost',
  dominio: string,
) => (await owner.call(key, { dominio })).body.codErro;
const planOf = async (dominio: string, who = owner) =>
  readOutput('planHost', (await who.call('planHost', { dominio })).body);
const recordOf = async (dominio: string, who = owner) =>
  (await planOf(dominio, who)).registros.find(({ tipo }) => tipo === 'TXT') ??
  Promise.reject(new Error('no TXT record'));
async function prove(host: string, who = owner) {
  const { nome, valor } = await recordOf(host, who);
  texts[nome] = found('v=spf1 -all', valor);
  addresses[host] = found(OURS);
}
const brandOf = async (name: string) =>
  (await world.services.brands.byName(name)) ?? Promise.reject(new Error('no brand'));

test('what is pasted becomes a host, and its records are the same at every look', async () => {
  const { dominio, registros } = await planOf(' https://Pedidos.Forno.Example.com./delivery?x=1 ');
  expect(dominio).toBe(HOST);
  expect(registros).toEqual([
    { tipo: 'TXT', nome: `_quitute.${HOST}`, valor: expect.stringMatching(/^quitute-[\w-]{32}$/) },
    { tipo: 'CNAME', nome: HOST, valor: MAIN },
    { tipo: 'A', nome: HOST, valor: OURS },
  ]);
  expect((await planOf(HOST)).registros).toEqual(registros);
  expect((await planOf('açaí.example.com')).dominio).toBe('xn--aa-4iaz.example.com');
});

test.each([
  'forno.example.com:8443',
  '203.0.113.9',
  '0x7f.1',
  '[::1]',
  'localhost',
  'sem-ponto',
  'com espaço.example.com',
  '-x.example.com',
  'xn--a.example.com',
  'ana@example.com',
])('%s is no host', async (typed) => {
  expect(await codeOf('planHost', typed)).toBe(failureCodes.hostRefused);
  expect(await codeOf('addHost', typed)).toBe(failureCodes.hostRefused);
});

// Rows: 1.27
test('a host is added only once its TXT record proves it and its address leads here', async () => {
  expect(await codeOf('addHost', HOST)).toBe(failureCodes.hostTextMissing);
  const { nome, valor } = await recordOf(HOST);
  texts[nome] = { outcome: 'silent' };
  expect(await codeOf('addHost', HOST)).toBe(failureCodes.hostDnsSilent);
  texts[nome] = found('quitute-of-somebody-else');
  addresses[HOST] = found(OURS);
  const wrong = (await owner.call('addHost', { dominio: HOST })).body;
  expect(wrong.codErro).toBe(failureCodes.hostTextOther);
  expect(wrong.mensagem).toContain('quitute-of-somebody-else');
  texts[nome] = found(valor);
  addresses[HOST] = none;
  expect(await codeOf('addHost', HOST)).toBe(failureCodes.hostAddressMissing);
  addresses[HOST] = found(OURS, '198.51.100.1');
  const away = (await owner.call('addHost', { dominio: HOST })).body;
  expect(away.codErro).toBe(failureCodes.hostElsewhere);
  expect(away.mensagem).toContain('198.51.100.1');
  addresses[HOST] = { outcome: 'silent' };
  expect(await codeOf('addHost', HOST)).toBe(failureCodes.hostDnsSilent);
  expect((await brandOf('pizzaria')).hosts).toEqual([MAIN]);
});

test('the record of one brand proves nothing for another, nor is a taken host told', async () => {
  const other = world.visitor('burger');
  await signInStaff(other);
  await prove(HOST);
  const stolen = (await other.call('addHost', { dominio: HOST })).body;
  expect(stolen.codErro).toBe(failureCodes.hostTextOther);
  await prove(HOST);
  expect(await codeOf('addHost', HOST)).toBeUndefined();
  // Before the proof nothing differs from a free name; after it, from any that is refused.
  const taken = (await other.call('planHost', { dominio: HOST })).body;
  expect(taken.codErro).toBeUndefined();
  texts = {};
  expect((await other.call('addHost', { dominio: HOST })).body.codErro).toBe(
    failureCodes.hostTextMissing,
  );
  addresses['burger.localhost'] = found(OURS);
  await prove(HOST, other);
  expect((await other.call('addHost', { dominio: HOST })).body.codErro).toBe(
    failureCodes.hostRefused,
  );
  expect(await codeOf('addHost', HOST)).toBe(failureCodes.hostThere);
});

test('the list shows the end of a certificate that was not renewed', async () => {
  addresses[HOST] = found(OURS);
  const { estados } = readOutput('checkHosts', (await owner.call('checkHosts', {})).body);
  expect(estados).toEqual([
    expect.objectContaining({ dominio: MAIN, apontamento: 'local', certificado: 'local' }),
    expect.objectContaining({
      dominio: HOST,
      apontamento: 'certo',
      enderecos: [OURS],
      certificado: 'vencendo',
      emissor: 'Test CA',
    }),
  ]);
});

async function pageAt(host: string, path: string): Promise<Response> {
  const main = createMain(world.services, { loadBuild: null, development: false });
  const request = new Request(`https://${host}${path}`);
  return main.fetch(request, { connection: { address: '127.0.0.1' } });
}

test('the new host serves, others redirect to the main one, a removed one stops', async () => {
  const prometheus = await openPrometheus();
  const { brands } = world.services;
  const server = await openOperations({ host: '127.0.0.1', port: 0 }, null, {
    readiness: async () => 'ready',
    isKnown: (host) => isPublicHost(brands, world.services.env, host),
    prometheus,
  });
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/ask?domain=${HOST}`)).status;
  expect(await ask()).toBe(200);
  expect((await pageAt(HOST, '/manifest.webmanifest')).status).toBe(200);

  expect(await codeOf('makeMainHost', HOST)).toBeUndefined();
  const brand = await brandOf('pizzaria');
  expect(brand.hosts).toEqual([HOST, MAIN]);
  const redirecting = {
    ...brand,
    settings: { ...brand.settings, redirecionarParaSitePrincipal: true },
  };
  expect(
    mainSiteOf(redirecting, new URL(`http://${MAIN}/delivery?loja=x`), world.services.env),
  ).toBe(`https://${HOST}/delivery?loja=x`);
  expect(await codeOf('removeHost', HOST)).toBe(failureCodes.hostStays);

  expect(await codeOf('makeMainHost', MAIN)).toBeUndefined();
  expect(await codeOf('removeHost', HOST)).toBeUndefined();
  expect(await ask()).toBe(404);
  expect((await pageAt(HOST, '/manifest.webmanifest')).status).toBe(404);
  expect(await codeOf('removeHost', HOST)).toBe(failureCodes.notFound);
  server.close();
  prometheus.close();
});

test('neither the host of the console nor the demo’s own is removed', async () => {
  const dominio = 'outra.localhost';
  expect(await codeOf('addHost', dominio)).toBeUndefined();
  expect(await codeOf('makeMainHost', dominio)).toBeUndefined();
  expect(await codeOf('removeHost', MAIN)).toBe(failureCodes.hostStays);
  expect(await codeOf('makeMainHost', MAIN)).toBeUndefined();
  const main = createMain(world.services, { loadBuild: null, development: false });
  const cookie = Array.from(owner.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  const there = await main.fetch(
    new Request(`http://${dominio}/api/painel/RemoverDominio`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ dominio }),
    }),
    { connection: { address: '127.0.0.1' } },
  );
  expect(await there.json()).toMatchObject({ codErro: failureCodes.hostStays });
  expect(await codeOf('removeHost', dominio)).toBeUndefined();
});

test('every change is in the log, is a security event, and is told to the owners', async () => {
  const { id: brandId } = await brandOf('pizzaria');
  const { db } = world.services;
  const [last] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.brandId, brandId), eq(auditLog.acao, 'addHost')));
  expect(last).toMatchObject({
    antes: { dominios: [MAIN], principal: MAIN },
    depois: { dominios: [MAIN, HOST], principal: MAIN },
  });
  const [event] = await db
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.brandId, brandId), eq(securityEvents.kind, 'hostsChanged')));
  expect(event?.vezes).toBeGreaterThan(2);
  const told = await db
    .select({ text: messages.texto })
    .from(messages)
    .where(and(eq(messages.brandId, brandId), eq(messages.assunto, await subject(brandId))));
  for (const words of [`adicionou o endereço ${HOST}`, `principal`, `removeu o endereço ${HOST}`])
    expect(told.some(({ text }) => text?.includes(words))).toBe(true);
});

async function subject(brandId: number): Promise<string> {
  const rows = await world.services.db
    .select({ subject: messages.assunto })
    .from(messages)
    .where(eq(messages.brandId, brandId));
  return rows.find((row) => row.subject?.startsWith('Mudança importante'))?.subject ?? '';
}

test('the operator’s command is told as the operator’s', async () => {
  const brand = await brandOf('pizzaria');
  await changeHosts(world.services.db, brand, {
    action: 'addHost',
    host: 'operador.example.com',
    author: { brandId: brand.id, staffId: OPERATOR, at: world.now() },
    by: { nome: 'O operador do servidor' },
  });
  const { registros } = readOutput('auditLines', (await owner.call('auditLines', {})).body);
  expect(registros[0]).toMatchObject({ acao: 'addHost', operador: true, autor: null });
});

test('an hour later the password is asked, and outside the demo a second step', async () => {
  world.setNow(world.after(3_600_000));
  for (const key of ['addHost', 'makeMainHost', 'removeHost'] as const)
    expect(await codeOf(key, 'outra.localhost')).toBe(failureCodes.proofNeeded);
  await owner.call('proveStaff', { senha: 'quitute-demo' });
  const { env } = world.services;
  world.services.env = { ...env, demo: false };
  await prove(HOST);
  expect(await codeOf('addHost', HOST)).toBe(failureCodes.secondStepRequired);
  await secondStepOn(world);
  expect(await codeOf('addHost', 'outra.localhost')).toBe(failureCodes.hostRefused);
  expect(await codeOf('addHost', HOST)).toBeUndefined();
  await secondStepOff(world);
  world.services.env = env;
});
