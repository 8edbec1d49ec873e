// The calls that read the audit log and the security events. No call writes them directly.
import * as z from 'zod/mini';
import { day, id, requiredText } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import { AuditPage, SecurityPage } from '../../entities/console/audit.ts';
import { SECURITY_KINDS } from '../../security-kinds.ts';

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
  securityEvents: endpoint({
    method: 'GET',
    path: '/painel/Seguranca',
    access: 'staff',
    role: 'owner',
    input: z.object({
      antesDe: z.optional(id),
      tipo: z.optional(z.enum(SECURITY_KINDS)),
      autor: z.optional(id),
    }),
    output: SecurityPage,
    summary:
      'Sign-ins, refusals, and who of the staff read personal data, newest first; for owners.',
    ours: 'all',
  }),
};
