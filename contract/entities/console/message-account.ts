// A brand's own accounts for WhatsApp, SMS and mail as their owner sees them: secrets are never
// included, only that they are stored.
import * as z from 'zod/mini';
import { instant, text } from '../../codecs.ts';
import { CustomerChannel } from '../brand.ts';
import { revisao } from './store.ts';

/** Field names belong to the providers, as listed in rules/messages/message-accounts.ts. */
export const MessageAccount = z.object({
  canal: CustomerChannel,
  /** The brand has an account of its own. */
  contaPropria: z.boolean(),
  campos: z.array(z.object({ nome: text(40), valor: text(1000) })),
  /** Names of the secrets that are stored. */
  segredosGuardados: z.array(text(40)),
  /** The server's current key cannot decrypt it: it must be entered again. */
  ilegivel: z.boolean(),
  definidaEm: z.nullable(instant),
  /** Name of the person. */
  definidaPor: z.nullable(text(200)),
  /** Why the provider does not take messages now; null: all is well, as far as we know. */
  problema: z.nullable(
    z.object({
      /** A name of ours or the provider's code. */
      motivo: text(120),
      /** Only a change of the account helps; otherwise it may pass. */
      recusada: z.boolean(),
      desde: z.nullable(instant),
    }),
  ),
  /** Messages that wait to be sent on the channel. */
  esperando: z.int(),
  /** The owner lets the platform's account write to customers; null: not asked yet. */
  usaPlataforma: z.nullable(z.boolean()),
  /** The platform has an account on the channel. */
  plataformaEnvia: z.boolean(),
  /** What customers then see as the sender; null: a number that only WhatsApp knows. */
  remetentePlataforma: z.nullable(text(300)),
  /** Webhook address for Meta, and the word by which it registers that address. */
  urlAviso: z.nullable(text(500)),
  tokenVerificacao: z.nullable(text(100)),
  revisao,
});
export type MessageAccount = z.output<typeof MessageAccount>;

export const MessageAccounts = z.object({
  contas: z.array(MessageAccount),
  /** Mail servers that the operator allows inside the server's own network. */
  servidoresPermitidos: z.array(text(300)),
});
export type MessageAccounts = z.output<typeof MessageAccounts>;

export const MessageAccountDraft = z.object({
  canal: CustomerChannel,
  /** A secret that is left out is kept. */
  campos: z
    .array(z.object({ nome: text(40), valor: z.string().check(z.maxLength(2000)) }))
    .check(z.maxLength(20)),
  revisao,
});

/** `recusado`: the account or the recipient is wrong. `semResposta`: no reply that says so. */
export const MessageTrial = z.object({
  resultado: z.enum(['aceito', 'recusado', 'semResposta']),
  /** A name of ours or the provider's code. */
  detalhe: text(120),
  /** Where it went. */
  destinatario: text(200),
});
export type MessageTrial = z.output<typeof MessageTrial>;
