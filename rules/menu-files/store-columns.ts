// Columns of a menu's table that speak of one store: "valor: Centro". What stands in them, and what
// is wrong there.
import type { ImportReport } from '#contract/entities/console/menu-file.ts';
import type { Cents } from '#contract/money.ts';
import { fold } from '../text.ts';

const STORE_FIELDS = ['valor', 'valorDe', 'vende', 'porcoes'] as const;
type StoreField = (typeof STORE_FIELDS)[number];

/** A cell of such a column, under the store's name as the table writes it. */
export type StoreCell = { loja: string; campo: StoreField; valor: string | number };

/** What a table says of a product in one store. Absent: no column. Null: as the brand has it. */
export type FileStore = {
  loja: string;
  valor?: Cents | null;
  valorDe?: Cents | null;
  visivel?: boolean | null;
  quantidade?: number | null;
};

const storeColumn = (field: StoreField, store: string): string => `${field}: ${store}`;

/** The store and the field that a title names. */
export function readStoreColumn(title: string): Pick<StoreCell, 'loja' | 'campo'> | null {
  const [, name = '', loja = ''] = /^\s*([^:]+?)\s*:\s*(.*\S)\s*$/.exec(title) ?? [];
  const campo = STORE_FIELDS.find((field) => fold(field) === fold(name));
  return campo === undefined ? null : { campo, loja };
}

export const storeTitlesOf = (stores: readonly string[]): string[] =>
  stores.flatMap((store) => STORE_FIELDS.map((field) => storeColumn(field, store)));

export type StoreRow = Required<Omit<FileStore, 'loja'>>;

/** In the order of the titles. */
export const storeCells = (own: StoreRow | undefined) => ({
  valor: own?.valor ?? null,
  valorDe: own?.valorDe ?? null,
  vende: own?.visivel == null ? '' : own.visivel ? 'sim' : 'não',
  porcoes: own?.quantidade ?? null,
});

type NamedStore = { id: number; nome: string };

/** Stores of one name are told apart by their number. */
export function storeTitles(stores: readonly NamedStore[]): Map<string, number> {
  const keys = stores.map(({ nome }) => fold(nome));
  const namesakes = Map.groupBy(keys, (key) => key);
  return new Map(
    stores.map(({ id, nome }, at) => {
      const alone = namesakes.get(keys[at] ?? '')?.length === 1;
      return [alone ? nome : `${nome} #${id}`, id];
    }),
  );
}

/** By the names in titles; undefined: no store is called so. */
export function storesByTitle(
  stores: readonly NamedStore[],
): (title: string) => number | undefined {
  const ids = new Map([...storeTitles(stores)].map(([title, id]) => [fold(title), id]));
  return (title) => ids.get(fold(title));
}

const MOST_PORTIONS = 99_999;
const WORDS: Record<string, boolean> = { s: true, sim: true, n: false, nao: false };

type Wrong = { motivo: ImportReport['recusados'][number]['motivo']; coluna: string; valor: string };

/** `asCents` reads a price: null when it is none. */
export function readStoreCells(
  cells: readonly StoreCell[],
  asCents: (value: unknown) => Cents | null,
): FileStore[] | Wrong {
  const found = new Map<string, FileStore>();
  for (const { loja, campo, valor } of cells) {
    const own = found.get(loja) ?? { loja };
    found.set(loja, own);
    const written = String(valor).trim();
    const wrong = (motivo: Wrong['motivo']): Wrong => ({
      motivo,
      coluna: storeColumn(campo, loja),
      valor: written,
    });
    if (campo === 'vende') {
      const said = WORDS[fold(written)];
      if (said === undefined && written !== '') return wrong('vendeErrado');
      own.visivel = said ?? null;
    } else if (campo === 'porcoes') {
      const count = Number(written);
      if (!Number.isInteger(count) || count < 0 || count > MOST_PORTIONS)
        return wrong('porcoesErradas');
      own.quantidade = written === '' ? null : count;
    } else {
      const cents = written === '' ? null : asCents(valor);
      if (cents === null && written !== '') return wrong('precoErrado');
      own[campo] = cents;
    }
  }
  for (const { loja, valor, valorDe } of found.values()) {
    const low = valorDe != null && (valor == null || valorDe < valor);
    if (low)
      return {
        motivo: 'precoDeBaixo',
        coluna: storeColumn('valorDe', loja),
        valor: (valorDe / 100).toFixed(2).replace('.', ','),
      };
  }
  return [...found.values()];
}
