import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { auditLog, staff as staffTable } from '#server/database/schema.ts';
import { signInStaff, storeOf } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
let storeId: number;
beforeAll(async () => {
  world = await openWorld();
  owner = await member();
  storeId = (await storeOf(world, owner)).id;
});
afterAll(() => world.close());

type Section = Record<string, unknown> & { revisao: string };
type SectionName =
  | 'identidade'
  | 'impressao'
  | 'horario'
  | 'regras'
  | 'pagamento'
  | 'entrega'
  | 'marca';
const saves = {
  saveStoreIdentity: 'identidade',
  saveStoreHours: 'horario',
  saveStorePrinting: 'impressao',
  saveStoreTerms: 'regras',
  saveStorePayments: 'pagamento',
  saveStoreRegions: 'entrega',
  saveBrandLook: 'marca',
} as const satisfies Record<string, SectionName>;
const saveKeys = Object.keys(saves) as (keyof typeof saves)[];

async function member(email?: string, brand: 'pizzaria' | 'burger' = 'pizzaria'): Promise<Visitor> {
  const visitor = world.visitor(brand);
  expect((await signInStaff(visitor, email)).status).toBe(200);
  return visitor;
}
const section = async (name: SectionName, who = owner) =>
  (await who.call('consoleStore')).body[name] as Section;
const save = async (key: keyof typeof saves, changes: Record<string, unknown>, who = owner) =>
  who.call(key, { idEstabelecimento: storeId, ...(await section(saves[key])), ...changes });
const shown = async () => {
  const { body } = await world
    .visitor('pizzaria')
    .call('brandByUrl', { url: 'pizzaria.localhost' });
  return body as Record<string, unknown> & { estabelecimentos: Record<string, unknown>[] };
};
const lastChange = async (action: string) => {
  const rows = await world.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.acao, action))
    .orderBy(desc(auditLog.id));
  return rows[0];
};

test('each call is tried with each role, another store and another brand', async () => {
  const { db } = world.services;
  const manager = await member('gerente@forno.quitute.app');
  const attendant = await member('balcao@forno.quitute.app');
  const stranger = await member(undefined, 'burger');
  const outside = world.visitor('pizzaria');
  for (const key of saveKeys) {
    const kept = await section(saves[key]);
    const answer = async (who: Visitor) =>
      (await who.call(key, { idEstabelecimento: storeId, ...kept })).body.codErro ?? 'saved';
    expect([key, await answer(attendant), await answer(outside)]).toEqual([
      key,
      failureCodes.notYours,
      failureCodes.signInNeeded,
    ]);
    expect([key, await answer(owner), await answer(manager)]).toEqual([
      key,
      'saved',
      key === 'saveBrandLook' ? failureCodes.notYours : 'saved',
    ]);
    // Another brand may have a store with the same id: whatever the reply, ours does not change.
    const theirs = await stranger.call(key, { idEstabelecimento: storeId, ...kept });
    expect([failureCodes.storeNotFound, failureCodes.changedMeanwhile]).toContain(
      theirs.body.codErro,
    );
    expect([key, await section(saves[key])]).toEqual([key, kept]);
  }
  expect((await attendant.call('consoleStore')).status).toBe(403);
  expect((await outside.call('consoleStore')).status).toBe(401);
  expect((await stranger.call('consoleStore', { idEstabelecimento: 987_654 })).body.codErro).toBe(
    failureCodes.storeNotFound,
  );
  expect((await manager.call('consoleStore')).body.marca).toBe(null);
  // A manager of another store.
  const elsewhere = world.visitor('acai');
  const [first, second] = (await world.services.brands.byHost('acai.localhost'))?.stores ?? [];
  await db
    .update(staffTable)
    .set({ storeId: second?.id })
    .where(eq(staffTable.email, 'gerente@roxo.quitute.app'));
  await signInStaff(elsewhere, 'gerente@roxo.quitute.app');
  expect((await elsewhere.call('consoleStore')).body.estabelecimentos).toEqual([
    { id: second?.id, nome: second?.nome },
  ]);
  expect(
    (await elsewhere.call('consoleStore', { idEstabelecimento: first?.id })).body.codErro,
  ).toBe(failureCodes.storeNotFound);
  const own = (await elsewhere.call('consoleStore')).body.horario as Section;
  expect(
    (await elsewhere.call('saveStoreHours', { idEstabelecimento: first?.id, ...own })).body.codErro,
  ).toBe(failureCodes.storeNotFound);
  expect(
    (await elsewhere.call('saveStoreHours', { idEstabelecimento: second?.id, ...own })).status,
  ).toBe(200);
});

test('a store’s code is unique, and its point follows its address', async () => {
  const before = (await section('identidade')) as Section & {
    endereco: Record<string, string>;
    latitude: number;
  };
  const body = async (changes: Record<string, unknown>) =>
    (await save('saveStoreIdentity', changes)).body;
  expect(
    await body({
      telefoneWhatsapp: '+55 (11) 98888-0000',
      descricao: 'Pizza no forno a lenha.',
      fusoHorario: 'America/Manaus',
    }),
  ).toMatchObject({
    telefoneWhatsapp: '11988880000',
    fusoHorario: 'America/Manaus',
    latitude: before.latitude,
  });
  expect((await shown()).estabelecimentos[0]).toMatchObject({
    descricao: 'Pizza no forno a lenha.',
    fusoHorario: 'America/Manaus',
  });
  expect(await lastChange('saveStoreIdentity')).toMatchObject({
    antes: { descricao: '' },
    depois: { descricao: 'Pizza no forno a lenha.' },
  });
  expect((await body({ codigo: 'Vila Nova' })).codErro).toBe(failureCodes.storeCodeWrong);
  expect((await body({ telefone: '123' })).codErro).toBe(failureCodes.phoneInvalid);
  expect((await body({ fusoHorario: 'Brasil/Centro' })).codErro).toBe(failureCodes.malformed);
  // A new street moves the point, until staff set it by hand.
  const moved = await body({
    endereco: { ...before.endereco, cep: '05409-012', logradouro: 'Rua Oscar Freire' },
  });
  expect(moved.endereco).toMatchObject({ cep: '05409012' });
  expect(moved.latitude).not.toBe(before.latitude);
  expect(await body({ latitude: -23.5, longitude: -46.6 })).toMatchObject({
    latitude: -23.5,
    longitude: -46.6,
  });
  const { revisao: _, ...was } = before;
  await save('saveStoreIdentity', was);
  const twins = world.visitor('acai');
  await signInStaff(twins);
  const { identidade, estabelecimentos } = (await twins.call('consoleStore')).body as {
    identidade: Section;
    estabelecimentos: { id: number }[];
  };
  const other = (await world.services.brands.byHost('acai.localhost'))?.stores[1]?.codigo;
  const taken = await twins.call('saveStoreIdentity', {
    idEstabelecimento: estabelecimentos[0]?.id,
    ...identidade,
    codigo: other,
  });
  expect(taken.body.codErro).toBe(failureCodes.storeCodeTaken);
});

// Rows: 1.27
test('hours with a break and past midnight are live at once, and in the log', async () => {
  const before = await section('horario');
  const horarios = [
    { diaSemana: 5, abre: 690, fecha: 900 },
    { diaSemana: 5, abre: 1080, fecha: 1560 },
  ];
  const feriados = [{ data: '2030-12-25', motivo: 'Natal', horarios: [] }];
  expect((await save('saveStoreHours', { horarios, feriados })).status).toBe(200);
  expect((await shown()).estabelecimentos[0]?.horarios).toEqual(horarios);
  const { revisao: _, ...was } = before;
  expect(await lastChange('saveStoreHours')).toMatchObject({
    alvo: `store ${storeId}`,
    antes: was,
    depois: { horarios, feriados },
  });
  expect(
    (
      await save('saveStoreHours', {
        horarios: [...horarios, { diaSemana: 5, abre: 800, fecha: 1000 }],
      })
    ).body.codErro,
  ).toBe(failureCodes.hoursOverlap);
  expect(
    (await save('saveStoreHours', { feriados: [...feriados, ...feriados] })).body.codErro,
  ).toBe(failureCodes.holidayWrong);
  expect(
    (await save('saveStoreHours', { feriados: [{ data: '2030-02-31', horarios: [] }] })).body
      .codErro,
  ).toBe(failureCodes.dateImpossible);
  await save('saveStoreHours', { horarios: before.horarios, feriados: before.feriados });
});

test('a save based on an old state is refused, and nothing is overwritten', async () => {
  const began = await section('regras');
  const both = await Promise.all(
    [30, 35].map((tempoRetirada) =>
      owner.call('saveStoreTerms', { idEstabelecimento: storeId, ...began, tempoRetirada }),
    ),
  );
  expect(both.map(({ body }) => body.codErro)).toEqual(
    expect.arrayContaining([undefined, failureCodes.changedMeanwhile]),
  );
  const kept = both.find(({ body }) => body.codErro === undefined)?.body.tempoRetirada;
  expect((await section('regras')).tempoRetirada).toBe(kept);
});

test('the board prints as the store says, and a store prints something', async () => {
  expect(
    (
      await save('saveStorePrinting', {
        larguraPapel: 58,
        viasCozinha: 2,
        viasCliente: 1,
        letraGrande: true,
      })
    ).status,
  ).toBe(200);
  const { estabelecimentos } = (await owner.call('staffBoard')).body as {
    estabelecimentos: Record<string, unknown>[];
  };
  expect(estabelecimentos[0]?.impressao).toEqual({
    larguraPapel: 58,
    viasCozinha: 2,
    viasCliente: 1,
    letraGrande: true,
  });
  expect((await save('saveStorePrinting', { viasCozinha: 0, viasCliente: 0 })).body.codErro).toBe(
    failureCodes.malformed,
  );
  expect((await save('saveStorePrinting', { larguraPapel: 70 })).body.codErro).toBe(
    failureCodes.malformed,
  );
});

test('minimums and slots apply to the next customer', async () => {
  const reply = await save('saveStoreTerms', {
    valorMinimoPedido: 42.5,
    minimoEntregaGratis: null,
    diasAgendamento: 3,
    minutosPorHorario: 20,
    pedidosPorHorario: 4,
  });
  expect(reply.body).toMatchObject({
    valorMinimoPedido: 42.5,
    minimoEntregaGratis: null,
    diasAgendamento: 3,
  });
  const store = await storeOf(world, owner);
  expect(store).toMatchObject({
    valorMinimoPedido: 4250,
    diasAgendamento: 3,
    minutosPorHorario: 20,
    pedidosPorHorario: 4,
  });
  expect(
    (await save('saveStoreTerms', { tempoEntregaMinimo: 90, tempoEntregaMaximo: 60 })).body.codErro,
  ).toBe(failureCodes.timesReversed);
  expect((await save('saveStoreTerms', { valorMinimoPedido: -1 })).body.codErro).toBe(
    failureCodes.amountNegative,
  );
});

test('a payment method switched off is hidden from customers and stays for staff', async () => {
  const { formasPagamento } = (await section('pagamento')) as unknown as {
    formasPagamento: { id: number; nome: string; ativo: boolean }[];
  };
  const [first, ...rest] = formasPagamento;
  const vouchers = {
    id: null,
    nome: 'Vale-refeição',
    tipo: 'cartaoNaEntrega',
    desconto: 2.5,
    ativo: true,
  };
  expect(
    (
      await save('saveStorePayments', {
        formasPagamento: [...rest, { ...first, ativo: false }, vouchers],
      })
    ).status,
  ).toBe(200);
  const names = (await storeOf(world, owner)).paymentMethods.map(({ nome }) => nome);
  expect(names).toEqual([...rest.map(({ nome }) => nome), 'Vale-refeição']);
  const now = (await section('pagamento')) as unknown as {
    formasPagamento: { id: number; ativo: boolean }[];
  };
  expect(now.formasPagamento.find(({ id }) => id === first?.id)?.ativo).toBe(false);
  expect(
    (await save('saveStorePayments', { formasPagamento: [{ ...first, id: 999_999 }] })).status,
  ).toBe(404);
});

// Rows: 1.29
test('neighbourhoods are added, changed and removed, and each name is unique', async () => {
  const { regioes } = (await section('entrega')) as unknown as {
    regioes: { id: number; bairro: string; cidade: string; taxaEntrega: number }[];
  };
  const [first, second, ...rest] = regioes;
  if (first === undefined || second === undefined)
    throw new Error('the pizzeria delivers to neighbourhoods');
  const added = {
    ...first,
    id: null,
    bairro: 'Jardim Novo',
    taxaEntrega: 12.9,
    minimoEntregaGratis: 80,
  };
  expect(
    (await save('saveStoreRegions', { regioes: [{ ...first, taxaEntrega: 3.5 }, ...rest, added] }))
      .status,
  ).toBe(200);
  const { areas } = await storeOf(world, owner);
  expect(
    areas.find((area) => area.kind === 'bairro' && area.bairro === 'Jardim Novo'),
  ).toMatchObject({ taxaEntrega: 1290, minimoEntregaGratis: 8000 });
  expect(
    areas.find((area) => area.kind === 'bairro' && area.bairro === first.bairro)?.taxaEntrega,
  ).toBe(350);
  expect(areas.some((area) => area.kind === 'bairro' && area.bairro === second.bairro)).toBe(false);
  const twice = [
    { ...first, id: null },
    { ...first, id: null, bairro: ` ${first.bairro.toUpperCase()} ` },
  ];
  expect((await save('saveStoreRegions', { regioes: twice })).body.codErro).toBe(
    failureCodes.regionTwice,
  );
  expect(
    (await save('saveStoreRegions', { regioes: [{ ...first, id: null, cidade: '' }] })).body
      .codErro,
  ).toBe(failureCodes.regionIncomplete);
});

// Rows: 1.29
test('areas by distance, postal code and polygon are saved, and empty ones refused', async () => {
  const { regioes } = (await section('entrega')) as unknown as {
    regioes: Record<string, unknown>[];
  };
  const terms = {
    id: null,
    bairro: '',
    cidade: '',
    uf: 'SP',
    taxaEntrega: 9,
    minimoEntregaGratis: null,
    valorMinimoPedido: 40,
    tempoMinimo: 20,
    tempoMaximo: 40,
  };
  const corners = [
    { latitude: -23.55, longitude: -46.7 },
    { latitude: -23.55, longitude: -46.6 },
    { latitude: -23.5, longitude: -46.65 },
  ];
  const added = [
    { ...terms, tipo: 'raio', raioMetros: 3500 },
    { ...terms, tipo: 'cep', cepDe: '05400-000', cepAte: '05499-999' },
    { ...terms, tipo: 'poligono', pontos: corners, exclusao: true },
  ];
  expect(
    (await save('saveStoreRegions', { regioes: [...regioes, ...added] })).body.codErro,
  ).toBeUndefined();
  const { areas } = await storeOf(world, owner);
  expect(areas).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'raio',
        maximumMeters: 3500,
        taxaEntrega: 900,
        valorMinimoPedido: 4000,
      }),
      expect.objectContaining({ kind: 'cep', from: '05400000', to: '05499999' }),
      expect.objectContaining({ kind: 'poligono', points: corners, exclusion: true }),
    ]),
  );
  const { regioes: present } = (await section('entrega')) as unknown as {
    regioes: Record<string, unknown>[];
  };
  const wider = present.map((region) =>
    region.tipo === 'raio' ? { ...region, raioMetros: 5000 } : region,
  );
  await save('saveStoreRegions', { regioes: wider });
  expect((await storeOf(world, owner)).areas.find(({ kind }) => kind === 'raio')).toMatchObject({
    maximumMeters: 5000,
  });
  for (const wrong of [
    { ...terms, tipo: 'raio' },
    { ...terms, tipo: 'poligono' },
    { ...terms, tipo: 'cep', cepDe: '05499-999', cepAte: '05400-000' },
  ])
    expect((await save('saveStoreRegions', { regioes: [wrong] })).body.codErro).toBe(
      failureCodes.areaIncomplete,
    );
  await save('saveStoreRegions', { regioes });
});

// Rows: 1.1, 3.2
test('the brand’s name and colours are live at once, and invalid ones refused', async () => {
  expect(
    (
      await save('saveBrandLook', {
        projectName: 'Forno Novo',
        corSitePrimaria: '#0a7d34',
        googleAnalytics: 'G-ABC123XYZ',
      })
    ).status,
  ).toBe(200);
  expect(await shown()).toMatchObject({
    projectName: 'Forno Novo',
    corSitePrimaria: '#0a7d34',
    googleAnalytics: 'G-ABC123XYZ',
    PUBLIC_IDIOMA: 'pt-BR',
  });
  expect((await save('saveBrandLook', { script: '<script>medir()</script>' })).status).toBe(200);
  expect(await shown()).toMatchObject({ script: '<script>medir()</script>' });
  for (const wrong of [
    { corSitePrimaria: 'red;}' },
    { script: 'x'.repeat(20_001) },
    { googleAnalytics: '<script>' },
    { tagManager: "GTM-1');" },
    { PUBLIC_URL_IPHONE: 'https://evil.example/app' },
    { projectName: ' ' },
  ]) {
    expect((await save('saveBrandLook', wrong)).body.codErro).toBe(failureCodes.malformed);
  }
  const [last] = await world.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.acao, 'saveBrandLook'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(last).toMatchObject({
    antes: { projectName: 'Forno Novo' },
    depois: { script: '<script>medir()</script>' },
  });
});
