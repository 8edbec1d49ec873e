// The types of the server's sentences. A language that lacks one does not compile; values are
// written `{name}` and filled in by the contract's `fill`.
import type { FailureKey } from '#contract/failures.ts';
import type { OrderNotice } from '#rules/orders/order-notice.ts';
import type { ORDER_STATUS } from '#rules/orders/order-status.ts';

export type FailureSentences = Record<FailureKey, string>;

type Message = { subject: string; text: string };

export type Messages = {
  /** In a refusal, for a person whose name is not known. Begins a sentence. */
  someoneElse: string;
  /** Names of statuses in refusals, for sentences with from and to. */
  statuses: Record<keyof typeof ORDER_STATUS, string>;
  /** Account messages to customers, and the notices shown with them. */
  account: {
    code: string;
    codeSent: { whatsapp: string; sms: string };
    passwordSubject: string;
    password: string;
    link: string;
    notYou: string;
    passwordSent: { whatsapp: string; sms: string; email: string };
    changedSubject: string;
    changed: string;
    help: string;
    /** The WhatsApp reply to a customer who wants to sign in. */
    chatLink: string;
    chatUnknown: string;
  };
  loyalty: Record<'creditEnds' | 'fullCardEnds' | 'cardEnds' | 'couponCame', Message>;
  /** Notices to every owner about changes that redirect money or power. */
  owners: Record<
    | 'subject'
    | 'account'
    | 'owners'
    | 'factors'
    | 'notYou'
    | 'addHost'
    | 'makeMainHost'
    | 'removeHost'
    | 'saveMessageAccount'
    | 'removeMessageAccount'
    | 'platformMessages'
    | 'noPlatformMessages'
    | 'suspendBrand'
    | 'resumeBrand'
    | 'deleteBrand'
    | 'restoreBrand'
    | 'allowSupport'
    | 'endSupport'
    | 'inviteSupport'
    | 'supportPerson'
    | 'operator',
    string
  >;
  /** To owners: a test of an account, and that one sends nothing. */
  messageAccounts: Record<'test' | 'trouble', Message>;
  orders: Record<OrderNotice | 'subject' | 'moment' | 'window' | 'reason' | 'follow', string>;
};

export type Words = Messages & { failures: FailureSentences };
