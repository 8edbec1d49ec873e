// A bookmark of a private page asks for a login once, and only for pages of this site.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeWantedPage, wantedPageHeader } from './wanted-page.ts';

let jar = '';
beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return jar;
    },
    set cookie(text: string) {
      jar = /max-age=0/.test(text) ? '' : (text.split(';')[0] ?? '');
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const sent = (address: string) => {
  const header = wantedPageHeader(new URL(address, 'https://forno.example'));
  jar = header.split(';')[0] ?? '';
  return header;
};

// Rows: 2.30
test('private routes are named by a cookie of a minute that is read once', () => {
  expect(sent('/perfil/dados?loja=2')).toBe(
    'quitute_destino=%2Fperfil%2Fdados%3Floja%3D2; Path=/; Max-Age=60; SameSite=Lax',
  );
  expect(takeWantedPage()).toEqual({ path: '/perfil/dados?loja=2', reason: 'profile' });
  expect(takeWantedPage()).toBeNull();
  for (const [path, reason] of [
    ['/delivery/historicoPedidos', 'orders'],
    ['/delivery/fidelidade', 'loyalty'],
    ['/fidelidade/cartelas', 'loyalty'],
    ['/perfil', 'profile'],
  ] as const) {
    sent(path);
    expect(takeWantedPage()).toEqual({ path, reason });
  }
});

// Rows: 2.30
test('only private pages of this site ask for a login', () => {
  for (const address of [
    '//evil.test/perfil',
    'https://evil.test/perfil',
    '/painel',
    '/perfilado',
  ]) {
    jar = `quitute_destino=${encodeURIComponent(address)}`;
    expect(takeWantedPage()).toBeNull();
    expect(jar).toBe('');
  }
  jar = 'quitute_destino=%E0%A4%A';
  expect(takeWantedPage()).toBeNull();
});
