// A customer's own account: data, devices, consents, and the export of all of it.
import * as z from 'zod/mini';
import { id, instant, text } from '../codecs.ts';
import { Order } from './order.ts';

/** A device on which the customer is signed in. Empty texts: its browser does not say. */
export const Device = z.object({
  id,
  navegador: text(40),
  sistema: text(40),
  desde: instant,
  ultimoAcesso: instant,
  esteDispositivo: z.boolean(),
});
export type Device = z.output<typeof Device>;

export const ConsentChannel = z.enum(['whatsapp', 'sms', 'email', 'push']);
export type ConsentChannel = z.output<typeof ConsentChannel>;

/** pedidos: notices about one's own orders. ofertas: advertising. */
export const ConsentPurpose = z.enum(['pedidos', 'ofertas']);
export type ConsentPurpose = z.output<typeof ConsentPurpose>;

export const Consent = z.object({
  canal: ConsentChannel,
  finalidade: ConsentPurpose,
  aceito: z.boolean(),
});
export type Consent = z.output<typeof Consent>;

export const Profile = z.object({
  nome: text(80),
  email: z.nullable(text(120)),
  telefone: z.nullable(text(20)),
  /** Verified by a code that was sent there. */
  telefoneConfirmado: z.boolean(),
  cpf: z.nullable(text(11)),
  /** False for customers who signed in by code or network and never set one. */
  temSenha: z.boolean(),
  dispositivos: z.array(Device),
  /** The current choices, one per channel and purpose. */
  consentimentos: z.array(Consent),
});
export type Profile = z.output<typeof Profile>;

/** Rows of a table with its column names, so that a new table needs no new shape here. */
const Rows = z.array(z.record(z.string(), z.unknown()));

/** What was ordered with a phone without signing in, and what hangs on it. */
export const GuestData = z.object({
  geradoEm: instant,
  appNome: text(40),
  projectName: text(80),
  telefone: text(20),
  pedidos: z.array(Order),
  outros: z.record(z.string(), Rows),
});
export type GuestData = z.output<typeof GuestData>;

export const PersonalData = z.object({
  geradoEm: instant,
  appNome: text(40),
  projectName: text(80),
  cliente: z.object({
    id,
    nome: text(80),
    email: z.nullable(text(120)),
    telefone: z.nullable(text(20)),
    cpf: z.nullable(text(11)),
    facebookId: z.nullable(text(60)),
    temSenha: z.boolean(),
    desde: instant,
  }),
  pedidos: z.array(Order),
  dispositivos: z.array(
    z.object({
      navegador: text(40),
      sistema: text(40),
      identificacao: text(300),
      desde: instant,
      ultimoAcesso: instant,
    }),
  ),
  consentimentos: z.array(
    z.object({
      ...Consent.shape,
      quando: instant,
      versaoTexto: text(40),
      rede: text(60),
      identificacao: text(300),
    }),
  ),
  /** Everything else, by kind. */
  outros: z.record(z.string(), Rows),
  /** Null: the phone of the account is not confirmed. */
  semConta: z.nullable(GuestData),
});
export type PersonalData = z.output<typeof PersonalData>;
