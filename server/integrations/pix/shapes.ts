// The replies of the 'API Pix', as far as we read them; other fields are ignored.
import * as z from 'zod/mini';

const amount = z.string().check(z.regex(/^\d{1,10}\.\d{2}$/));

export const Token = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.optional(z.number()),
});

export const Refund = z.object({
  id: z.string(),
  valor: amount,
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
  motivo: z.optional(z.string()),
});

const Received = z.object({
  endToEndId: z.string(),
  txid: z.optional(z.string()),
  valor: amount,
  horario: z.string(),
  devolucoes: z.optional(z.array(Refund)),
});

export const Charge = z.object({
  txid: z.string(),
  status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
  calendario: z.object({ criacao: z.string(), expiracao: z.number() }),
  valor: z.object({ original: amount }),
  location: z.optional(z.string()),
  pixCopiaECola: z.optional(z.string()),
  pix: z.optional(z.array(Received)),
});
export type Charge = z.output<typeof Charge>;

/** RFC 7807; the last part of `type` names what is wrong. */
export const Problem = z.object({
  type: z.optional(z.string()),
  title: z.optional(z.string()),
  detail: z.optional(z.string()),
});

export const centsOf = (text: string) => Number(text.replace('.', ''));
