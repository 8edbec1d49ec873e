import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { staff } from '#server/database/schema.ts';
import { item, place, plainProduct, signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, readOutput, type Visitor, type World } from '#test/world.ts';

type Brand = 'pizzaria' | 'acai' | 'burger';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hours: 'always' });
});
afterAll(() => world.close());

async function kitchen(brand: Brand = 'pizzaria'): Promise<Visitor> {
  const staff = world.visitor(brand);
  await signInStaff(staff);
  return staff;
}

async function delivered(customer: Visitor, brand: Brand = 'pizzaria'): Promise<number> {
  const { body } = await place(world, customer, [item(await plainProduct(world, customer), 2)]);
  const staff = await kitchen(brand);
  for (const [statusAtual, status] of [
    [2, 3],
    [3, 8],
  ]) {
    await staff.call('moveOrder', { id: body.id, statusAtual, status });
  }
  return body.id as number;
}

const review = (idPedido: number, nota: number, comentario = '') => ({
  idPedido,
  nota,
  aspectos: ['sabor', 'sabor'],
  pratos: [],
  comentario,
});

async function gradeShown(customer: Visitor) {
  const { body } = await customer.call('brandByUrl', { url: `http://${customer.host}/` });
  const [store] = body.estabelecimentos as { notaMedia: number | null; totalAvaliacoes: number }[];
  return [store?.notaMedia, store?.totalAvaliacoes];
}

// Rows: 1.16, 2.19, 7.43
test('a delivered order is reviewed once by its owner, who may edit it for a day', async () => {
  const customer = world.visitor('pizzaria');
  const id = await delivered(customer);
  expect(await gradeShown(customer)).toEqual([null, 0]);
  expect((await customer.call('order', { id })).body).toMatchObject({
    podeAvaliar: true,
    avaliacao: null,
  });
  const first = await customer.call('reviewOrder', review(id, 4, 'Chegou quente'));
  expect(first.body).toMatchObject({
    nota: 4,
    aspectos: ['sabor'],
    comentario: 'Chegou quente',
    resposta: '',
    oculta: false,
  });
  expect(await gradeShown(customer)).toEqual([4, 1]);
  expect((await customer.call('reviewOrder', review(id, 5))).body).toMatchObject({
    nota: 5,
    comentario: '',
  });
  expect(await gradeShown(customer)).toEqual([5, 1]);

  const second = await delivered(customer);
  await customer.call('reviewOrder', review(second, 2));
  expect(await gradeShown(customer)).toEqual([3.5, 2]);
  world.setNow(world.after(86_400_000 + 60_000));
  expect((await customer.call('reviewOrder', review(id, 1))).body.codErro).toBe(
    failureCodes.reviewClosed,
  );
  world.setNow(null);
  expect(await gradeShown(customer)).toEqual([3.5, 2]);
  expect((await customer.call('order', { id })).body).toMatchObject({
    podeAvaliar: false,
    avaliacao: { nota: 5 },
  });
});

test('two reviews of one order at once count once', async () => {
  const customer = world.visitor('pizzaria');
  const id = await delivered(customer);
  const [, before] = await gradeShown(customer);
  await Promise.all([
    customer.call('reviewOrder', review(id, 3)),
    customer.call('reviewOrder', review(id, 3)),
  ]);
  expect((await gradeShown(customer))[1]).toBe(Number(before) + 1);
});

test('an undelivered or foreign order cannot be reviewed, even with its link', async () => {
  const customer = world.visitor('pizzaria');
  const { body } = await place(world, customer, [item(await plainProduct(world, customer), 2)]);
  expect((await customer.call('reviewOrder', review(body.id as number, 5))).body.codErro).toBe(
    failureCodes.reviewTooEarly,
  );
  const id = await delivered(customer);
  const stranger = world.visitor('pizzaria');
  expect((await stranger.call('reviewOrder', review(id, 1))).body.codErro).toBe(
    failureCodes.notFound,
  );
  expect((await world.visitor('acai').call('reviewOrder', review(id, 1))).body.codErro).toBe(
    failureCodes.notFound,
  );
  for (const nota of [0, 6, 4.5])
    expect((await customer.call('reviewOrder', review(id, nota))).body.codErro).toBe(
      failureCodes.malformed,
    );
});

// Rows: 1.16
test('staff answer and hide reviews; customers see no hidden ones and no surnames', async () => {
  const customer = world.visitor('pizzaria');
  const id = await delivered(customer);
  await customer.call('reviewOrder', review(id, 1, 'Meu telefone é 11 98765-4321'));
  const staff = await kitchen();
  const { id: idEstabelecimento } = await storeOf(world, customer);
  const shown = async () =>
    ((await customer.call('storeReviews', { idEstabelecimento })).body.avaliacoes as object[])[0];
  expect(await shown()).toMatchObject({
    nomeCliente: 'Ana',
    nota: 1,
    comentario: 'Meu telefone é 11 98765-4321',
  });
  expect(await shown()).not.toHaveProperty('idPedido');

  expect(
    (await staff.call('answerReview', { idPedido: id, resposta: 'Desculpe, Ana!' })).body,
  ).toMatchObject({ resposta: 'Desculpe, Ana!' });
  expect(await shown()).toMatchObject({ resposta: 'Desculpe, Ana!' });
  // A colleague's form that was opened before.
  const second = { idPedido: id, resposta: 'Que pena!', antes: '' };
  expect((await staff.call('answerReview', second)).body.codErro).toBe(
    failureCodes.changedMeanwhile,
  );
  expect(await shown()).toMatchObject({ resposta: 'Desculpe, Ana!' });
  const again = { idPedido: id, resposta: 'Desculpe, Ana!', antes: '' };
  expect((await staff.call('answerReview', again)).body.codErro).toBeUndefined();
  expect((await staff.call('hideReview', { idPedido: id, ocultar: true })).body.codErro).toBe(
    failureCodes.malformed,
  );
  expect(
    (await staff.call('hideReview', { idPedido: id, ocultar: true, motivo: 'Dado pessoal' })).body,
  ).toMatchObject({ oculta: true });
  expect(await shown()).toMatchObject({ nota: 1, comentario: '', resposta: '' });
  expect((await customer.call('order', { id })).body.avaliacao).toMatchObject({
    oculta: true,
    motivoOculta: 'Dado pessoal',
  });
  await staff.call('hideReview', { idPedido: id, ocultar: false });
  expect(await shown()).toMatchObject({ comentario: 'Meu telefone é 11 98765-4321' });
  expect((await staff.call('staffReviews', { apos: null })).body.avaliacoes).toContainEqual(
    expect.objectContaining({ idPedido: id, nomeCliente: 'Ana Souza' }),
  );
  expect((await customer.call('staffReviews', { apos: null })).status).toBe(401);
  const other = world.visitor('acai');
  await signInStaff(other);
  expect((await other.call('answerReview', { idPedido: id, resposta: 'Oi' })).body.codErro).toBe(
    failureCodes.notFound,
  );
});

test('staff find reviews by stars, by store and those without a reply', async () => {
  const customer = world.visitor('acai');
  const { estabelecimentos } = (
    await customer.call('brandByUrl', { url: 'http://acai.localhost/' })
  ).body as { estabelecimentos: { id: number; nome: string }[] };
  const [first, second] = estabelecimentos;
  const written = [];
  for (const [nota, comentario] of [
    [5, 'Muito bom'],
    [2, 'Veio derretido'],
    [2, ''],
  ] as const) {
    const id = await delivered(customer, 'acai');
    await customer.call('reviewOrder', review(id, nota, comentario));
    written.unshift(id);
  }
  const [wordless, unhappy, happy] = written;
  const owner = await kitchen('acai');
  await owner.call('answerReview', { idPedido: happy, resposta: 'Obrigado!' });
  const found = async (filter: object, reader = owner) => {
    const reply = await reader.call('staffReviews', { apos: null, ...filter });
    const { avaliacoes, ...rest } = readOutput('staffReviews', reply.body);
    return { ids: avaliacoes.map(({ idPedido }) => idPedido), ...rest };
  };

  expect(await found({})).toEqual({
    ids: [wordless, unhappy, happy],
    proxima: null,
    resumo: { notaMedia: 3, totalAvaliacoes: 3, porNota: [0, 2, 0, 0, 1], semResposta: 1 },
    estabelecimentos: estabelecimentos.map(({ id, nome }) => ({ id, nome })),
  });
  expect((await found({ nota: 2 })).ids).toEqual([wordless, unhappy]);
  expect((await found({ semResposta: true })).ids).toEqual([unhappy]);
  expect((await found({ idEstabelecimento: first?.id })).ids).toEqual(written);
  expect(await found({ idEstabelecimento: second?.id })).toMatchObject({
    ids: [],
    resumo: { notaMedia: null, totalAvaliacoes: 0, porNota: [0, 0, 0, 0, 0], semResposta: 0 },
  });

  // A hidden text waits for no reply, and the stars still count.
  await owner.call('hideReview', { idPedido: unhappy, ocultar: true, motivo: 'Ofensa' });
  expect(await found({ semResposta: true })).toMatchObject({
    ids: [],
    resumo: { totalAvaliacoes: 3, semResposta: 0 },
  });
  const elsewhere = await found({}, await kitchen('burger'));
  expect(elsewhere).toMatchObject({ ids: [], resumo: { totalAvaliacoes: 0 } });
});

test('staff of one store see and count no review of another', async () => {
  const { db } = world.services;
  const owner = await kitchen('acai');
  const { avaliacoes, estabelecimentos } = readOutput(
    'staffReviews',
    (await owner.call('staffReviews', { apos: null })).body,
  );
  expect(avaliacoes.length).toBeGreaterThan(0);
  const other = estabelecimentos.find(({ nome }) => nome !== avaliacoes[0]?.nomeEstabelecimento);
  const email = 'balcao@roxo.quitute.app';
  await db
    .update(staff)
    .set({ storeId: other?.id ?? 0 })
    .where(eq(staff.email, email));
  const bound = world.visitor('acai');
  await signInStaff(bound, email);
  for (const filter of [{}, { idEstabelecimento: estabelecimentos[0]?.id }]) {
    const reply = await bound.call('staffReviews', { apos: null, ...filter });
    expect(readOutput('staffReviews', reply.body)).toMatchObject({
      avaliacoes: [],
      resumo: { totalAvaliacoes: 0 },
      estabelecimentos: [other],
    });
  }
});
