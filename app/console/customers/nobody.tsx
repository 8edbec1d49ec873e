// Shown in place of an empty list of people: nobody was found, or there are none yet.
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../ui/empty-state.tsx';

/** `wanted`: what was searched; empty: nothing. */
export function Nobody({ wanted }: { wanted: string }) {
  const { t } = useLingui();
  return wanted === '' ? (
    <EmptyState
      title={t`Nenhum cliente ainda`}
      text={t`Quem pede ou cria uma conta aparece aqui.`}
    />
  ) : (
    <EmptyState
      title={t`Ninguém encontrado`}
      text={t`Confira a escrita, ou busque por parte do telefone.`}
    />
  );
}
