// Thousands of brands in one process: how soon it serves, and what it takes once each of them was
// visited.
import { createBrand } from '#server/brand/create.ts';
import { machineNow } from '#server/clock.ts';
import { startEmbeddedPostgres } from '#server/database/embedded.ts';
import { readEnv } from '#server/env.ts';
import { openServices } from '#server/services.ts';
import { type Line, megabytes, milliseconds, whole } from './report.ts';

const AT_ONCE = 8;
const MOST_BYTES = 600_000_000;
const MOST_START_MS = 10_000;
const hostOf = (number: number) => `restaurante-${number}.example.com`;

export async function measureBrands(effort: { brands: number }, folder: string): Promise<Line[]> {
  const database = await startEmbeddedPostgres(folder);
  const open = () =>
    openServices(
      readEnv({ DATABASE_URL: database.url, LOG_LEVEL: 'error', SECRET: 'k'.repeat(32) }),
      database.url,
      machineNow,
    );
  try {
    const filling = await open();
    const begun = performance.now();
    for (let first = 0; first < effort.brands; first += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, effort.brands - first) }, (_, at) =>
          createBrand(
            filling.services.db,
            {
              name: `Restaurante ${first + at}`,
              host: hostOf(first + at),
              ownerName: 'Ana Souza',
              ownerEmail: `ana${first + at}@example.com`,
            },
            machineNow(),
          ),
        ),
      );
    const filled = performance.now() - begun;
    await filling.close();
    const started = performance.now();
    const { services, close } = await open();
    await services.brands.byHost(hostOf(0));
    const serving = performance.now() - started;
    for (let number = 0; number < effort.brands; number += 1) {
      const brand = await services.brands.byHost(hostOf(number));
      const [store] = brand?.stores ?? [];
      if (brand === null || store === undefined) throw new Error(`no brand ${hostOf(number)}`);
      await services.menus.get(brand, store);
    }
    const { rss } = process.memoryUsage();
    const changed = performance.now();
    services.brands.forget((await services.brands.byHost(hostOf(0)))?.id ?? null);
    await services.brands.byHost(hostOf(0));
    const again = performance.now() - changed;
    await close();
    return [
      { what: 'Brands created', product: `${whole(effort.brands)} in ${milliseconds(filled)}` },
      {
        what: 'From the start to the first brand',
        product: milliseconds(serving),
        aim: { text: 'at most 10 s', met: serving <= MOST_START_MS },
      },
      {
        what: 'Memory after a visit to each, empty menus',
        product: megabytes(rss),
        aim: { text: 'at most 600 MB', met: rss <= MOST_BYTES },
      },
      { what: 'A visit after a change of the brand', product: milliseconds(again) },
    ];
  } finally {
    await database.stop();
  }
}
