// The figures of a period, counted from a list in memory, to compare with the database's.

export type Written = Record<
  | 'id'
  | 'store'
  | 'at'
  | 'hoursBehind'
  | 'status'
  | 'cents'
  | 'product'
  | 'portions'
  | 'accept'
  | 'deliver',
  number
> & {
  person: number | null;
  refunded: boolean;
};

export const SOLD = [8, 3, 5];
export const NOTHING = [9, 12, 13, 14, 15];
export const WAITING = [11, 10, 2];

const clockOf = (order: Written) => new Date(order.at - order.hoursBehind * 3_600_000);
const dayOf = (order: Written) => clockOf(order).toISOString().slice(0, 10);
const isSold = ({ status, refunded }: Written) => SOLD.includes(status) && !refunded;
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const middle = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length / 2) - 1] ?? null;

/** The same figures from a list in memory. */
export function counted(all: readonly Written[], first: string, last: string, store?: number) {
  const here = all.filter((order) => store === undefined || order.store === store);
  const inside = here.filter((order) => dayOf(order) >= first && dayOf(order) <= last);
  const sold = inside.filter(isSold);
  const buyers = [...new Set(sold.flatMap(({ person }) => person ?? []))];
  const known = buyers.filter((person) =>
    here.some((order) => order.person === person && isSold(order) && dayOf(order) < first),
  );
  const products = Map.groupBy(sold, ({ product }) => product);
  const days = Map.groupBy(inside, dayOf);
  return {
    vendas: sum(sold.map(({ cents }) => cents)),
    quantidadePedidos: sold.length,
    quantidadeCancelados: inside.filter(
      (order) => !WAITING.includes(order.status) && !isSold(order),
    ).length,
    // Counted from payments, not from orders: here none is online.
    quantidadeContestados: 0,
    valorContestado: 0,
    minutosAteAceite: middle(inside.map(({ accept }) => accept)),
    minutosAteEntrega: middle(
      inside.filter(({ status }) => status === 8).map(({ deliver }) => deliver),
    ),
    clientesNovos: buyers.length - known.length,
    clientesRecorrentes: known.length,
    porDia: [...days].toSorted().map(([data, list]) => ({
      data,
      vendas: sum(list.filter(isSold).map(({ cents }) => cents)),
      quantidadePedidos: list.filter(isSold).length,
    })),
    hours: sold
      .map((order) => `${clockOf(order).getUTCDay()} ${clockOf(order).getUTCHours()}`)
      .sort(),
    maisVendidos: [...products]
      .map(([idProduto, list]) => ({
        idProduto,
        quantidadeVendida: sum(list.map(({ portions }) => portions)),
      }))
      .toSorted(
        (one, other) =>
          other.quantidadeVendida - one.quantidadeVendida || one.idProduto - other.idProduto,
      ),
  };
}
