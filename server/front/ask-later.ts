// The reply while the deployment that has the brand cannot be reached: browsers and the app ask
// again by themselves.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { failureCodes } from '#contract/failures.ts';
import type { Env } from '../env.ts';
import { RETRY_SECONDS } from '../refusal.ts';
import { askedLanguage } from '../words/asked-language.ts';
import { failureSentence } from '../words/words.ts';
import { sentencePage } from './sentence-page.ts';

/** `host`: whose page it would have been. */
export async function askLater(
  { headers, url = '/' }: IncomingMessage,
  response: ServerResponse,
  { apiBase }: Pick<Env, 'apiBase'>,
  host: string,
  status: number,
): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const language = askedLanguage(headers['accept-language']) ?? 'pt-BR';
  const sentence = failureSentence('unavailable', language);
  const again = { 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' };
  if (url.startsWith(apiBase)) {
    const body = { codErro: failureCodes.unavailable, mensagem: sentence };
    response.writeHead(status, { ...again, 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
    return;
  }
  const asked = new Request('http://localhost/', { headers: { accept: headers.accept ?? '' } });
  const page = { title: host, language, sentence, status };
  const made = sentencePage(asked, { ...page, headers: { ...again, refresh: RETRY_SECONDS } });
  response.writeHead(status, Object.fromEntries(made.headers));
  response.end(await made.text());
}
