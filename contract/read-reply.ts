// Reads a reply of the API (the specification, section 8). Separate from the result type, which the
// first screen needs before its first call.

import { fill } from './fill.ts';
import { failure, type Result } from './reply.ts';
import { replyWords } from './reply-words.ts';

/** `expectsText` is for calls that answer a link; `language` is the requested one. */
type ReplyOptions = { expectsText?: boolean | undefined; language?: string | null };

/**
 * Reads the parsed body of a reply. `context` names the call in the message for an unexpected text.
 */
export function readReply(
  body: unknown,
  status: number,
  context: string,
  { expectsText = false, language = null }: ReplyOptions = {},
): Result<unknown> {
  const words = replyWords(language);
  const failed = () => {
    const sentence = status >= 400 && status < 500 ? words.refused : words.silent;
    return failure(1, fill(sentence, { status }), status);
  };
  if (status >= 400 && typeof body === 'string') return failed();
  if (typeof body === 'string' && body !== '' && !expectsText) {
    return failure(1, fill(words.unexpected, { call: context }), status);
  }
  const first = Array.isArray(body) && body.length === 1 ? body[0] : body;
  if (typeof first === 'object' && first !== null) {
    const { codErro, retornoErro, mensagem, detalhes } = first as Record<string, unknown>;
    const code = typeof codErro === 'number' ? codErro : 0;
    if (code > 0 || (typeof retornoErro === 'string' && retornoErro !== '')) {
      const sentence = [mensagem, retornoErro].find((s) => typeof s === 'string' && s !== '');
      return failure(
        code > 0 ? code : 1,
        typeof sentence === 'string' ? sentence : '',
        status,
        detalhes ?? null,
      );
    }
  }
  if (status >= 400 || status === 0) return failed();
  return { ok: true, value: body };
}
