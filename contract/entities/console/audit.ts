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
  ocorridoEm: instant,
  /** There was nothing before. */
  novo: z.boolean(),
  mudancas: z.array(AuditChange),
  /** There were more changes than are shown. */
  resumida: z.boolean(),
});
export type AuditLine = z.output<typeof AuditLine>;

export const AuditPage = z.object({
  registros: z.array(AuditLine),
  haMais: z.boolean(),
  /** The available filters. */
  acoes: z.array(z.string()),
  autores: z.array(z.object({ id, nome: text(80) })),
});
export type AuditPage = z.output<typeof AuditPage>;
