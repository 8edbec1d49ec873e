// Where somebody who has just signed in begins: whoever sets a shop up that cannot sell yet goes on
// with that, everybody else has orders waiting.
import type { Client } from '#contract/client.ts';
import type { StaffMember } from '#contract/entities/console/board.ts';
import { guideAddress } from '../set-up/steps.ts';

export async function firstPlace(
  client: Client,
  { papel }: Pick<StaffMember, 'papel'>,
): Promise<string> {
  if (papel !== 'proprietario') return '/painel';
  const steps = await client.setupSteps({});
  return steps.ok && !steps.value.aceitaPedidos ? guideAddress() : '/painel';
}
