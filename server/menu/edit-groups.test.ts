import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = world.visitor('pizzaria');
  await signInStaff(owner);
});
afterAll(() => world.close());

const groups = async (visitor = owner) =>
  readOutput('staffMenu', (await visitor.call('staffMenu')).body).grupos;
const option = (nome: string, valor: number, id: number | null = null) => ({
  id,
  nome,
  descricao: null,
  valor,
  informativo: false,
  esgotado: false,
});
const group = (part: object) => ({
  id: null,
  atualizadoEm: null,
  nome: 'Sabores do teste',
  adicional: 3,
  quantidadeMinima: 1,
  quantidadeMaxima: 2,
  regraPreco: 'media',
  opcoes: [option('Calabresa', 40), option('Portuguesa', 50)],
  ...part,
});

test('a group of flavours has its price rule, and its options keep their ids', async () => {
  const made = await owner.call('saveGroup', group({}));
  const first = (await groups()).find(({ id }) => id === made.body.id);
  expect(
    first?.opcoes.map(({ considerarMedia, considerarMaiorValor }) => [
      considerarMedia,
      considerarMaiorValor,
    ]),
  ).toEqual([
    [true, false],
    [true, false],
  ]);
  const kept = first?.opcoes[1]?.id ?? null;
  await owner.call(
    'saveGroup',
    group({
      ...made.body,
      regraPreco: 'maior',
      opcoes: [option('Nova', 45), option('Portuguesa', 55, kept)],
    }),
  );
  const second = (await groups()).find(({ id }) => id === made.body.id);
  expect(
    second?.opcoes.map(({ nome, valor, considerarMaiorValor }) => [
      nome,
      valor,
      considerarMaiorValor,
    ]),
  ).toEqual([
    ['Nova', 4500, true],
    ['Portuguesa', 5500, true],
  ]);
  expect(second?.opcoes[1]?.id).toBe(kept);
  const late = await owner.call('saveGroup', group({ ...made.body, nome: 'Tarde demais' }));
  expect(late.body).toMatchObject({
    codErro: failureCodes.menuChangedMeanwhile,
    detalhes: { nome: 'Sabores do teste' },
  });
});

test('a group that a product uses stays; an unused one goes', async () => {
  const used = (await groups()).find(({ usos }) => usos > 0);
  expect(
    (await owner.call('removeGroup', { id: used?.id, atualizadoEm: used?.atualizadoEm })).body
      .codErro,
  ).toBe(failureCodes.groupInUse);
  const made = await owner.call('saveGroup', group({ nome: 'Sem uso', adicional: 2 }));
  expect(
    (await groups())
      .find(({ id }) => id === made.body.id)
      ?.opcoes.every(({ informativo }) => informativo),
  ).toBe(true);
  await owner.call('removeGroup', made.body);
  expect((await groups()).map(({ nome }) => nome)).not.toContain('Sem uso');
});

test('groups and options of others are out of reach', async () => {
  const made = await owner.call('saveGroup', group({ nome: 'Meu' }));
  const other = world.visitor('acai');
  await signInStaff(other);
  expect((await other.call('saveGroup', group({ ...made.body }))).body.codErro).toBe(
    failureCodes.notFound,
  );
  expect((await other.call('removeGroup', made.body)).body.codErro).toBe(failureCodes.notFound);
  const foreign = (await groups(other))[0]?.opcoes[0]?.id ?? null;
  expect(
    (await owner.call('saveGroup', group({ ...made.body, opcoes: [option('Alheia', 1, foreign)] })))
      .body.codErro,
  ).toBe(failureCodes.notFound);
  const attendant = world.visitor('pizzaria');
  await signInStaff(attendant, 'balcao@forno.quitute.app');
  expect((await attendant.call('saveGroup', group({}))).status).toBe(403);
  expect((await attendant.call('removeGroup', made.body)).status).toBe(403);
  for (const wrong of [
    { quantidadeMinima: -1 },
    { opcoes: [option('', 1)] },
    { opcoes: [option('A', -1)] },
    { adicional: 4 },
  ]) {
    expect((await owner.call('saveGroup', group(wrong))).body.codErro).toBe(failureCodes.malformed);
  }
});
