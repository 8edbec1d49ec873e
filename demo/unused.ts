// Whether a database is the demo as its first start left it: nobody's real orders get an invented
// past.
import type { Services } from '#server/context.ts';
import { brandHosts, orders } from '#server/database/schema.ts';
import { demoWorld } from '#server/database/seed/world.ts';

/** Null: it is. Otherwise a sentence for the person who runs the command. */
export async function whyNotDemo({ db }: Pick<Services, 'db'>): Promise<string | null> {
  const [order] = await db.select({ id: orders.id }).from(orders).limit(1);
  if (order !== undefined) return 'There are orders already. DATA_DIR chooses another data folder.';
  const ours = new Set(demoWorld.map(({ host }) => host));
  const hosts = await db.select({ host: brandHosts.host }).from(brandHosts);
  return hosts.length === 0 || hosts.some(({ host }) => !ours.has(host))
    ? 'There are other brands than the demo’s. DATA_DIR chooses another data folder.'
    : null;
}
