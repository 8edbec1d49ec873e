// Browser errors: accepted from anyone, a few at a time, and shown to the brand's managers.
import { desc, eq, lt, sql } from 'drizzle-orm';
import { deviceName } from '#rules/device-name.ts';
import type { CallContext, Services } from '../context.ts';
import { deleteByBrand } from '../database/brands-with.ts';
import { browserErrors } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { asManager } from '../permission.ts';
import { keptSince } from '../retention/periods.ts';
import { type BrowserError, cleanBrowserError } from './browser-error.ts';

const SHOWN = 100;

export const errorHandlers = {
  logError: async ({ identificador, erro }, context) => {
    const { brand, log, requestId, callerHash } = context;
    await countAttempt(context, brand.id, 'browserError', callerHash);
    const cleaned = cleanBrowserError(identificador, erro);
    log.warn('browserError', {
      brand: brand.appNome,
      request: requestId,
      where: cleaned.identificador,
      error: cleaned.erro,
      length: erro.length,
    });
    // Without a brand there is no one to read it.
    if (brand.id !== 0) await keep(cleaned, context);
    return { registrado: true };
  },
  browserErrors: async (_input, context) => {
    asManager(context);
    const { db, brand } = context;
    const rows = await db
      .select()
      .from(browserErrors)
      .where(eq(browserErrors.brandId, brand.id))
      .orderBy(desc(browserErrors.lastAt), desc(browserErrors.id))
      .limit(SHOWN);
    return {
      erros: rows.map(
        ({
          id,
          identificador: place,
          erro: error,
          navegador: browser,
          sistema: system,
          vezes: times,
          firstAt,
          lastAt,
        }) => ({
          id,
          identificador: place,
          erro: error,
          navegador: browser,
          sistema: system,
          vezes: times,
          primeiraVez: firstAt.toISOString(),
          ultimaVez: lastAt.toISOString(),
        }),
      ),
    };
  },
} satisfies Partial<Handlers>;

async function keep(cleaned: BrowserError, { db, brand, agent, now }: CallContext): Promise<void> {
  const at = now();
  const { browser: navegador, system: sistema } = deviceName(agent);
  const device = { navegador, sistema };
  await db
    .insert(browserErrors)
    .values({ brandId: brand.id, ...cleaned, ...device, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [browserErrors.brandId, browserErrors.identificador, browserErrors.erro],
      set: { vezes: sql`${browserErrors.vezes} + 1`, lastAt: at, ...device },
    });
}

/** An error not seen for a month is fixed or obsolete. */
export async function sweepBrowserErrors({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteByBrand(
    db,
    browserErrors,
    lt(browserErrors.lastAt, keptSince('browserErrors', now())),
  );
}
