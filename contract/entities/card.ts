// A customer's saved card, and its payer: only what may be printed on a receipt.
import * as z from 'zod/mini';
import { id, text } from '../codecs.ts';

export const SavedCard = z.object({
  id,
  /** The card’s id in the provider’s vault, sent with an order. */
  tokenCartaoCredito: text(100),
  bandeira: text(30),
  ultimosDigitos: text(4),
  mesValidade: z.int(),
  anoValidade: z.int(),
  titular: text(80),
  nomeEstabelecimento: text(80),
});
export type SavedCard = z.output<typeof SavedCard>;

/** Empty texts: not known yet. */
export const Payer = z.object({ nome: text(80), email: text(120), cpf: text(11) });
export type Payer = z.output<typeof Payer>;
