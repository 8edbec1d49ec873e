// A message of a channel without a provider is only a row that staff read. Codes and passwords
// would then be known to staff, so these ways are off until the channel is configured.
import type { CustomerChannel } from '#contract/entities/brand.ts';
import { channelsOf } from '../brand/message-ways.ts';
import type { CallContext } from '../context.ts';
import { Refusal } from '../refusal.ts';

export function requireChannel(
  { brand, env }: Pick<CallContext, 'brand' | 'env'>,
  channel: CustomerChannel,
): void {
  if (!channelsOf(brand, env).includes(channel)) throw new Refusal('channelOff');
}
