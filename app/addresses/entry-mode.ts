// How an address is entered (the specification, section 2), by the brand's settings.
import type { Brand } from '#contract/entities/brand.ts';

/**
 * form: typed. cep: postal code first. pin: a map that moves under a pin. search: a typed search,
 * confirmed on the map.
 */
export type EntryMode = 'form' | 'cep' | 'pin' | 'search';

/** Set for brands that deliver by a list of neighbourhoods. */
export const BY_LIST = 1;

type Settings = Pick<
  Brand,
  'tipoSelecaoEndereco' | 'tipoEntregaBairro' | 'PUBLIC_DESABILITAR_CADASTRO_CEP'
>;

export function entryMode({
  tipoSelecaoEndereco,
  tipoEntregaBairro,
  PUBLIC_DESABILITAR_CADASTRO_CEP: withoutCep,
}: Settings): EntryMode {
  if (tipoSelecaoEndereco === 1) return 'pin';
  if (tipoSelecaoEndereco === 2) return 'search';
  return tipoEntregaBairro === BY_LIST || withoutCep ? 'form' : 'cep';
}
