// By which account a message leaves: the brand's own, the deployment's, or none for now.
import type { MessageChannel, messages } from '../database/schema.ts';
import type { Messenger } from '../integrations/messages/port.ts';
import { type OwnAccount, pauseOf } from './own-accounts.ts';

type Row = typeof messages.$inferSelect;
export type WayOut =
  | { by: 'own'; account: OwnAccount; messenger: Messenger }
  | { by: 'deployment'; messenger: Messenger }
  /** It waits until then, and is not counted as tried. */
  | { by: 'nobody'; reason: string; until: Date };

/** What customers may get from the deployment before the owner was asked. */
const isNotice = ({ kind }: Pick<Row, 'kind'>) => kind === 'orderPlaced' || kind === 'orderMoved';

export const inAMinute = (now: Date): Date => new Date(now.getTime() + 60_000);

type Circumstances = {
  account: OwnAccount | null;
  /** What the owner chose about the deployment's account; null: not asked yet. */
  usesDeployment: boolean | null;
  deployment: Messenger;
  now: Date;
};

/** Whether the deployment's account may take this message. */
export const mayFallBack = (
  row: Pick<Row, 'kind' | 'toStaff'>,
  { usesDeployment, deployment }: Pick<Circumstances, 'usesDeployment' | 'deployment'>,
): boolean => !deployment.sandbox && (row.toStaff || (usesDeployment ?? !isNotice(row)));

export function wayOut(
  row: Pick<Row, 'kind' | 'toStaff'> & { canal: MessageChannel },
  circumstances: Circumstances,
): WayOut {
  const { account, deployment, now } = circumstances;
  const fallback = mayFallBack(row, circumstances);
  // A stolen console could point the brand's account anywhere: owners must be told.
  if (fallback && row.toStaff) return { by: 'deployment', messenger: deployment };
  if (account !== null) {
    const { messenger, row: own } = account;
    const until = pauseOf(account, now);
    if (until === null && messenger !== null) return { by: 'own', account, messenger };
    if (fallback) return { by: 'deployment', messenger: deployment };
    const reason = messenger === null ? 'unreadable' : (own.trouble ?? 'unreachable');
    return { by: 'nobody', reason, until: until ?? now };
  }
  // A sandbox asks nobody: the row is the message, and staff read it.
  if (fallback || deployment.sandbox) return { by: 'deployment', messenger: deployment };
  return { by: 'nobody', reason: 'noAccount', until: inAMinute(now) };
}
