// Calls with which owners manage the hosts of their brand. All ours.
import * as z from 'zod/mini';
import { requiredText } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import { HostList, HostPlan, HostState } from '../../entities/console/host.ts';

/** As typed or pasted; the server reads the host out of it. */
const input = z.object({ dominio: requiredText(300) });

export const consoleHostEndpoints = {
  hosts: endpoint({
    method: 'GET',
    path: '/painel/Dominios',
    access: 'staff',
    role: 'owner',
    input: z.object({}),
    output: HostList,
    summary: 'The brand’s hosts, the main one first; for owners.',
    ours: 'all',
  }),
  planHost: endpoint({
    method: 'POST',
    path: '/painel/PrepararDominio',
    access: 'staff',
    role: 'owner',
    input,
    output: HostPlan,
    summary: 'The DNS records that a new host needs. Nothing is stored.',
    ours: 'all',
  }),
  addHost: endpoint({
    method: 'POST',
    path: '/painel/AdicionarDominio',
    access: 'staff',
    role: 'owner',
    input,
    output: HostList,
    summary: 'Adds a host once DNS has the record that proves it, and leads here.',
    ours: 'all',
  }),
  makeMainHost: endpoint({
    method: 'POST',
    path: '/painel/TornarDominioPrincipal',
    access: 'staff',
    role: 'owner',
    input,
    output: HostList,
    summary: 'Makes a host the main one, which links and search engines name.',
    ours: 'all',
  }),
  removeHost: endpoint({
    method: 'POST',
    path: '/painel/RemoverDominio',
    access: 'staff',
    role: 'owner',
    input,
    output: HostList,
    summary: 'Removes a host; never the main one, nor the one that asks.',
    ours: 'all',
  }),
  checkHosts: endpoint({
    method: 'POST',
    path: '/painel/VerificarDominios',
    access: 'staff',
    role: 'owner',
    input: z.object({}),
    output: z.object({ estados: z.array(HostState) }),
    summary: 'Where DNS leads for each host, and the state of its certificate.',
    ours: 'all',
  }),
};
