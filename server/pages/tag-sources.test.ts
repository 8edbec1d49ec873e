import { expect, test } from 'vitest';
import { tagSources } from './tag-sources.ts';

const brand = {
  pixelFacebook: null,
  googleAnalytics: null,
  tagManager: null,
  estabelecimentos: [],
};

test('a brand without tags allows no tag hosts', () => {
  expect(tagSources(brand, '/delivery')).toEqual({ script: '', connect: '' });
  expect(tagSources(null, '/delivery')).toEqual({ script: '', connect: '' });
});

test('an id opens the page to its own company alone', () => {
  const pixel = tagSources({ ...brand, pixelFacebook: '1234567890' }, '/delivery');
  expect(pixel.script).toBe(' https://connect.facebook.net');
  expect(pixel.connect).not.toContain('google');
  expect(tagSources({ ...brand, googleAnalytics: 'G-AB12' }, '/delivery').script).toBe(
    ' https://*.googletagmanager.com',
  );
});

test('a brand’s settings never widen the content security policy', () => {
  expect(tagSources({ ...brand, pixelFacebook: "'unsafe-inline' *" }, '/delivery').script).toBe('');
});

test.each(['/painel', '/painel/entrar', '/creditcardweb'])('%s is open to no tag', (path) => {
  expect(tagSources({ ...brand, pixelFacebook: '1234567890' }, path)).toEqual({
    script: '',
    connect: '',
  });
});
