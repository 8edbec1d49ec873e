// The name of the figures' file: it says the store, or a file of all stores would have the same.
import type { Asked } from './period-form.tsx';

type Named = { appNome: string; estabelecimentos: readonly { id: number; codigo: string }[] };

export function fileName(
  { appNome, estabelecimentos }: Named,
  { first, last, store }: Asked,
): string {
  const code = estabelecimentos.find(({ id }) => String(id) === store)?.codigo ?? store;
  return `${[appNome, code, first, last].filter((part) => part !== '').join('-')}.csv`;
}
