// A bookmark of a private page asks for a login once, and only for pages of this site.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  takeWantedPage,
  wantedAtStart,
  wantedNow,
  wantedPageHeader,
  wantedPageScript,
} from './wanted-page.ts';

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

const sent = (address: string, id = 'a1') => {
  const header = wantedPageHeader(new URL(address, 'https://forno.example'), id);
  jar = header.split(';')[0] ?? '';
  return header;
};
const took = () => {
  const kept = wantedNow();
  return kept === null ? null : takeWantedPage(kept);
};

// Rows: 2.30
test('private routes are named by a cookie of a minute that is read once', () => {
  expect(sent('/perfil/dados?loja=2')).toBe(
    'quitute_destino=a1%2Fperfil%2Fdados%3Floja%3D2; Path=/; Max-Age=60; SameSite=Lax',
  );
  expect(took()).toEqual({ path: '/perfil/dados?loja=2', reason: 'profile' });
  expect(took()).toBeNull();
  for (const [path, reason] of [
    ['/delivery/historicoPedidos', 'orders'],
    ['/delivery/fidelidade', 'loyalty'],
    ['/fidelidade/cartelas', 'loyalty'],
    ['/perfil', 'profile'],
  ] as const) {
    sent(path);
    expect(took()).toEqual({ path, reason });
  }
});

// Rows: 2.30
test('a document that is being left does not use up the cookie of the next one', () => {
  const page = {} as Pick<Window, 'quituteDestino'>;
  vi.stubGlobal('window', page);
  const begin = () => new Function('window', 'document', wantedPageScript)(page, document);
  begin();
  expect(wantedAtStart()).toBeNull();
  sent('/perfil', 'first');
  begin();
  const left = wantedAtStart();
  expect(left).toBe('first/perfil');
  sent('/perfil', 'second');
  expect(takeWantedPage(left ?? '')).toEqual({ path: '/perfil', reason: 'profile' });
  expect(wantedNow()).toBe('second/perfil');
  begin();
  expect(takeWantedPage(wantedAtStart() ?? '')).toEqual({ path: '/perfil', reason: 'profile' });
  expect(wantedNow()).toBeNull();
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
    expect(took()).toBeNull();
    expect(jar).toBe('');
  }
  jar = 'quitute_destino=%E0%A4%A';
  expect(took()).toBeNull();
});
