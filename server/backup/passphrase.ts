// The passphrase of a backup: from the settings, or typed at a terminal without being shown.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { MIN_PASSPHRASE } from '../env.ts';
import { BackupError } from './format.ts';

export type Terminal = {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
};

/**
 * The passphrase for a new file, typed twice.
 * @throws BackupError without a terminal: a backup is never left readable by accident.
 */
export async function newPassphrase(set: string | null, terminal: Terminal): Promise<string> {
  if (set !== null) return set;
  if (terminal.input.isTTY !== true)
    throw new BackupError(
      'No passphrase is set, so no backup was made: set BACKUP_PASSPHRASE (for example in ' +
        '.env), or write --unencrypted before FILE for a file that everyone can read.',
    );
  const [first, second] = await ask(terminal, [
    `Passphrase of the backup (at least ${MIN_PASSPHRASE} characters; it cannot be recovered): `,
    'Once more: ',
  ]);
  if ((first ?? '').length < MIN_PASSPHRASE)
    throw new BackupError(`The passphrase needs at least ${MIN_PASSPHRASE} characters.`);
  if (first !== second) throw new BackupError('The two passphrases differ: no backup was made.');
  return first ?? '';
}

/**
 * The passphrase of an encrypted file.
 * @throws BackupError without a terminal.
 */
export async function oldPassphrase(set: string | null, terminal: Terminal): Promise<string> {
  if (set !== null) return set;
  if (terminal.input.isTTY !== true)
    throw new BackupError('This backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
  const [typed] = await ask(terminal, ['Passphrase of the backup: ']);
  return typed ?? '';
}

async function ask(
  { input, output }: Terminal,
  questions: readonly string[],
): Promise<readonly string[]> {
  // The line editor writes what is typed; only the questions go to the terminal.
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: unseen, terminal: true });
  const interrupted = new Promise<never>((_done, fail) => {
    const give = () => fail(new BackupError('Interrupted: nothing was done.'));
    lines.once('SIGINT', give).once('close', give);
  });
  try {
    const answers: string[] = [];
    for (const question of questions) {
      const answer = lines.question('');
      output.write(question);
      answers.push((await Promise.race([answer, interrupted])).trim());
      output.write('\n');
    }
    return answers;
  } finally {
    lines.close();
  }
}
