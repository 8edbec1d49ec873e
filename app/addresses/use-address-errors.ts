// The problems of an address in words, by field.
import { useLingui } from '@lingui/react/macro';
import type { AddressDraftField, AddressProblem } from './draft.ts';

export function useAddressErrors(
  problems: readonly AddressProblem[],
): Partial<Record<AddressDraftField, string>> {
  const { t } = useLingui();
  const words: Partial<Record<AddressDraftField, string>> = {
    cidade: t`Informe a cidade.`,
    bairro: t`Informe o bairro.`,
    logradouro: t`Informe a rua.`,
    numero: t`Informe o número.`,
    complemento: t`Informe a quadra e o lote, ou um ponto de referência.`,
  };
  return Object.fromEntries(
    problems.flatMap(({ field, kind }) =>
      kind === 'cepIncomplete' ? [] : [[field, words[field] ?? '']],
    ),
  );
}
