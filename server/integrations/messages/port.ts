// The port to message providers: what the sender passes, what an adapter returns, and how it
// reports errors.
import type { Language } from '#contract/entities/brand.ts';
import type { MessageKind } from '../../database/schema.ts';

export type Parcel = {
  /** Our unique id: the same message has the same id at every attempt. */
  name: string;
  brandId: number;
  kind: MessageKind;
  /** Phone with digits only, or an email address; unused for push. */
  to: string;
  language: Language;
  /** Name of the brand. */
  from: string;
  /** Host of the brand, for the line by which phones match a code with a page. */
  host: string;
  subject: string | null;
  text: string;
  code: string | null;
  /** A later message with the same topic replaces this one. */
  topic: string | null;
  /** Path on the brand's site that the message is about. */
  link: string | null;
  secondsOfLife: number;
  /** The push subscription. */
  push: { endpoint: string; p256dh: string; auth: string } | null;
};

export type Messenger = {
  /** Nothing leaves the machine; staff read the messages. */
  sandbox: boolean;
  /** A duplicate is shown only once, so an attempt with an unknown result may be repeated. */
  repeatable: boolean;
  /** Returns the provider's id of the message. Throws a DeliveryError. */
  send(parcel: Parcel): Promise<{ providerId: string | null }>;
  close(): void;
};

/**
 * retry: not sent, may succeed later. refused: will never be sent. unsure: it may have been sent.
 * gone: the address no longer exists.
 */
export type Outcome = 'retry' | 'refused' | 'unsure' | 'gone';

/**
 * `reason` is a name of ours or a provider's code: provider texts may quote the message, so they
 * stay out of logs and tables.
 */
export class DeliveryError extends Error {
  readonly outcome: Outcome;
  readonly reason: string;
  readonly waitSeconds: number;

  constructor(outcome: Outcome, reason: string, waitSeconds = 0) {
    super(reason);
    this.outcome = outcome;
    this.reason = reason;
    this.waitSeconds = waitSeconds;
  }
}
