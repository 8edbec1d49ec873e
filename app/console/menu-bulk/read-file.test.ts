import { expect, test } from 'vitest';
import { readMenuFileContent } from './read-file.ts';

const text = 'categoria\tnome\tvalor\r\nPães\tPão de queijo\t5,00';
const swapped = (bytes: Uint8Array) => Uint8Array.from(bytes, (_, at) => bytes[at ^ 1] ?? 0);
const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

test.each([
  ['UTF-8', new Uint8Array(Buffer.from(text))],
  ['Windows-1252', new Uint8Array(Buffer.from(text, 'latin1'))],
  ['UTF-16, little endian', utf16],
  ['UTF-16, big endian', swapped(utf16)],
])('a file of %s is read as it was written', async (_name, bytes) => {
  const { conteudo, emBase64 } = await readMenuFileContent(new File([bytes], 'cardapio.txt'));
  expect([conteudo, emBase64]).toEqual([text, false]);
});

test.each([
  ['an empty file', new Uint8Array()],
  ['an old spreadsheet', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0)],
])('%s is sent as no menu, not as its letters', async (_name, bytes) => {
  const { conteudo, emBase64 } = await readMenuFileContent(new File([bytes], 'cardapio.xls'));
  expect([conteudo, emBase64]).toEqual([' ', false]);
});
