// Postal codes without a provider: a couple of hundred around the demo's stores, the same at every
// start.
import type { PostalCodeAddress, PostalCodes } from './port.ts';
import { beloHorizonte } from './sandbox-streets/belo-horizonte.ts';
import { elsewhere, towns } from './sandbox-streets/elsewhere.ts';
import { portoAlegre } from './sandbox-streets/porto-alegre.ts';
import { recife } from './sandbox-streets/recife.ts';
import { saoPaulo } from './sandbox-streets/sao-paulo.ts';

const known = new Map<string, PostalCodeAddress>();

for (const { ruas, ...place } of [
  ...saoPaulo,
  ...recife,
  ...beloHorizonte,
  ...portoAlegre,
  ...elsewhere,
]) {
  for (const [cep, logradouro] of Object.entries(ruas))
    known.set(cep, { cep, logradouro, ...place });
}
for (const town of towns) known.set(town.cep, { ...town, bairro: '', logradouro: '' });

export const sandboxPostalCodes: PostalCodes = {
  find: async (cep) => known.get(cep) ?? null,
};
