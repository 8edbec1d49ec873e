// Payment provider accounts as their owner sees them: secrets are never included, only that they
// are stored.
import * as z from 'zod/mini';
import { id, text } from '../../codecs.ts';

/** Field names belong to the providers, as listed in rules/orders/payment-accounts.ts. */
const AccountProvider = z.enum(['pix-static', 'pix-api', 'getnet', 'mercado-pago']);

export const PaymentAccount = z.object({
  provedor: AccountProvider,
  /** New payments go through it. */
  ligado: z.boolean(),
  campos: z.array(z.object({ nome: text(40), valor: text(300) })),
  /** Names of the secrets that are stored. */
  segredosGuardados: z.array(text(40)),
  /** The server's current key cannot decrypt it: it must be entered again. */
  ilegivel: z.boolean(),
  /**
   * Webhook address for the provider; null before the first save, and for providers without
   * webhooks.
   */
  urlAviso: z.nullable(text(500)),
});
export type PaymentAccount = z.output<typeof PaymentAccount>;

export const AccountDraft = z.object({
  idEstabelecimento: id,
  provedor: AccountProvider,
  ligado: z.boolean(),
  /** A secret that is left out is kept. */
  campos: z
    .array(z.object({ nome: text(40), valor: z.string().check(z.maxLength(8000)) }))
    .check(z.maxLength(20)),
});

/** `recusado`: unknown account or wrong credentials. `semResposta`: no reply. */
export const AccountCheck = z.object({
  resultado: z.enum(['aceito', 'recusado', 'semResposta']),
  /** The provider's error code, for its support. */
  detalhe: text(120),
  /** Pix without a provider: a code to test with a banking app. */
  codigoPix: z.nullable(text(600)),
});
