// Encrypts a backup with a passphrase: each piece is proved before any of it is used, and the
// last one says that it is the last, so that a changed or shortened file is noticed.
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { BackupError, fileProblem } from './format.ts';

/** The first bytes of an encrypted file; later formats change the number. */
const MAGIC = Buffer.from('quitute-sealed-1\n');
const SALT_BYTES = 32;
const HEAD_BYTES = MAGIC.length + 1 + SALT_BYTES;
const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;
/** scrypt takes 128 MB and a good part of a second; the file says how much, within limits. */
const COST_BITS = 17;
const MOST_COST_BITS = 20;
const BLOCK_SIZE = 8;

type Bytes = Iterable<Buffer> | AsyncIterable<Buffer>;

/** Whether a file needs a passphrase. */
export async function isSealed(file: string): Promise<boolean> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length);
      return bytesRead === MAGIC.length && buffer.equals(MAGIC);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw fileProblem(error, file);
  }
}

/** Encrypts with a key of its own for each file, so that counted nonces never repeat. */
export async function* seal(
  source: Bytes,
  passphrase: string,
  costBits = COST_BITS,
): AsyncGenerator<Buffer> {
  const head = Buffer.concat([MAGIC, Buffer.from([costBits]), randomBytes(SALT_BYTES)]);
  const key = await keyOf(head, passphrase);
  yield head;
  for await (const { bytes, number, isLast } of piecesOf(source, PIECE_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(head);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * The contents of a file that `isSealed`.
 * @throws BackupError for another passphrase, or at the first piece that was changed.
 */
export async function* openSealed(file: string, passphrase: string): AsyncGenerator<Buffer> {
  const head = await headOf(file);
  const key = await keyOf(head, passphrase);
  const body = createReadStream(file, { start: HEAD_BYTES });
  for await (const { bytes, number, isLast } of piecesOf(body, PIECE_BYTES + TAG_BYTES)) {
    const cut = Math.max(0, bytes.length - TAG_BYTES);
    const piece = opened(key, head, nonceOf(number, isLast), bytes, cut);
    if (piece !== null) yield piece;
    else if (number === 0)
      throw new BackupError(
        'The passphrase is wrong, or the file was changed: nothing was restored.',
      );
    else throw new BackupError('The file was changed or is incomplete: nothing was restored.');
  }
}

async function headOf(file: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file, { end: HEAD_BYTES - 1 })) chunks.push(chunk);
  const head = Buffer.concat(chunks);
  if (head.length < HEAD_BYTES || (head[MAGIC.length] ?? 0) > MOST_COST_BITS)
    throw new BackupError('The file was changed or is incomplete: nothing was restored.');
  return head;
}

function opened(
  key: Buffer,
  head: Buffer,
  nonce: Buffer,
  bytes: Buffer,
  cut: number,
): Buffer | null {
  const tag = bytes.subarray(cut);
  if (tag.length !== TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(head).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(0, cut)), decipher.final()]);
  } catch {
    return null;
  }
}

function keyOf(head: Buffer, passphrase: string): Promise<Buffer> {
  const cost = 2 ** (head[MAGIC.length] ?? 0);
  const salt = head.subarray(MAGIC.length + 1);
  // One passphrase has one form, whichever keyboard typed its accents.
  const text = passphrase.normalize('NFKC');
  const options = { N: cost, r: BLOCK_SIZE, p: 1, maxmem: 2 * 128 * cost * BLOCK_SIZE + 1024 };
  return new Promise((done, fail) =>
    scrypt(text, salt, 32, options, (error, key) =>
      error === null
        ? done(key)
        : fail(new BackupError('The file was changed or is incomplete: nothing was restored.')),
    ),
  );
}

/** Twelve bytes: the number of the piece, and whether it is the last. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

type Piece = { bytes: Buffer; number: number; isLast: boolean };

/** Cuts a stream into pieces of one size; the last one may be shorter, and exists always. */
async function* piecesOf(source: Bytes, size: number): AsyncGenerator<Piece> {
  let waiting: Buffer[] = [];
  let length = 0;
  let number = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    const all = Buffer.concat(waiting);
    let start = 0;
    // Kept back until more comes: a piece that fills the size may be the last.
    for (; all.length - start > size; start += size)
      yield { bytes: all.subarray(start, start + size), number: number++, isLast: false };
    waiting = [all.subarray(start)];
    length = all.length - start;
  }
  yield { bytes: Buffer.concat(waiting), number, isLast: true };
}
