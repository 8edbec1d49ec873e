import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BackupError } from './format.ts';
import { newPassphrase, oldPassphrase } from './passphrase.ts';
import { isSealed, openSealed, seal } from './seal.ts';

const PASSPHRASE = 'feijoada aos sábados';
const HEAD_BYTES = 50;
const SEALED_PIECE = 64 * 1024 + 16;

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quitute-seal-'));
  file = join(folder, 'one.backup');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function all(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}
const sealed = (text: Buffer) => all(seal([text], PASSPHRASE, 4));
async function opened(bytes: Buffer, passphrase = PASSPHRASE): Promise<Buffer> {
  await writeFile(file, bytes);
  return all(openSealed(file, passphrase));
}

test.each([0, 1, 64 * 1024, 200_000])('%i bytes come back as they were', async (length) => {
  const text = Buffer.alloc(length, 'Rua das Laranjeiras 10, ');
  const bytes = await sealed(text);
  expect((await opened(bytes)).equals(text)).toBe(true);
  expect(await isSealed(file)).toBe(true);
  expect(bytes.includes('Laranjeiras')).toBe(false);
});

test('only the right passphrase opens a file, with accents of either form', async () => {
  const bytes = await sealed(Buffer.from('text'));
  expect((await opened(bytes, PASSPHRASE.normalize('NFD'))).toString()).toBe('text');
  await expect(opened(bytes, 'feijoada aos domingos')).rejects.toThrow('The passphrase is wrong');
});

test('two files of the same rows and passphrase have nothing in common', async () => {
  const [one, two] = [await sealed(Buffer.alloc(64)), await sealed(Buffer.alloc(64))];
  expect(one.subarray(HEAD_BYTES).equals(two.subarray(HEAD_BYTES))).toBe(false);
});

test('a changed byte anywhere, a missing end, and exchanged pieces are refused', async () => {
  const bytes = await sealed(Buffer.alloc(3 * 64 * 1024, 'a'));
  for (const at of [18, HEAD_BYTES, HEAD_BYTES + SEALED_PIECE + 7, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(opened(changed)).rejects.toBeInstanceOf(BackupError);
  }
  for (const length of [20, HEAD_BYTES, HEAD_BYTES + 2 * SEALED_PIECE, bytes.length - 1])
    await expect(opened(bytes.subarray(0, length))).rejects.toBeInstanceOf(BackupError);
  const [first, second] = [HEAD_BYTES, HEAD_BYTES + SEALED_PIECE];
  const exchanged = Buffer.concat([
    bytes.subarray(0, first),
    bytes.subarray(second, second + SEALED_PIECE),
    bytes.subarray(first, second),
    bytes.subarray(second + SEALED_PIECE),
  ]);
  await expect(opened(exchanged)).rejects.toBeInstanceOf(BackupError);
  const dear = Buffer.from(bytes);
  dear[17] = 63;
  await expect(opened(dear)).rejects.toBeInstanceOf(BackupError);
});

test('a file without encryption is known as such, and a missing one is a sentence', async () => {
  await writeFile(file, await readFile(new URL(import.meta.url)));
  expect(await isSealed(file)).toBe(false);
  await expect(isSealed(join(folder, 'none'))).rejects.toThrow('There is no such file');
});

function terminal(typed: string[] | null) {
  const input = Object.assign(new PassThrough(), { isTTY: typed !== null });
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk: Buffer) => {
    shown += chunk;
    if (String(chunk).endsWith(': ')) input.write(`${typed?.shift() ?? ''}\r`);
  });
  return { input, output, shown: () => shown };
}

test('a passphrase is typed twice and never shown', async () => {
  const asked = terminal([PASSPHRASE, PASSPHRASE]);
  expect(await newPassphrase(null, asked)).toBe(PASSPHRASE);
  expect(asked.shown()).toContain('Once more: ');
  expect(asked.shown()).not.toContain('feijoada');
  expect(await oldPassphrase(null, terminal([PASSPHRASE]))).toBe(PASSPHRASE);
  await expect(newPassphrase(null, terminal([PASSPHRASE, 'other']))).rejects.toThrow('differ');
  await expect(newPassphrase(null, terminal(['short', 'short']))).rejects.toThrow(
    'at least 16 characters',
  );
});

test('where nobody can type, the setting counts, and without it nothing is written', async () => {
  expect(await newPassphrase(PASSPHRASE, terminal(null))).toBe(PASSPHRASE);
  await expect(newPassphrase(null, terminal(null))).rejects.toThrow('set BACKUP_PASSPHRASE');
  await expect(oldPassphrase(null, terminal(null))).rejects.toThrow('set BACKUP_PASSPHRASE');
});
