// The second step of a member of staff, for tests of what needs it.
import { and, eq } from 'drizzle-orm';
import { staffSecondSteps, staff as staffTable } from '#server/database/schema.ts';
import type { World } from './world.ts';

/** The owner in the pizzaria: each demo brand has an owner with this address. */
async function memberOf(world: World, email: string) {
  const { db, brands } = world.services;
  const brandId = (await brands.byHost('pizzaria.localhost'))?.id ?? 0;
  const [row] = await db
    .select({ brandId: staffTable.brandId, staffId: staffTable.id })
    .from(staffTable)
    .where(and(eq(staffTable.brandId, brandId), eq(staffTable.email, email)));
  return row ?? Promise.reject(new Error(`${email} is not staff`));
}

const DEMO_OWNER = 'painel@demo.quitute.app';

/** On, as if the owner had confirmed a code. The next sign-in would ask for one. */
export async function secondStepOn(world: World, email = DEMO_OWNER): Promise<void> {
  const at = world.now();
  await world.services.db.insert(staffSecondSteps).values({
    ...(await memberOf(world, email)),
    salt: 'of-a-test',
    createdAt: at,
    confirmedAt: at,
  });
}

export async function secondStepOff(world: World, email = DEMO_OWNER): Promise<void> {
  const { brandId, staffId } = await memberOf(world, email);
  await world.services.db
    .delete(staffSecondSteps)
    .where(and(eq(staffSecondSteps.brandId, brandId), eq(staffSecondSteps.staffId, staffId)));
}
