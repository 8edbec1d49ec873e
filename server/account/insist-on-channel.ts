// A message of a channel without a provider is only a row that staff read. Codes and passwords
// would then be known to staff, so these ways are off until the channel is configured.
import { showsSandboxCodes } from '../brand/sandboxes.ts';
import type { CallContext } from '../context.ts';
import type { MessageChannel } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

type Needs = Pick<CallContext, 'brand' | 'env' | 'messengers'>;

export function insistOnChannel(context: Needs, channel: MessageChannel): void {
  if (context.messengers[channel].sandbox && !showsSandboxCodes(context.brand, context.env))
    throw new Refusal('channelOff');
}
