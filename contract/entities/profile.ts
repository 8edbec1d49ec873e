// What a diner sees and decides about their own account: the data, the devices, what may be written
// to them, and all of it as one download.
import * as z from 'zod/mini';
import { id, instant, text } from '../codecs.ts';
import { Order } from './order.ts';

/** A device on which the diner is signed in. Empty texts: its browser does not say. */
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

/** pedidos: news of one's own orders. ofertas: advertising. */
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
  /** By a code that was sent there. */
  telefoneConfirmado: z.boolean(),
  cpf: z.nullable(text(11)),
  /** False for whoever came by a code or a network and never chose one. */
  temSenha: z.boolean(),
  dispositivos: z.array(Device),
  /** What holds now, one line for each channel and purpose. */
  consentimentos: z.array(Consent),
});
export type Profile = z.output<typeof Profile>;

/**
 * Rows of a table, with the names of its columns: whoever adds a table adds it here too without a
 * new shape.
 */
const Rows = z.array(z.record(z.string(), z.unknown()));

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
  /** Everything else, by what it is. */
  outros: z.record(z.string(), Rows),
});
export type PersonalData = z.output<typeof PersonalData>;
