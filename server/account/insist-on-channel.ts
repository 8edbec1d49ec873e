// A message of a channel without a provider is only a row that staff read. Codes and passwords
// would then be known to staff, so these ways are off until the channel is configured.
import type { CustomerChannel } from '#contract/entities/brand.ts';
import type { CallContext } from '../context.ts';
import { Refusal } from '../refusal.ts';

export function insistOnChannel(
  { brand }: Pick<CallContext, 'brand'>,
  channel: CustomerChannel,
): void {
  if (!brand.channels.includes(channel)) throw new Refusal('channelOff');
}
