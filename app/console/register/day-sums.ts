// The moves of a register in short, for the report of a day: each kind of move in each form once.
import type { Register, RegisterMove } from '#contract/entities/console/register.ts';

export type DaySum = Pick<RegisterMove, 'tipo' | 'forma' | 'valor'> & { count: number };

/** In the order in which they first happened; cents, below zero for what went out. */
export function daySums({ movimentos }: Pick<Register, 'movimentos'>): DaySum[] {
  return [...Map.groupBy(movimentos, ({ tipo, forma }) => `${tipo} ${forma}`).values()].flatMap(
    ([first, ...rest]) =>
      first === undefined
        ? []
        : {
            tipo: first.tipo,
            forma: first.forma,
            valor: rest.reduce((sum, { valor }) => sum + valor, first.valor),
            count: rest.length + 1,
          },
  );
}
