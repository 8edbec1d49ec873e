// A customer (the specification, section 3, User).
import * as z from 'zod/mini';
import { id, text } from '../codecs.ts';
import { AddressWithFee } from './address.ts';

export const Customer = z.object({
  id,
  nome: text(80),
  email: z.nullable(text(120)),
  telefone: z.nullable(text(20)),
  /** Opaque, revocable device credential; never a hash of the password. */
  hashSenha: z.nullable(text(120)),
  facebookId: z.nullable(text(60)),
  tipoUsuario: z.union([z.literal(0), z.literal(2)]),
  enderecos: z.array(AddressWithFee),
});
export type Customer = z.output<typeof Customer>;
