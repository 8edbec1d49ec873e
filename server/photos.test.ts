import { and, desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { auditLog, files, products } from '#server/database/schema.ts';
import { signInStaff } from '#test/ordering.ts';
import { openWorld, type Visitor, type World } from '#test/world.ts';

let world: World;
let owner: Visitor;
beforeAll(async () => {
  world = await openWorld();
  owner = world.visitor('pizzaria');
  await signInStaff(owner);
});
afterAll(() => world.close());

/** A photo as phones take it, with location and camera. */
async function photo(side = 900, colour = '#c0392b'): Promise<string> {
  const bytes = await sharp({
    create: { width: side + 100, height: side, channels: 3, background: colour },
  })
    .jpeg()
    .withExif({ IFD0: { Make: 'TelefoneSecreto' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .toBuffer();
  return bytes.toString('base64');
}
const upload = (conteudo: string, who = owner, uso = 'produto') =>
  who.call('uploadPicture', { uso, conteudo });

// Rows: 1.28
test('a photo is served in the storefront’s sizes, without metadata', async () => {
  const { body } = await upload(await photo());
  const url = String(body.urlImagem);
  expect(url).toMatch(/^\/imagens\/marca\/foto-[0-9a-f]{32}-768\.webp$/);
  for (const [width, format] of [
    [192, 'webp'],
    [384, 'avif'],
    [768, 'avif'],
  ] as const) {
    const reply = await owner.request(url.replace('-768.webp', `-${width}.${format}`));
    expect(reply.headers.get('content-type')).toBe(`image/${format}`);
    expect(reply.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await reply.arrayBuffer());
    const { width: across, height, exif } = await sharp(bytes).metadata();
    expect([across, height, exif]).toEqual([width, width, undefined]);
    expect(bytes.includes('TelefoneSecreto')).toBe(false);
  }
  expect((await owner.request(url.replace('-768', '-1200'))).status).toBe(404);
});

test('a photo of one brand does not exist for another, neither to look at nor to use', async () => {
  const { body } = await upload(await photo(500, '#16a085'));
  const stranger = world.visitor('burger');
  await signInStaff(stranger);
  expect((await stranger.request(String(body.urlImagem))).status).toBe(404);
  const menu = (await stranger.call('staffMenu')).body.categorias as { id: number }[];
  const draft = {
    id: null,
    atualizadoEm: null,
    idCategoria: menu[0]?.id,
    nome: 'X',
    descricao: '',
    valor: 1,
    valorDe: null,
    promocional: false,
    etiquetas: [],
    grupos: [],
  };
  expect(
    (await stranger.call('saveProduct', { ...draft, urlImagem: body.urlImagem })).body.codErro,
  ).toBe(failureCodes.pictureUnknown);
});

test('a file that is no photo is refused despite its name, like tiny and huge ones', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ).toString('base64');
  const torn = Buffer.from(await photo(), 'base64')
    .subarray(0, 900)
    .toString('base64');
  for (const [content, key] of [
    [svg, 'pictureWrong'],
    [Buffer.from('%PDF-1.7').toString('base64'), 'pictureWrong'],
    [torn, 'pictureWrong'],
    ['not base64 at all!', 'pictureWrong'],
    [await photo(200), 'pictureTooSmall'],
    [Buffer.alloc(8_000_001, 255).toString('base64'), 'tooLarge'],
  ] as const)
    expect([key, (await upload(content)).body.codErro]).toEqual([key, failureCodes[key]]);
  expect((await owner.call('saveCategory', { nome: 'x'.repeat(300_000) })).body.codErro).toBe(
    failureCodes.tooLarge,
  );
});

// Rows: 1.1
test('only owners send a logo, which is then on the page and in the icon', async () => {
  const manager = world.visitor('pizzaria');
  await signInStaff(manager, 'gerente@forno.quitute.app');
  const attendant = world.visitor('pizzaria');
  await signInStaff(attendant, 'balcao@forno.quitute.app');
  const content = await photo(400, '#8e44ad');
  expect((await upload(content, attendant)).body.codErro).toBe(failureCodes.notYours);
  expect((await upload(content, manager, 'logo')).body.codErro).toBe(failureCodes.notYours);
  const square = { width: 40, height: 40, channels: 3, background: '#8e44ad' } as const;
  const speck = (await sharp({ create: square }).png().toBuffer()).toString('base64');
  expect((await upload(speck, owner, 'logo')).body.codErro).toBe(failureCodes.pictureTooSmall);
  const { body } = await upload(content, owner, 'logo');
  const { body: setup } = await owner.call('consoleStore');
  const look = setup.marca as Record<string, unknown>;
  const wrong = await owner.call('saveBrandLook', {
    ...look,
    urlLogo: '/imagens/marca/logo-ffffffffffffffff-512.webp',
  });
  expect(wrong.body.codErro).toBe(failureCodes.pictureUnknown);
  expect(
    (await owner.call('saveBrandLook', { ...look, urlLogo: body.urlImagem })).body.urlLogo,
  ).toBe(body.urlImagem);
  const seen = await world
    .visitor('pizzaria')
    .call('brandByUrl', { url: 'http://pizzaria.localhost/' });
  expect(seen.body.urlLogo).toBe(body.urlImagem);
});

// Rows: 3.11
test('a store has its own logo or the brand’s, kept while shown, and in the log', async () => {
  const { body } = await upload(await photo(420, '#16a085'), owner, 'logo');
  const logo = String(body.urlImagem);
  const { body: setup } = await owner.call('consoleStore');
  const { id } = setup.estabelecimento as { id: number };
  const save = async (urlLogo: string | null) => {
    const { identidade } = (await owner.call('consoleStore')).body as { identidade: object };
    return owner.call('saveStoreIdentity', { idEstabelecimento: id, ...identidade, urlLogo });
  };
  const shown = async () => {
    const page = world.visitor('pizzaria');
    const { body: brand } = await page.call('brandByUrl', { url: 'pizzaria.localhost' });
    const { estabelecimentos, urlLogo } = brand as {
      urlLogo: string;
      estabelecimentos: { id: number; urlLogo: string }[];
    };
    return [estabelecimentos.find((store) => store.id === id)?.urlLogo, urlLogo];
  };
  const [, ofBrand] = await shown();
  expect(ofBrand).not.toBe(logo);
  expect((await save('/imagens/marca/logo-ffffffffffffffff-512.webp')).body.codErro).toBe(
    failureCodes.pictureUnknown,
  );
  expect((await save(logo)).body).toMatchObject({ urlLogo: logo });
  expect(await shown()).toEqual([logo, ofBrand]);
  const [entry] = await world.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.acao, 'saveStoreIdentity'))
    .orderBy(desc(auditLog.id));
  expect(entry).toMatchObject({ antes: { urlLogo: null }, depois: { urlLogo: logo } });

  world.setNow(world.after(3 * 86_400_000));
  await signInStaff(owner);
  await upload(await photo(420, '#444444'));
  world.setNow(null);
  await signInStaff(owner);
  const names = (await world.services.db.select({ name: files.name }).from(files)).map(
    ({ name }) => `/imagens/marca/${name}`,
  );
  expect(names).toContain(logo);
  await save(null);
  expect(await shown()).toEqual([ofBrand, ofBrand]);
});

test('photos that nothing shows are removed after two days, those of products stay', async () => {
  const { db } = world.services;
  const [kept, lost] = [
    String((await upload(await photo(310, '#111111'))).body.urlImagem),
    String((await upload(await photo(310, '#222222'))).body.urlImagem),
  ];
  const brand = await world.services.brands.byHost('pizzaria.localhost');
  const ofBrand = eq(products.brandId, brand?.id ?? 0);
  const [product] = await db.select({ id: products.id }).from(products).where(ofBrand).limit(1);
  await db
    .update(products)
    .set({ urlImagem: kept })
    .where(and(ofBrand, eq(products.id, product?.id ?? 0)));
  world.setNow(world.after(3 * 86_400_000));
  await signInStaff(owner);
  await upload(await photo(310, '#333333'));
  world.setNow(null);
  const names = (await db.select({ name: files.name }).from(files)).map(
    ({ name }) => `/imagens/marca/${name}`,
  );
  expect(names).toContain(kept);
  expect(names).not.toContain(lost);
  expect(names).toContain('/imagens/marca/logo.svg');
});
