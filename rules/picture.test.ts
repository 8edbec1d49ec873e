import { expect, test } from 'vitest';
import { isLasting, photoName, photoSources, pictureKind, stemOf } from './picture.ts';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)),
    ),
  );

test('a file is what its first bytes say, and nothing else is taken', () => {
  expect(pictureKind(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg');
  expect(pictureKind(bytes(0x89, 'PNG\r\n'))).toBe('png');
  expect(pictureKind(bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 '))).toBe('webp');
  expect(pictureKind(bytes(0, 0, 0, 32, 'ftypavif'))).toBe('avif');
  for (const other of [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    'GIF89a',
    '%PDF-1.7',
    'RIFF1234AVI ',
    '<html>',
    '',
  ])
    expect(pictureKind(bytes(other))).toBeNull();
});

test('a photo offers the widths that it has, and no other picture is taken for one', () => {
  const stem = 'foto-0123456789abcdef';
  expect(photoSources(`/imagens/marca/${photoName(stem, 768, 'webp')}`)).toEqual({
    avif:
      `/imagens/marca/${stem}-192.avif 192w, /imagens/marca/${stem}-384.avif 384w, ` +
      `/imagens/marca/${stem}-768.avif 768w`,
    webp:
      `/imagens/marca/${stem}-192.webp 192w, /imagens/marca/${stem}-384.webp 384w, ` +
      `/imagens/marca/${stem}-768.webp 768w`,
  });
  for (const other of [
    '/imagens/marca/logo.svg',
    '/imagens/emoji/1f355.webp',
    'https://x.test/imagens/marca/foto-aa-768.webp',
  ])
    expect(photoSources(other)).toBeNull();
});

test('only names that were made from a content are kept for ever', () => {
  expect(isLasting('foto-0123456789abcdef-768.avif')).toBe(true);
  expect(isLasting('logo.svg')).toBe(false);
  expect(stemOf('foto-0123456789abcdef-768.avif')).toBe('foto-0123456789abcdef');
  expect(stemOf('logo.svg')).toBeNull();
});
