// How the parts of a person's card send what staff do for them.
import type { Client } from '#contract/client.ts';

type PersonReply = Awaited<ReturnType<Client['loyaltyPerson']>>;
/** Resolves to what is wrong, in words; null: it worked. */
export type AskPerson = (send: (client: Client) => Promise<PersonReply>) => Promise<string | null>;
