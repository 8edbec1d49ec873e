// What a cash register should hold, by form and person, and how a counting differs from it.
import type { CountedLine, MoneyForm, RegisterSum } from '#contract/entities/console/register.ts';
import type { Cents } from '#contract/money.ts';

export type Landed = {
  forma: MoneyForm;
  valor: Cents;
  idPessoa: number | null;
  nomePessoa: string | null;
  /** True for sales and refunds; opening, putting in and taking out concern the drawer alone. */
  isSale: boolean;
};

const FORMS: readonly MoneyForm[] = ['dinheiro', 'cartao', 'pix', 'online'];

/** One sum per form and person, forms in their order. Cash that nobody sold is of no person. */
export function sumsOf(moves: readonly Landed[]): RegisterSum[] {
  const sums = new Map<string, RegisterSum>();
  for (const { forma, valor, isSale, ...who } of moves) {
    const { idPessoa, nomePessoa } = isSale ? who : { idPessoa: null, nomePessoa: null };
    const key = `${forma} ${idPessoa}`;
    const sum = sums.get(key) ?? { forma, idPessoa, nomePessoa, valor: 0, quantidade: 0 };
    sums.set(key, {
      ...sum,
      valor: sum.valor + valor,
      quantidade: sum.quantidade + (isSale ? 1 : 0),
    });
  }
  return [...sums.values()].toSorted(
    (a, b) =>
      FORMS.indexOf(a.forma) - FORMS.indexOf(b.forma) || (a.idPessoa ?? 0) - (b.idPessoa ?? 0),
  );
}

export const sumOfForm = (sums: readonly RegisterSum[], forma: MoneyForm): Cents =>
  sums.filter((sum) => sum.forma === forma).reduce((total, { valor }) => total + valor, 0);

type Counted = { forma: MoneyForm; idPessoa: number | null; valor: Cents };

/**
 * More was refunded by card or Pix than came in: there is nothing to count, and no amount below
 * zero can be typed.
 */
const isOnlyBack = (forma: MoneyForm, esperado: Cents): boolean =>
  forma !== 'dinheiro' && esperado < 0;

/**
 * If a person gave back more cash than they took in, the rest came out of the drawer and counts
 * there. A person whose own cash was counted keeps a line.
 */
function withDrawer(
  sums: readonly RegisterSum[],
  counted: readonly Counted[],
): Omit<RegisterSum, 'quantidade'>[] {
  const hasLine = ({ forma, idPessoa }: RegisterSum) =>
    counted.some((line) => line.forma === forma && line.idPessoa === idPessoa);
  return sumsOf(
    sums.map((sum) => ({
      ...sum,
      isSale: sum.forma !== 'dinheiro' || sum.valor >= 0 || hasLine(sum),
    })),
  );
}

/**
 * Each counted line beside what was expected. Where a form is counted by person, each person of
 * that form has a line, and money of no person another. A line that nobody counted counts as zero;
 * money at a provider, and a form with only refunds, need no counting.
 */
export function countingOf(
  sums: readonly RegisterSum[],
  counted: readonly Counted[],
): CountedLine[] {
  const holders = withDrawer(sums, counted);
  return FORMS.flatMap((forma): CountedLine[] => {
    const expected = holders.filter((sum) => sum.forma === forma);
    const lines = counted.filter((line) => line.forma === forma);
    const total = sumOfForm(sums, forma);
    const whole = { forma, idPessoa: null, nomePessoa: null, esperado: total };
    if (forma === 'online') return expected.length === 0 ? [] : [{ ...whole, contado: total }];
    const countedOf = (own: readonly Counted[], due: Cents) =>
      own.length === 0 && isOnlyBack(forma, due)
        ? due
        : own.reduce((sum, one) => sum + one.valor, 0);
    if (!lines.some(({ idPessoa }) => idPessoa !== null)) {
      const contado = countedOf(lines, total);
      return expected.length === 0 && contado === 0 ? [] : [{ ...whole, contado }];
    }
    const people = new Set([...expected, ...lines].map(({ idPessoa }) => idPessoa));
    return [...people].map((idPessoa) => {
      const known = expected.find((sum) => sum.idPessoa === idPessoa);
      return {
        forma,
        idPessoa,
        nomePessoa: known?.nomePessoa ?? null,
        esperado: known?.valor ?? 0,
        contado: countedOf(
          lines.filter((line) => line.idPessoa === idPessoa),
          known?.valor ?? 0,
        ),
      };
    });
  });
}

export const differs = (lines: readonly CountedLine[]): boolean =>
  lines.some(({ esperado, contado }) => esperado !== contado);

/**
 * The empty lines of a counting. After any move the drawer is counted, also when nothing should be
 * in it.
 */
export function linesToCount(sums: readonly RegisterSum[], byPerson: boolean): CountedLine[] {
  const nothing = withDrawer(sums, []).map(({ forma, idPessoa }) => ({
    forma,
    idPessoa,
    valor: 0,
  }));
  const lines = countingOf(sums, byPerson ? nothing : []).filter(
    ({ forma, esperado }) => forma !== 'online' && !isOnlyBack(forma, esperado),
  );
  if (sums.length === 0 || lines.some(({ forma }) => forma === 'dinheiro')) return lines;
  const drawer = { idPessoa: null, nomePessoa: null, esperado: 0, contado: 0 };
  return [{ forma: 'dinheiro', ...drawer }, ...lines];
}
