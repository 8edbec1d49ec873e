// Has menu files read by another thread (file-thread.ts), which is started for the first one and
// ends when no file has come for a while.
import { Worker } from 'node:worker_threads';
import type { MenuFile } from '#rules/menu-files/menu-file.ts';
import { Refusal } from '../../refusal.ts';
import type { FileAnswer, GivenFile, ReadFile } from './file-thread.ts';

/** Starting it takes longer than reading a usual file. */
const IDLE_MS = 60_000;
/** A hostile spreadsheet ends the thread, not the process. */
const MOST_MEGABYTES = 512;

type Asked = {
  file: MenuFile;
  done: (read: ReadFile) => void;
  fail: (error: Error) => void;
};

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let number = 0;
const asked = new Map<number, Asked>();

export function readFile({ conteudo, emBase64 }: GivenFile): Promise<ReadFile> {
  clearTimeout(idle);
  thread ??= start();
  const id = ++number;
  return new Promise<ReadFile>((done, fail) => {
    asked.set(id, { file: { produtos: [], problemas: [] }, done, fail });
    thread?.postMessage({ id, conteudo, emBase64 });
  }).finally(() => {
    asked.delete(id);
    if (asked.size > 0) return;
    clearTimeout(idle);
    idle = setTimeout(end, IDLE_MS).unref();
  });
}

function end(): void {
  const ended = thread;
  thread = null;
  void ended?.terminate();
}

function start(): Worker {
  const own = new Worker(new URL('./file-thread.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  // The process may end while it waits for files.
  own.unref();
  own.on('message', take);
  const gone = (error: Error) => {
    if (thread !== own) return;
    thread = null;
    for (const { fail } of asked.values()) fail(error);
  };
  own.on('error', gone);
  own.on('exit', () => gone(new Error('the thread that reads menu files has ended')));
  return own;
}

function take(answer: FileAnswer): void {
  const one = asked.get(answer.id);
  if (one === undefined) return;
  if ('lines' in answer) {
    one.file.produtos.push(...(answer.lines.produtos ?? []));
    one.file.problemas.push(...(answer.lines.problemas ?? []));
  } else if ('refusal' in answer) {
    one.fail(new Refusal(answer.refusal.key, answer.refusal.values));
  } else if ('error' in answer) {
    one.fail(new Error(answer.error));
  } else {
    const { end } = answer;
    one.done(end === null || 'missing' in end ? end : { ...one.file, ...end });
  }
}
