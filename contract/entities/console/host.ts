// A brand's hosts as its owner sees them: the addresses of the storefront, and what DNS and the
// certificate say.
import * as z from 'zod/mini';
import { instant, text } from '../../codecs.ts';

const dominio = text(260);

export const HostList = z.object({
  dominios: z.array(
    z.object({
      dominio,
      /** The address in messages and for search engines. */
      principal: z.boolean(),
      /** The console that asks is open at it. */
      daqui: z.boolean(),
    }),
  ),
});
export type HostLine = z.output<typeof HostList>['dominios'][number];

/** Records that the owner enters at the seller of the domain. None: the name needs no DNS. */
export const HostPlan = z.object({
  dominio,
  registros: z.array(
    z.object({
      tipo: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
      nome: text(300),
      valor: text(300),
    }),
  ),
});
export type HostPlan = z.output<typeof HostPlan>;

export const HostState = z.object({
  dominio,
  /** `local`: a name of this machine, which DNS does not know. */
  apontamento: z.enum(['certo', 'outroLugar', 'semRegistro', 'semResposta', 'local']),
  enderecos: z.array(text(60)),
  /** `local`: pages come without TLS here. */
  certificado: z.enum(['valido', 'vencendo', 'vencido', 'invalido', 'semResposta', 'local']),
  emissor: text(120),
  validade: z.nullable(instant),
});
export type HostState = z.output<typeof HostState>;
