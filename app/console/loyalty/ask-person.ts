// How the parts of a customer's card send staff actions.
import type { Client } from '#contract/client.ts';

type PersonReply = Awaited<ReturnType<Client['loyaltyPerson']>>;
/** Resolves to the error sentence; null: success. */
export type AskPerson = (send: (client: Client) => Promise<PersonReply>) => Promise<string | null>;
