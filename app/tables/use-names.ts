// Names of the people on a table's bill: as given, else their number.
import { useLingui } from '@lingui/react/macro';
import type { Bill } from '#contract/entities/table.ts';

export function useNames({ pessoas }: Bill, me: number): (id: number) => string {
  const { t } = useLingui();
  return (id) => {
    const at = pessoas.findIndex((person) => person.id === id);
    const name = pessoas[at]?.nome ?? '';
    if (id === me) return name === '' ? t`você` : t`${name} (você)`;
    if (name !== '') return name;
    return at < 0 ? t`alguém da mesa` : t`pessoa ${at + 1}`;
  };
}
