// One line of the audit log as the owner reads it.
import * as z from 'zod/mini';
import { id, instant, text } from '../../codecs.ts';

export const AuditChange = z.object({
  /**
   * The path in the record: `feriados`, `#2026-12-25`, `motivo`. A part with # is one of several,
   * by name or position.
   */
  campo: z.array(z.string()),
  /** As JSON; null: absent. Money in cents, as stored. */
  antes: z.nullable(z.string()),
  depois: z.nullable(z.string()),
});
export type AuditChange = z.output<typeof AuditChange>;

export const AuditLine = z.object({
  id,
  /** Name of the call. */
  acao: z.string(),
  /** Its subject: `store 1`. */
  alvo: z.string(),
  /** The subject's name; null: it has none, or is gone. */
  nomeAlvo: z.nullable(z.string()),
  /** Null: the account no longer exists. */
  autor: z.nullable(z.object({ id, nome: text(80) })),
  /** A command on the server did it. */
  operador: z.boolean(),
  ocorridoEm: instant,
  /** There was nothing before. */
  novo: z.boolean(),
  mudancas: z.array(AuditChange),
  /** There were more changes than are shown. */
  resumida: z.boolean(),
});
export type AuditLine = z.output<typeof AuditLine>;

/** The same event by the same person from the same network within an hour. */
export const SecurityEvent = z.object({
  id,
  /** One of `contract/security-kinds.ts`. */
  tipo: z.string(),
  /** Null: nobody of the staff, or nobody known. */
  autor: z.nullable(z.object({ id, nome: text(80) })),
  /** The first fifty: `customer 12`, `call saveCoupon`. */
  alvos: z.array(z.object({ alvo: z.string(), nomeAlvo: z.nullable(z.string()) })),
  rede: z.string(),
  vezes: z.int(),
  primeiraVez: instant,
  ultimaVez: instant,
});
export type SecurityEvent = z.output<typeof SecurityEvent>;

export const SecurityPage = z.object({
  eventos: z.array(SecurityEvent),
  haMais: z.boolean(),
  autores: z.array(z.object({ id, nome: text(80) })),
});
export type SecurityPage = z.output<typeof SecurityPage>;

export const AuditPage = z.object({
  registros: z.array(AuditLine),
  haMais: z.boolean(),
  /** The available filters. */
  acoes: z.array(z.string()),
  autores: z.array(z.object({ id, nome: text(80) })),
});
export type AuditPage = z.output<typeof AuditPage>;
