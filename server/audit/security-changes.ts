// Which changes of the audit log are security events as well.
import type { AuditAction } from '#contract/audit-actions.ts';
import type { SecurityKind } from '#contract/security-kinds.ts';

const kinds: Partial<Record<AuditAction, SecurityKind>> = {
  signIn: 'signedIn',
  endStaffSessions: 'sessionsEnded',
  changeStaffPassword: 'passwordChanged',
  confirmSecondStep: 'secondStepChanged',
  endSecondStep: 'secondStepChanged',
  renewRecoveryCodes: 'secondStepChanged',
  renewStaffPassword: 'accessRenewed',
  inviteStaff: 'teamChanged',
  withdrawInvitation: 'teamChanged',
  acceptInvitation: 'teamChanged',
  changeStaff: 'teamChanged',
  allowSupport: 'teamChanged',
  inviteSupport: 'teamChanged',
  savePaymentAccount: 'paymentAccountChanged',
  saveMessageAccount: 'messageAccountChanged',
  removeMessageAccount: 'messageAccountChanged',
  choosePlatformMessages: 'messageAccountChanged',
  addHost: 'hostsChanged',
  makeMainHost: 'hostsChanged',
  removeHost: 'hostsChanged',
  exportOrders: 'customersExported',
  exportPeople: 'customersExported',
  exportPerson: 'customersExported',
  erasePerson: 'customerErased',
};

const isOwners = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'papel' in state &&
  state.papel === 'proprietario' &&
  !('active' in state && state.active === false);

/** Null: not about who comes in, money or personal data. */
export function kindOfChange(
  action: AuditAction,
  before: unknown,
  after: unknown,
): SecurityKind | null {
  const kind = kinds[action] ?? null;
  return kind === 'teamChanged' && isOwners(before) !== isOwners(after) ? 'ownersChanged' : kind;
}
