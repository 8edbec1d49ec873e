// Accounts at payment providers as their owner sees them: what is secret is never among it, only
// that it is stored.
import * as z from 'zod/mini';
import { id, text } from '../../codecs.ts';

/** The names of fields belong to the providers: rules/orders/payment-accounts.ts says which there are. */
const AccountProvider = z.enum(['pix-static', 'pix-api', 'getnet', 'mercado-pago']);

export const PaymentAccount = z.object({
  provedor: AccountProvider,
  /** New payments go through it. */
  ligado: z.boolean(),
  campos: z.array(z.object({ nome: text(40), valor: text(300) })),
  /** Names of the secrets that are stored. */
  segredosGuardados: z.array(text(40)),
  /** What is stored cannot be read with the server's present key: it has to be typed again. */
  ilegivel: z.boolean(),
  /**
   * Address that the provider sends its news to; null before the first save, and where nobody sends
   * any.
   */
  urlAviso: z.nullable(text(500)),
});
export type PaymentAccount = z.output<typeof PaymentAccount>;

export const AccountDraft = z.object({
  idEstabelecimento: id,
  provedor: AccountProvider,
  ligado: z.boolean(),
  /** A secret that is left out stays as it is stored. */
  campos: z
    .array(z.object({ nome: text(40), valor: z.string().check(z.maxLength(8000)) }))
    .check(z.maxLength(20)),
});

/**
 * `recusado`: the provider knows the account not, or not this password. `semResposta`: nobody
 * answered.
 */
export const AccountCheck = z.object({
  resultado: z.enum(['aceito', 'recusado', 'semResposta']),
  /** The provider's word for it, for whoever asks its support. */
  detalhe: text(120),
  /** Pix without a provider: a code to try with one's own banking app. */
  codigoPix: z.nullable(text(600)),
});
