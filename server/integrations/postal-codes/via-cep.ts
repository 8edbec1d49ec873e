// ViaCEP: asked first about a postal code. Not found is a 200 with a field `erro`, as text or
// boolean.
import { fetchJson, recordOf, textOf } from '../fetch-json.ts';
import type { PostalCodes } from './port.ts';

export const VIA_CEP = 'https://viacep.com.br/ws';

export function viaCep(base: string, timeoutMs: number): PostalCodes {
  return {
    async find(cep) {
      const { status, body } = await fetchJson(new URL(`${base}/${cep}/json/`), { timeoutMs });
      if (status === 400) return null;
      if (status !== 200) throw new Error(`ViaCEP answered ${status}`);
      const found = recordOf(body);
      // Streets may have 'erro' in their names: only the field counts.
      if (found.erro === true || found.erro === 'true') return null;
      const address = {
        cep,
        uf: textOf(found.uf, 2),
        cidade: textOf(found.localidade, 80),
        bairro: textOf(found.bairro, 80),
        logradouro: textOf(found.logradouro, 120),
      };
      if (address.uf === '' || address.cidade === '')
        throw new Error('ViaCEP answered without a city');
      return address;
    },
  };
}
