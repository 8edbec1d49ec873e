// BrasilAPI, version 1: asked when ViaCEP does not reply or does not know. Version 2 has
// coordinates, but often of the city's centre, which are useless for fees.
import { fetchJson, recordOf, textOf } from '../fetch-json.ts';
import type { PostalCodes } from './port.ts';

export const BRASIL_API = 'https://brasilapi.com.br/api';

export function brasilApi(base: string, timeoutMs: number): PostalCodes {
  return {
    async find(cep) {
      const { status, body } = await fetchJson(new URL(`${base}/cep/v1/${cep}`), { timeoutMs });
      if (status === 404 || status === 400) return null;
      if (status !== 200) throw new Error(`BrasilAPI answered ${status}`);
      const found = recordOf(body);
      const address = {
        cep,
        uf: textOf(found.state, 2),
        cidade: textOf(found.city, 80),
        bairro: textOf(found.neighborhood, 80),
        logradouro: textOf(found.street, 120),
      };
      if (address.uf === '' || address.cidade === '')
        throw new Error('BrasilAPI answered without a city');
      return address;
    },
  };
}
