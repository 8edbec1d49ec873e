// The download of a brand's data from the operator's console, streamed as it is read.
import type { Hono } from 'hono';
import type { ApiBindings } from '../connection.ts';
import type { Services } from '../context.ts';
import { errorText } from '../log.ts';
import { exportedBytes } from '../operator/export.ts';
import { brandOfPath, EXPORT_PATH } from '../operator/export-path.ts';
import { isOperatorHost } from '../operator/host.ts';
import { StandingError } from '../operator/standing.ts';
import { Refusal } from '../refusal.ts';
import { askedLanguage } from '../words/asked-language.ts';
import { operatorOf } from './describe-operator.ts';
import { requestFrom, responseOf } from './from-hono.ts';
import { getAlone } from './get-alone.ts';
import { refuse } from './refuse.ts';

/** Each holds a connection and a snapshot of the database for as long as it takes. */
let underWay = false;

export function mountOperatorExport(api: Hono<ApiBindings>, services: Services): void {
  const { env, now, bulkDb, log } = services;
  api.get(EXPORT_PATH, getAlone, async (http) => {
    const language = askedLanguage(http.req.header('accept-language')) ?? 'pt-BR';
    try {
      if (!isOperatorHost(env, new URL(http.req.url).hostname)) throw new Refusal('notFound');
      const operator = await operatorOf(requestFrom(http), services);
      if (operator === null) throw new Refusal('signInNeeded');
      const marca = brandOfPath(services, operator, http.req.query());
      if (marca === null) throw new Refusal('notFound');
      if (underWay) throw new Refusal('exportUnderWay');
      underWay = true;
      const bytes = exportedBytes(bulkDb.$client, marca, now(), services.objects?.bucket ?? null);
      const stream = await streamOf(bytes, (error) => {
        underWay = false;
        if (error !== null) log.error('export failed', { brand: marca, error: errorText(error) });
      });
      return http.body(stream, 200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${marca}.zip"`,
        'cache-control': 'no-store',
      });
    } catch (error) {
      if (error instanceof Refusal)
        return responseOf(refuse(services, { refusal: error, language }));
      if (error instanceof StandingError)
        return responseOf(refuse(services, { refusal: new Refusal('notFound'), language }));
      throw error;
    }
  });
}

/** Begins to read, so that an error of the beginning is still a reply. */
async function streamOf(
  bytes: AsyncGenerator<Uint8Array>,
  onEnd: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  let first: IteratorResult<Uint8Array> | null = await bytes.next().catch((error: unknown) => {
    onEnd(null);
    throw error;
  });
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = first ?? (await bytes.next());
        first = null;
        if (!done) return controller.enqueue(value);
        onEnd(null);
        controller.close();
      } catch (error) {
        onEnd(error);
        controller.error(error);
      }
    },
    async cancel() {
      await bytes.return(undefined).catch(() => undefined);
      onEnd(null);
    },
  });
}
