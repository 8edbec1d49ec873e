import { expect, test } from 'vitest';
import { StoreParameters } from '#contract/entities/console/parameters.ts';
import { BrandLook } from '#contract/entities/console/store.ts';
import { mayTag, tagIds, tagKinds, withoutTokens } from './tags.ts';

const none = { pixelFacebook: null, googleAnalytics: null, tagManager: null };

test('an impossible tag id is refused', () => {
  const typed = {
    pixelFacebook: "1'); alert(1); ('",
    googleAnalytics: 'UA-12345-1',
    tagManager: 'GTM-abc',
  };
  expect(tagIds(typed, { pixel: '12', tagManager: 'G-ABCDEF' })).toEqual({
    pixels: [],
    analytics: null,
    containers: [],
  });
  expect(tagKinds({ ...typed, estabelecimentos: [] })).toEqual({ meta: false, google: false });
});

// Rows: 1.21, 3.10
test('every id that the console saves works', () => {
  for (const pixel of ['123456', '1234567890', '12345678901234567890']) {
    expect(StoreParameters.shape.pixel.safeParse(pixel).success).toBe(true);
    expect(tagIds(none, { pixel, tagManager: null }).pixels).toEqual([pixel]);
  }
  for (const tagManager of ['GTM-ABCD', 'GTM-ABCDEFGHIJKL']) {
    expect(BrandLook.shape.tagManager.safeParse(tagManager).success).toBe(true);
    expect(tagIds({ ...none, tagManager }, null).containers).toEqual([tagManager]);
  }
  for (const googleAnalytics of ['G-ABCD', 'G-ABCDEFGHIJKLMNOPQRST']) {
    expect(BrandLook.shape.googleAnalytics.safeParse(googleAnalytics).success).toBe(true);
    expect(tagIds({ ...none, googleAnalytics }, null).analytics).toBe(googleAnalytics);
  }
  // Ids that Google no longer counts are refused.
  expect(BrandLook.shape.googleAnalytics.safeParse('UA-12345-1').success).toBe(false);
});

// Rows: 3.10
test('tags of brand and store run side by side, each id once', () => {
  const brand = {
    pixelFacebook: ' 1234567890 ',
    googleAnalytics: 'G-AB12CD',
    tagManager: 'GTM-AAAA',
  };
  expect(tagIds(brand, { pixel: '9876543210', tagManager: 'GTM-BBBB' })).toEqual({
    pixels: ['1234567890', '9876543210'],
    analytics: 'G-AB12CD',
    containers: ['GTM-AAAA', 'GTM-BBBB'],
  });
  expect(tagIds(brand, { pixel: '1234567890', tagManager: 'GTM-AAAA' }).pixels).toEqual([
    '1234567890',
  ]);
});

// Rows: 3.12
test('one store with a tag is reason enough for its company', () => {
  expect(tagKinds({ ...none, estabelecimentos: [{ pixel: null, tagManager: null }] })).toEqual({
    meta: false,
    google: false,
  });
  expect(
    tagKinds({ ...none, estabelecimentos: [{ pixel: '9876543210', tagManager: null }] }),
  ).toEqual({ meta: true, google: false });
});

test.each([
  '/login',
  '/login/Acesso',
  '/LOGIN',
  '/cadastro',
  '/perfil',
  '/perfil/cartoes',
  '/creditcardweb',
  '/painel',
  '/painel/entrar',
  '/mesa',
])('no tag runs on %s', (path) => expect(mayTag(path, '')).toBe(false));

test.each([
  '/delivery',
  '/produto/12',
  '/lojas',
  '/promocional',
  '/loginha',
  '/delivery/pedido/vila/12/1',
])('tags may run on %s', (path) => expect(mayTag(path, '?loja=x')).toBe(true));

test('an order opened by its key runs no tags', () => {
  expect(mayTag('/delivery/pedido/vila/12/1', '?chave=abc')).toBe(false);
});

test('an address loses its keys and keeps the rest', () => {
  expect(withoutTokens('?loja=vila&chave=abc&cupom=X&utm_source=ig')).toBe(
    '?loja=vila&utm_source=ig',
  );
  expect(withoutTokens('?chave=abc')).toBe('');
  expect(withoutTokens('?loja=a%20b')).toBe('?loja=a%20b');
});
