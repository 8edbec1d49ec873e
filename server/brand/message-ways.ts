// How messages of a brand may leave on each channel: what the brand's owner set up and allowed.
import { eq } from 'drizzle-orm';
import { CustomerChannel } from '#contract/entities/brand.ts';
import type { Database } from '../database/open.ts';
import { messageAccounts } from '../database/schema.ts';
import type { Env } from '../env.ts';
import type { KnownBrand, MessageWay } from './known-brand.ts';
import { showsSandboxCodes } from './sandboxes.ts';

export async function readWays(db: Database, brandId: number): Promise<MessageWay[]> {
  const rows = await db
    .select({
      canal: messageAccounts.canal,
      settings: messageAccounts.settings,
      usesDeployment: messageAccounts.usesDeployment,
    })
    .from(messageAccounts)
    .where(eq(messageAccounts.brandId, brandId));
  return rows.map(({ canal, settings, usesDeployment }) => ({
    canal,
    own: settings !== null,
    usesDeployment,
  }));
}

export const wayOn = (
  ways: readonly MessageWay[],
  channel: CustomerChannel,
): Omit<MessageWay, 'canal'> =>
  ways.find(({ canal }) => canal === channel) ?? { own: false, usesDeployment: null };

/** Whether the deployment has an account on the channel. */
export const deploymentSends = (
  { messages: { whatsapp, sms, mail } }: Pick<Env, 'messages'>,
  channel: CustomerChannel,
): boolean => ({ whatsapp, sms, email: mail })[channel] !== null;

type Wanted = Pick<Env, 'sandbox' | 'demo' | 'showSandboxCodes' | 'messages'>;
type Whose = Pick<KnownBrand, 'hosts' | 'messageWays'>;

/** Nothing leaves the machine: the message is a row that staff read. */
export const isSandboxFor = (
  { messageWays }: Pick<KnownBrand, 'messageWays'>,
  env: Pick<Env, 'messages'>,
  channel: CustomerChannel,
): boolean => !deploymentSends(env, channel) && !wayOn(messageWays, channel).own;

function reaches(brand: Whose, env: Wanted, channel: CustomerChannel, unasked: boolean): boolean {
  const { own, usesDeployment } = wayOn(brand.messageWays, channel);
  if (own) return true;
  return deploymentSends(env, channel)
    ? (usesDeployment ?? unasked)
    : showsSandboxCodes(brand, env);
}

/**
 * The channels by which a code reaches a customer; elsewhere none may pretend to. The deployment's
 * accounts send codes until the owner says no: nobody could sign in otherwise.
 */
export const channelsOf = (brand: Whose, env: Wanted): CustomerChannel[] =>
  CustomerChannel.options.filter((channel) => reaches(brand, env, channel, true));

/** Whether anything but a code may be written to customers: only as the owner agreed. */
export const tellsCustomers = (brand: Whose, env: Wanted, channel: CustomerChannel): boolean =>
  reaches(brand, env, channel, false);
