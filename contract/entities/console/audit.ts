// One line of the audit log as the owner reads it.
import * as z from 'zod/mini';
import { id, instant, text } from '../../codecs.ts';

export const AuditChange = z.object({
  /**
   * Where it stands in the record: `feriados`, `#2026-12-25`, `motivo`. What begins with # is one
   * of several, by its name or its place.
   */
  campo: z.array(z.string()),
  /** As JSON; null: it was not there. Money in cents, as it is stored. */
  antes: z.nullable(z.string()),
  depois: z.nullable(z.string()),
});
export type AuditChange = z.output<typeof AuditChange>;

export const AuditLine = z.object({
  id,
  /** Name of the call. */
  acao: z.string(),
  /** What it was about: `store 1`. */
  alvo: z.string(),
  /** What that is called; null: it has no name, or is not there any more. */
  nomeAlvo: z.nullable(z.string()),
  /** Null: somebody whose account is not there any more. */
  autor: z.nullable(z.object({ id, nome: text(80) })),
  ocorridoEm: instant,
  /** Nothing stood there before. */
  novo: z.boolean(),
  mudancas: z.array(AuditChange),
  /** There were more changes than are shown. */
  resumida: z.boolean(),
});
export type AuditLine = z.output<typeof AuditLine>;

export const AuditPage = z.object({
  registros: z.array(AuditLine),
  haMais: z.boolean(),
  /** What the list can be narrowed to. */
  acoes: z.array(z.string()),
  autores: z.array(z.object({ id, nome: text(80) })),
});
export type AuditPage = z.output<typeof AuditPage>;
