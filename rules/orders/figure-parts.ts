// What the sales of a period are made of, beside the period before.
import type { FigurePart } from '#contract/entities/console/figures.ts';
import type { Cents } from '#contract/money.ts';

/** Orders and cents of one part, in one period. */
export type PartSum = { kind: string; key: string; name: string; orders: number; cents: Cents };

/** More rows of a kind are added up in one row. */
const MOST_ROWS = 40;
export const OTHERS = 'outros';

/** As `server/figures/parts.ts` writes the key of a sandbox's payments. */
const SANDBOX = 'sandbox ';

/** Per kind the largest first. */
export function comparedParts(now: readonly PartSum[], before: readonly PartSum[]): FigurePart[] {
  const rows = new Map<string, FigurePart>();
  const rowOf = ({ kind, key, name }: PartSum) => {
    const known = rows.get(`${kind} ${key}`);
    const row = known ?? {
      recorte: kind as FigurePart['recorte'],
      chave: key,
      nome: name,
      sandbox: kind === 'pagamento' && key.startsWith(SANDBOX),
      quantidadePedidos: 0,
      valor: 0,
      quantidadeAnterior: 0,
      valorAnterior: 0,
    };
    rows.set(`${kind} ${key}`, row);
    return row;
  };
  for (const part of now) {
    const row = rowOf(part);
    row.quantidadePedidos += part.orders;
    row.valor += part.cents;
  }
  for (const part of before) {
    const row = rowOf(part);
    row.quantidadeAnterior += part.orders;
    row.valorAnterior += part.cents;
  }
  return [...Map.groupBy(rows.values(), ({ recorte }) => recorte)].flatMap(([kind, list]) =>
    shortened(kind === 'bairro' ? withoutTheirCity(list) : list),
  );
}

function shortened(list: readonly FigurePart[]): FigurePart[] {
  const sorted = list.toSorted(
    (one, other) =>
      other.valor - one.valor ||
      other.valorAnterior - one.valorAnterior ||
      (one.chave < other.chave ? -1 : 1),
  );
  const [first] = sorted;
  const rest = sorted.slice(MOST_ROWS);
  if (first === undefined || rest.length < 2) return sorted;
  const sum = (pick: (part: FigurePart) => number) =>
    rest.reduce((all, part) => all + pick(part), 0);
  return [
    ...sorted.slice(0, MOST_ROWS),
    {
      recorte: first.recorte,
      chave: OTHERS,
      nome: '',
      sandbox: false,
      quantidadePedidos: sum(({ quantidadePedidos }) => quantidadePedidos),
      valor: sum(({ valor }) => valor),
      quantidadeAnterior: sum(({ quantidadeAnterior }) => quantidadeAnterior),
      valorAnterior: sum(({ valorAnterior }) => valorAnterior),
    },
  ];
}

/** A city that all of them share says nothing. */
function withoutTheirCity(list: readonly FigurePart[]): FigurePart[] {
  const cityOf = ({ chave }: FigurePart) => chave.slice(chave.lastIndexOf(', ') + 1);
  const named = list.filter(({ nome }) => nome.includes(', '));
  if (new Set(named.map(cityOf)).size !== 1) return [...list];
  return list.map((part) => ({
    ...part,
    nome: part.nome.includes(', ') ? part.nome.slice(0, part.nome.lastIndexOf(', ')) : part.nome,
  }));
}
