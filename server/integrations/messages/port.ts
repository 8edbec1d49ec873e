// Messages to people: what the sender hands over, what a way of sending answers, and how it says
// that something went wrong.
import type { Language } from '#contract/entities/brand.ts';
import type { MessageKind } from '../../database/schema.ts';

export type Parcel = {
  /** Ours and unique: the same message has the same name at every try. */
  name: string;
  kind: MessageKind;
  /** Phone with digits only, or an e-mail address; of no meaning to a push. */
  to: string;
  language: Language;
  /** Name of the brand. */
  from: string;
  /** Host of the brand, for the line by which phones match a code with a page. */
  host: string;
  subject: string | null;
  text: string;
  code: string | null;
  /** Later messages with the same topic take the place of this one. */
  topic: string | null;
  /** Path on the brand's site that the message is about. */
  link: string | null;
  secondsOfLife: number;
  /** Where a push goes. */
  push: { endpoint: string; p256dh: string; auth: string } | null;
};

export type Messenger = {
  /** Nothing leaves the machine; staff read the messages. */
  sandbox: boolean;
  /**
   * Sending the same parcel twice is seen once, so a try whose end is not known may be repeated.
   */
  repeatable: boolean;
  /** Answers the provider's name for the message. Throws a DeliveryError. */
  send(parcel: Parcel): Promise<{ providerId: string | null }>;
  close(): void;
};

/**
 * retry: it certainly did not go out, and later it may. refused: it never will. unsure: nobody
 * knows whether it went out.
 * gone: the address does not exist any more.
 */
export type Outcome = 'retry' | 'refused' | 'unsure' | 'gone';

/**
 * `reason` is a name of ours or a code of the provider: its sentences may quote the message and
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
