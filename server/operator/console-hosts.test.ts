// An operator creates brands and changes their hosts in the console, as by command.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { attempts, messages } from '#server/database/schema.ts';
import { unknownHosts } from '#server/integrations/hosts/port.ts';
import {
  type Enrolled,
  enrolledOperator,
  OPERATOR_HOST,
  OPERATOR_PASSWORD,
} from '#test/operator.ts';
import { openWorld, readOutput, type World } from '#test/world.ts';

const HOST = 'pedidos.forno.example.com';
const MAIN = 'pizzaria.localhost';
const MINUTE_MS = 60_000;
const why = { appNome: 'pizzaria', motivo: 'o domínio novo chegou' };

let world: World;
let nina: Enrolled;
beforeAll(async () => {
  world = await openWorld({ settings: { OPERATOR_HOST } });
  world.services.hostChecks = {
    ...unknownHosts,
    addresses: async (host) =>
      host === HOST ? { outcome: 'found', values: ['203.0.113.9'] } : { outcome: 'none' },
  };
  nina = await enrolledOperator(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.services.db.delete(attempts);
});

const later = (milliseconds = MINUTE_MS) =>
  world.setNow(new Date(world.now().getTime() + milliseconds));
async function prove() {
  later();
  const given = { senha: OPERATOR_PASSWORD, codigo: nina.code() };
  expect((await nina.visitor.call('proveOperator', given)).status).toBe(200);
}
type HostCall = 'operatorAddHost' | 'operatorMainHost' | 'operatorRemoveHost';
const change = (key: HostCall, dominio: string) => nina.visitor.call(key, { ...why, dominio });
const codeOf = async (reply: Promise<{ body: Record<string, unknown> }>) =>
  (await reply).body.codErro;
const logOf = async (appNome: string) =>
  readOutput('operatorLog', (await nina.visitor.call('operatorLog', { appNome })).body).registros;

// Rows: 1.35
test('a new brand is there at once, and its owner begins with the address shown', async () => {
  const wanted = {
    nomeMarca: 'Cantina São João',
    dominio: ' https://Nobody.localhost/ ',
    nomeProprietario: 'Rosa Dona',
    emailProprietario: 'Rosa@Cantina.com.br',
    motivo: 'contrato assinado',
  };
  const add = (changes = {}) => nina.visitor.call('operatorAddBrand', { ...wanted, ...changes });
  later(6 * MINUTE_MS);
  expect(await codeOf(add())).toBe(failureCodes.proofNeeded);
  await prove();
  for (const [changes, code] of [
    [{ nomeMarca: '!!!' }, failureCodes.brandNameRefused],
    [{ nomeMarca: 'Pizzaria' }, failureCodes.brandNameTaken],
    [{ dominio: 'sem ponto' }, failureCodes.hostRefused],
    [{ dominio: OPERATOR_HOST }, failureCodes.hostRefused],
    [{ dominio: MAIN }, failureCodes.hostTaken],
    [{ emailProprietario: 'rosa' }, failureCodes.ownerEmailRefused],
  ] as const)
    expect([changes, await codeOf(add(changes))]).toEqual([changes, code]);
  expect((await add({ motivo: ' ' })).status).toBe(400);

  const made = readOutput('operatorAddBrand', (await add()).body);
  expect(made.appNome).toBe('cantina-sao-joao');
  const url = new URL(made.url);
  expect(url.host).toBe('nobody.localhost');
  const owner = world.visitor('nobody');
  const chave = url.searchParams.get('chave');
  const given = { chave, senhaNova: OPERATOR_PASSWORD };
  const accepted = await owner.call('acceptInvitation', given);
  expect(accepted.body.codErro).toBeUndefined();
  const credentials = { email: 'rosa@cantina.com.br', senha: OPERATOR_PASSWORD };
  expect((await owner.call('staffSignIn', credentials)).body.papel).toBe('proprietario');
  expect(await codeOf(add())).toBe(failureCodes.brandNameTaken);
  expect(await logOf(made.appNome)).toMatchObject([
    {
      acao: 'addBrand',
      email: nina.email,
      motivo: wanted.motivo,
      detalhe: 'nobody.localhost rosa@cantina.com.br',
    },
  ]);
});

test('a host is added wherever DNS leads, becomes the main one and is removed', async () => {
  later(6 * MINUTE_MS);
  expect(await codeOf(change('operatorAddHost', HOST))).toBe(failureCodes.proofNeeded);
  await prove();
  const told = () => world.services.db.$count(messages);
  const before = await told();
  const { body } = await change('operatorAddHost', `https://${HOST.toUpperCase()}/delivery`);
  expect(body.dominios).toEqual([MAIN, HOST]);
  expect(await told()).toBeGreaterThan(before);
  const states = await nina.visitor.call('operatorCheckHosts', why);
  expect(readOutput('operatorCheckHosts', states.body).estados).toMatchObject([
    { dominio: MAIN, apontamento: 'local' },
    { dominio: HOST, apontamento: 'outroLugar', enderecos: ['203.0.113.9'] },
  ]);
  const main = await change('operatorMainHost', HOST);
  expect(main.body.dominios).toEqual([HOST, MAIN]);
  expect(await codeOf(change('operatorRemoveHost', HOST))).toBe(failureCodes.hostStays);
  await change('operatorMainHost', MAIN);
  const removed = await change('operatorRemoveHost', HOST);
  expect(removed.body.dominios).toEqual([MAIN]);
  expect((await logOf('pizzaria')).map(({ acao, detalhe }) => [acao, detalhe])).toEqual([
    ['removeHost', HOST],
    ['makeMainHost', MAIN],
    ['makeMainHost', HOST],
    ['addHost', HOST],
  ]);
});

test('no brand takes a host of another, of the console or of nobody', async () => {
  await prove();
  for (const [dominio, code] of [
    ['acai.localhost', failureCodes.hostTaken],
    [MAIN, failureCodes.hostThere],
    [OPERATOR_HOST, failureCodes.hostRefused],
    ['203.0.113.7', failureCodes.hostRefused],
    ['um domínio', failureCodes.hostRefused],
  ] as const)
    expect([dominio, await codeOf(change('operatorAddHost', dominio))]).toEqual([dominio, code]);
  const unknown = change('operatorMainHost', 'ninguem.example.com');
  expect(await codeOf(unknown)).toBe(failureCodes.notFound);
  expect(await codeOf(change('operatorRemoveHost', MAIN))).toBe(failureCodes.hostStays);
});
