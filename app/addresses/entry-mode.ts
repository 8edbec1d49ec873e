// How an address is entered (the specification, section 2), by the brand's settings.
import type { Brand } from '#contract/entities/brand.ts';

/**
 * box: one field for a postal code or a street. pin: a map that moves under a pin. search: the same
 * field, confirmed on the map. The form is the fallback of all.
 */
export type EntryMode = 'box' | 'pin' | 'search';

/** Set for brands that deliver by a list of neighbourhoods. */
export const BY_LIST = 1;

type Settings = Pick<
  Brand,
  'tipoSelecaoEndereco' | 'tipoEntregaBairro' | 'PUBLIC_DESABILITAR_CADASTRO_CEP'
>;

export function entryMode({ tipoSelecaoEndereco }: Settings): EntryMode {
  if (tipoSelecaoEndereco === 1) return 'pin';
  return tipoSelecaoEndereco === 2 ? 'search' : 'box';
}

/** Whether the form has a field for the postal code. */
export function formAsksPostalCode(settings: Settings): boolean {
  const { tipoEntregaBairro, PUBLIC_DESABILITAR_CADASTRO_CEP: withoutCep } = settings;
  return entryMode(settings) !== 'box' || !(tipoEntregaBairro === BY_LIST || withoutCep);
}
