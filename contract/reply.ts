// How a reply of the API is read (the specification, section 8): one result type for good news, refusals and a dead network.
import { replyWords } from './reply-words.ts';

export type Failure = {
  ok: false;
  /** Above 0. 1 stands for everything that has no code of its own. */
  codErro: number;
  /** Sentence for the person, in the language of the request. */
  mensagem: string;
  /** HTTP status, 0 when no reply came. */
  status: number;
  /** What the refusal adds: new totals, what changed in the cart. Not validated. */
  detalhes: unknown;
  /** Name of the error where no reply was to blame: something that should never happen. */
  thrown?: string;
};
export type Result<T> = { ok: true; value: T } | Failure;

/** Sentences of a network that is dead or slow. They stay Portuguese here; screens translate by `codErro` and `status`. */
export const NETWORK_SENTENCE = 'Verifique sua conexão!';
export const TIMEOUT_SENTENCE = 'Infelizmente o sistema não respondeu nossa solicitação. Tente novamente.';

export const NETWORK_CODE = 2;
export const TIMEOUT_CODE = 3;
/** `brandNotFound` of failures.ts, for screens that must not load every sentence to know one code. */
export const BRAND_NOT_FOUND_CODE = 30;
/** `menuChangedMeanwhile`, likewise. */
export const MENU_CHANGED_CODE = 400;

export function failure(codErro: number, mensagem: string, status = 200, detalhes: unknown = null): Failure {
  return { ok: false, codErro, mensagem, status, detalhes };
}

/** `expectsText` is for the calls that answer a link; `language` is the one that the request asked for. */
type ReplyOptions = { expectsText?: boolean | undefined; language?: string | null };

/** Reads the parsed body of a reply. `context` names the call in the sentence for an unexpected text. */
export function readReply(body: unknown, status: number, context: string, { expectsText = false, language = null }: ReplyOptions = {}): Result<unknown> {
  const words = replyWords(language);
  const failed = () => failure(1, words.failed.replace('{status}', String(status)), status);
  if (status >= 400 && typeof body === 'string') return failed();
  if (typeof body === 'string' && body !== '' && !expectsText) {
    return failure(
      1,
      words.unexpected.replace('{call}', () => context),
      status,
    );
  }
  const first = Array.isArray(body) && body.length === 1 ? body[0] : body;
  if (typeof first === 'object' && first !== null) {
    const { codErro, retornoErro, mensagem, detalhes } = first as Record<string, unknown>;
    const code = typeof codErro === 'number' ? codErro : 0;
    if (code > 0 || (typeof retornoErro === 'string' && retornoErro !== '')) {
      const sentence = [mensagem, retornoErro].find((s) => typeof s === 'string' && s !== '');
      return failure(code > 0 ? code : 1, typeof sentence === 'string' ? sentence : '', status, detalhes ?? null);
    }
  }
  if (status >= 400 || status === 0) return failed();
  return { ok: true, value: body };
}
