// The first screen after signing in: the set-up for an owner whose store cannot sell yet, else the
// orders.
import type { Client } from '#contract/client.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { StaffMember } from '#contract/entities/console/board.ts';
import { guideAddress } from '../set-up/steps.ts';

export async function firstPlace(
  client: Client,
  { papel }: Pick<StaffMember, 'papel'>,
): Promise<string> {
  if (papel !== 'proprietario') return consolePages.board;
  const steps = await client.setupSteps({});
  return steps.ok && !steps.value.aceitaPedidos ? guideAddress() : consolePages.board;
}
