// The call that reads the audit log. No call writes it directly.
import * as z from 'zod/mini';
import { day, id, requiredText } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import { AuditPage } from '../../entities/console/audit.ts';

export const consoleAuditEndpoints = {
  auditLines: endpoint({
    method: 'GET',
    path: '/painel/Registro',
    access: 'staff',
    role: 'owner',
    input: z.object({
      antesDe: z.optional(id),
      acao: z.optional(requiredText(60)),
      autor: z.optional(id),
      alvo: z.optional(requiredText(80)),
      /** Days in the time zone of the brand's first store, both included. */
      primeiroDia: z.optional(day),
      ultimoDia: z.optional(day),
    }),
    output: AuditPage,
    summary: 'What staff changed, newest first, with before and after; for owners.',
    ours: 'all',
  }),
};
