// The names of the files of figures and of orders: they say store and days, or files of other
// stores and days would have the same.
import type { Asked } from './period-form.tsx';

type Named = { appNome: string; estabelecimentos: readonly { id: number; codigo: string }[] };

export function fileName(
  { appNome, estabelecimentos }: Named,
  { first, last, store }: Asked,
): string {
  const code = estabelecimentos.find(({ id }) => String(id) === store)?.codigo ?? store;
  return `${[appNome, code, first, last].filter((part) => part !== '').join('-')}.csv`;
}

/** Without a first day all orders until the last are in it. */
export function ordersFileName(
  { appNome, ...named }: Named,
  { primeiroDia, idEstabelecimento }: { primeiroDia?: string; idEstabelecimento?: number },
  today: string,
): string {
  const asked = { first: primeiroDia ?? 'ate', last: today, store: `${idEstabelecimento ?? ''}` };
  return fileName({ appNome: `${appNome}-pedidos`, ...named }, asked);
}
