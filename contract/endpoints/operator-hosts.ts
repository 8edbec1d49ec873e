// Calls with which operators create brands and manage the hosts of each. All ours.
import * as z from 'zod/mini';
import { requiredText } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { HostState } from '../entities/console/host.ts';
import { OperatorBrand } from '../entities/operator.ts';

const appNome = requiredText(40);
const motivo = requiredText(300);
/** As typed or pasted; the server reads the host out of it. */
const dominio = requiredText(300);

export const operatorHostEndpoints = {
  operatorAddBrand: endpoint({
    method: 'POST',
    path: '/operador/CriarMarca',
    access: 'operator',
    input: z.object({
      nomeMarca: requiredText(80),
      dominio,
      nomeProprietario: requiredText(80),
      emailProprietario: requiredText(120),
      motivo,
    }),
    output: z.object({ appNome: z.string(), url: z.string() }),
    summary:
      'Creates a brand; returns the address with which its owner begins, once and within three ' +
      'days. Asks for fresh proof.',
    ours: 'all',
  }),
  operatorCheckHosts: endpoint({
    method: 'POST',
    path: '/operador/VerificarDominios',
    access: 'operator',
    input: z.object({ appNome }),
    output: z.object({ estados: z.array(HostState) }),
    summary: 'Where DNS leads for each host of a brand, and the state of its certificate.',
    ours: 'all',
  }),
  operatorAddHost: endpoint({
    method: 'POST',
    path: '/operador/AdicionarDominio',
    access: 'operator',
    input: z.object({ appNome, dominio, motivo }),
    output: OperatorBrand,
    summary: 'Adds a host to a brand, wherever DNS leads; asks for fresh proof.',
    ours: 'all',
  }),
  operatorMainHost: endpoint({
    method: 'POST',
    path: '/operador/TornarDominioPrincipal',
    access: 'operator',
    input: z.object({ appNome, dominio, motivo }),
    output: OperatorBrand,
    summary: 'Makes a host of a brand the main one; asks for fresh proof.',
    ours: 'all',
  }),
  operatorRemoveHost: endpoint({
    method: 'POST',
    path: '/operador/RemoverDominio',
    access: 'operator',
    input: z.object({ appNome, dominio, motivo }),
    output: OperatorBrand,
    summary: 'Removes a host of a brand; never the main one. Asks for fresh proof.',
    ours: 'all',
  }),
};
