import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import * as mainSite from './main-site.ts';

const mainSiteOf = (brand: Parameters<typeof mainSite.mainSiteOf>[0], url: URL) =>
  mainSite.mainSiteOf(brand, url, readEnv({}));

const at = (address: string) => new URL(address);
const brand = (
  redirecionarParaSitePrincipal: boolean,
  hosts = ['pedidos.forno.com.br', 'forno.quitute.app'],
) => ({
  hosts,
  settings: { redirecionarParaSitePrincipal },
});

// Rows: 3.9
test('a visitor of a secondary host is redirected to the same page of the main one', () => {
  expect(
    mainSiteOf(brand(true), at('https://forno.quitute.app/delivery?cupom=VILA10&loja=centro')),
  ).toBe('https://pedidos.forno.com.br/delivery?cupom=VILA10&loja=centro');
  expect(mainSiteOf(brand(true, ['pizzaria.localhost']), at('http://localhost:3000/'))).toBe(
    'http://pizzaria.localhost:3000/',
  );
});

test('redirects do not loop, and only go where the brand asked', () => {
  expect(mainSiteOf(brand(true), at('https://pedidos.forno.com.br/delivery'))).toBeNull();
  expect(mainSiteOf(brand(false), at('https://forno.quitute.app/delivery'))).toBeNull();
  expect(mainSiteOf(brand(true, []), at('https://forno.quitute.app/delivery'))).toBeNull();
  expect(mainSiteOf(null, at('https://nobody.quitute.app/'))).toBeNull();
});
