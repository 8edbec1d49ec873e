// The application data of a brand and its stores, by every way of asking.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, readOutput, type World } from '#test/world.ts';

const NOON = new Date('2026-11-20T15:00:00Z');

let world: World;
beforeAll(async () => {
  world = await openWorld();
  world.setNow(NOON);
});
afterAll(() => world.close());

const acai = async () => {
  const visitor = world.visitor('acai');
  const { body } = await visitor.call('brandByUrl', { url: `http://${visitor.host}/delivery?a=1` });
  return readOutput('brandByUrl', body);
};

// Rows: 3.1, 7.14
test('an address’s application data name the brand and the time of the reply', async () => {
  const brand = await acai();
  expect(brand).toMatchObject({
    id: expect.any(Number),
    appNome: 'acai',
    urlAcesso: 'acai.localhost',
    projectName: 'Roxo Açaí',
    dataAtualizacao: NOON.toISOString(),
  });
  expect(brand.urlLogo).toMatch(/^\//);
  expect(brand.estabelecimentos).toHaveLength(3);
  const later = new Date(NOON.getTime() + 60_000);
  world.setNow(later);
  expect((await acai()).dataAtualizacao).toBe(later.toISOString());
  world.setNow(NOON);
});

// Rows: 3.11
test('a store has its id, its code and the logo of its brand', async () => {
  const { estabelecimentos, urlLogo } = await acai();
  expect(estabelecimentos.map(({ codigo }) => codigo)).toEqual(
    expect.arrayContaining(['boa-viagem', 'casa-forte']),
  );
  for (const store of estabelecimentos) {
    expect(store.id).toEqual(expect.any(Number));
    expect(store.urlLogo).toBe(urlLogo);
  }
});

// Rows: 3.6
test('a brand offers pickup when one of its stores does', async () => {
  const { permiteRetiradaBalcao, estabelecimentos } = await acai();
  expect(estabelecimentos.some((store) => store.permiteRetiradaBalcao)).toBe(true);
  expect(permiteRetiradaBalcao).toBe(true);
  const owner = world.visitor('mercado');
  await signInStaff(owner);
  const before = await owner.call('brandByUrl', { url: owner.host });
  expect(before.body.permiteRetiradaBalcao).toBe(
    (before.body.estabelecimentos as { permiteRetiradaBalcao: boolean }[]).some(
      (store) => store.permiteRetiradaBalcao,
    ),
  );
});

test('a brand has loyalty while any part of it is switched on', async () => {
  const owner = world.visitor('burger');
  await signInStaff(owner);
  const has = async () => {
    const { body } = await world.visitor('burger').call('brandByUrl', { url: owner.host });
    return readOutput('brandByUrl', body).possuiFidelidade;
  };
  expect(await has()).toBe(false);
  const { body } = await owner.call('brandByUrl', { url: owner.host });
  const rule = {
    idEstabelecimento: readOutput('brandByUrl', body).estabelecimentos[0]?.id,
    percentual: 5,
    valorMinimoPedido: 0,
    percentualMaximo: 50,
    valorMaximo: 0,
    diasValidade: 90,
    ativo: true,
  };
  expect((await owner.call('saveCashbackRule', rule)).body.codErro ?? 0).toBe(0);
  expect(await has()).toBe(true);
  await owner.call('saveCashbackRule', { ...rule, ativo: false });
  expect(await has()).toBe(false);
  const programme = {
    id: null,
    nome: 'Lanche por nossa conta',
    idEstabelecimento: null,
    selosNecessarios: 10,
    valorMinimoPedido: 0,
    porCodigo: false,
    premio: { tipo: 'valor', valor: 20, percentual: 0, maximoDesconto: 0, idProduto: null },
    diasValidade: 90,
    ativo: true,
  };
  expect((await owner.call('saveStampProgram', programme)).body.codErro ?? 0).toBe(0);
  expect(await has()).toBe(true);
});

// Rows: 7.49
test('the name of an app finds the same data, and an unknown one finds none', async () => {
  const elsewhere = world.visitor('nobody');
  const { body } = await elsewhere.call('brandByName', { appNome: 'acai' });
  expect(readOutput('brandByName', body)).toEqual(await acai());
  expect((await elsewhere.call('brandByName', { appNome: 'ninguem' })).body).toMatchObject({
    codErro: failureCodes.brandNotFound,
    mensagem: expect.stringContaining('Não foram encontrados dados'),
  });
});

// Rows: 1.6
test('a caller who names no language is answered in PUBLIC_IDIOMA of the brand', async () => {
  const refused = async (language?: string) =>
    (
      await world
        .visitor('acai')
        .call(
          'order',
          { id: 999_999 },
          language === undefined ? {} : { 'accept-language': language },
        )
    ).body.mensagem;
  const portuguese = await refused();
  expect(await refused('pt-BR')).toBe(portuguese);
  const owner = world.visitor('acai');
  await signInStaff(owner);
  const { body } = await owner.call('consoleStore');
  const parameters = body.parametrosMarca as Record<string, unknown>;
  const saved = await owner.call('saveBrandParameters', { ...parameters, PUBLIC_IDIOMA: 'de' });
  expect(saved.status).toBe(200);
  expect(await refused()).toBe(await refused('de'));
  expect(await refused()).not.toBe(portuguese);
});
