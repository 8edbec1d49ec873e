import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { auditLog } from '#server/database/schema.ts';
import { signInStaff } from '#test/ordering.ts';
import { sourceFiles } from '#test/source.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';
import { HIDDEN, HIDDEN_ANEW, recordChange, withoutSecrets } from './record.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = await member();
});
afterAll(() => world.close());

async function member(email?: string, brand: 'pizzaria' | 'burger' = 'pizzaria'): Promise<Visitor> {
  const visitor = world.visitor(brand);
  await signInStaff(visitor, email);
  return visitor;
}
const lines = async (filter: Record<string, unknown> = {}, who = owner) =>
  readOutput('auditLines', (await who.call('auditLines', filter)).body);

test('a change of the brand is logged with its author, before and after', async () => {
  const { marca } = readOutput('consoleStore', (await owner.call('consoleStore')).body);
  expect((await owner.call('saveBrandLook', { ...marca, corSitePrimaria: '#0a7d34' })).status).toBe(
    200,
  );
  const [newest] = (await lines({ acao: 'saveBrandLook' })).registros;
  expect(newest).toMatchObject({
    acao: 'saveBrandLook',
    autor: { nome: 'Lúcia Forneri' },
    novo: false,
    resumida: false,
  });
  expect(newest?.mudancas).toEqual([
    {
      campo: ['corSitePrimaria'],
      antes: JSON.stringify(marca?.corSitePrimaria),
      depois: '"#0a7d34"',
    },
  ]);
});

test('creations are distinguished from changes', async () => {
  const draft = {
    id: null,
    atualizadoEm: null,
    nome: 'Calzones',
    descricao: '',
    tom: 'peach',
    visivel: true,
  };
  const made = (await owner.call('saveCategory', draft)).body;
  await owner.call('saveCategory', {
    ...draft,
    id: made.id,
    atualizadoEm: made.atualizadoEm,
    nome: 'Calzones assados',
  });
  expect(
    (await lines({ acao: 'saveCategory' })).registros.map(({ novo, nomeAlvo }) => [novo, nomeAlvo]),
  ).toEqual([
    [false, 'Calzones assados'],
    [true, 'Calzones assados'],
  ]);
});

test('photos of a folder, saved one by one, are one change of the log', async () => {
  const brandId = (await world.services.brands.byHost('pizzaria.localhost'))?.id ?? 0;
  const [first, second] = (await lines()).autores;
  const begin = Date.parse('2021-03-01T12:00:00Z');
  const save = (at: number, staffId = first?.id ?? 0, hidden = false) => {
    const product = { id: at, nome: `Item ${at}`, visivel: true, urlImagem: null };
    return recordChange(
      world.services.db,
      { brandId, staffId, at: new Date(begin + at * 2000) },
      {
        action: 'changeProducts',
        subject: '1 products',
        before: [product],
        after: [{ ...product, visivel: !hidden, urlImagem: `/imagens/${at}.webp` }],
      },
    );
  };
  for (let at = 0; at < 90; at++) await save(at);
  await save(90, second?.id);
  await save(91, first?.id, true);
  const { registros, haMais } = await lines({ acao: 'changeProducts' });
  expect(
    registros.map(({ alvo, mudancas, resumida }) => [alvo, mudancas.length, resumida]),
  ).toEqual([
    ['1 products', 2, false],
    ['1 products', 1, false],
    ['90 products', 60, true],
  ]);
  expect(haMais).toBe(false);
  expect(registros[2]?.mudancas[0]).toEqual({
    campo: ['#Item 0', 'urlImagem'],
    antes: 'null',
    depois: '"/imagens/0.webp"',
  });
});

test('the log is narrowed by action, author, subject and day, and read page by page', async () => {
  const brandId = (await world.services.brands.byHost('pizzaria.localhost'))?.id ?? 0;
  const [first] = (await lines()).autores;
  const author = { brandId, staffId: first?.id ?? 0, at: new Date('2020-03-01T02:30:00Z') };
  for (let at = 0; at < 45; at++)
    await recordChange(world.services.db, author, {
      action: 'answerCall',
      subject: `shelf ${at % 2 === 0 ? 1 : 12}`,
      before: null,
      after: { at },
    });
  const page = await lines({ acao: 'answerCall' });
  expect([page.registros.length, page.haMais, page.registros[0]?.mudancas[0]?.depois]).toEqual([
    40,
    true,
    '44',
  ]);
  const next = await lines({ acao: 'answerCall', antesDe: page.registros.at(-1)?.id });
  expect([next.registros.length, next.haMais]).toEqual([5, false]);
  expect((await lines({ alvo: 'shelf 1' })).registros).toHaveLength(23);
  expect((await lines({ alvo: 'shelf %' })).registros).toHaveLength(0);
  // Half past two in London is still the evening before in São Paulo.
  expect(
    (await lines({ primeiroDia: '2020-02-29', ultimoDia: '2020-02-29' })).registros,
  ).toHaveLength(40);
  expect(
    (await lines({ primeiroDia: '2020-03-01', ultimoDia: '2020-03-01' })).registros,
  ).toHaveLength(0);
  expect(page.acoes).toEqual(expect.arrayContaining(['saveBrandLook', 'signIn', 'answerCall']));
  expect((await lines({ autor: author.staffId, acao: 'answerCall' })).registros).toHaveLength(40);
  expect((await lines({ autor: 999_999 })).registros).toHaveLength(0);
  expect((await owner.call('auditLines', { primeiroDia: 'ontem' })).body.codErro).toBe(
    failureCodes.malformed,
  );
});

test('only the owner reads it, and never that of another brand', async () => {
  const { notYours, signInNeeded } = failureCodes;
  expect((await (await member('gerente@forno.quitute.app')).call('auditLines')).body.codErro).toBe(
    notYours,
  );
  expect((await (await member('balcao@forno.quitute.app')).call('auditLines')).body.codErro).toBe(
    notYours,
  );
  expect((await world.visitor('pizzaria').call('auditLines')).body.codErro).toBe(signInNeeded);
  const theirs = await lines({}, await member(undefined, 'burger'));
  expect(theirs.acoes).toEqual(['signIn']);
});

test('the database refuses to change a line or to take one away', async () => {
  const { db } = world.services;
  const some = eq(auditLog.acao, 'saveBrandLook');
  await expect(db.update(auditLog).set({ acao: 'nothing' }).where(some)).rejects.toThrow();
  await expect(db.delete(auditLog).where(some)).rejects.toThrow();
  expect((await lines({ acao: 'saveBrandLook' })).registros).toHaveLength(1);
});

test('the log hides secrets and personal data, and keeps public values', () => {
  const value = {
    nome: 'Loja',
    telefone: '1130300000',
    senhaNova: 'x',
    equipe: [{ email: 'a@b.c', papel: 'gerente' }],
    passwordHash: null,
  };
  expect(withoutSecrets(value)).toEqual({
    nome: 'Loja',
    telefone: '1130300000',
    senhaNova: HIDDEN,
    equipe: [{ email: HIDDEN, papel: 'gerente' }],
    passwordHash: null,
  });
  // A switch with such a name is not an address, and a changed secret shows as changed.
  expect(
    withoutSecrets(
      { email: true, senha: 'b', telefoneCliente: 'x' },
      { email: false, senha: 'a', telefoneCliente: 'x' },
    ),
  ).toEqual({
    email: true,
    senha: HIDDEN_ANEW,
    telefoneCliente: HIDDEN,
  });
});

test('only one function writes lines of the audit log', () => {
  const writers = sourceFiles.filter(
    ({ path, code }) =>
      path.startsWith('server/') && !path.includes('.test.') && code.includes('insert(auditLog)'),
  );
  expect(writers.map(({ path }) => path)).toEqual(['server/audit/record.ts']);
});
