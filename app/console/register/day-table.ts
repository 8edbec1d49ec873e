// The registers of a day as the rows of a file: each move, and what was counted at the close.
import type { Register } from '#contract/entities/console/register.ts';
import { localDate, localMinutes } from '#rules/time/zoned-time.ts';
import type { useRegisterWords } from './register-words.ts';

type Cell = string | number;
type Words = ReturnType<typeof useRegisterWords>;

/** Days and hours are the store's own, so that a spreadsheet sorts and shows them. */
export function dayTable(
  registers: readonly Register[],
  timeZone: string,
  words: Pick<Words, 'form' | 'move' | 'person' | 'closing' | 'holder'>,
): Cell[][] {
  const when = (instant: string): Cell[] => {
    const [date, minutes] = [new Date(instant), localMinutes(new Date(instant), timeZone)];
    const clock = [Math.floor(minutes / 60), minutes % 60];
    return [
      localDate(date, timeZone),
      clock.map((part) => String(part).padStart(2, '0')).join(':'),
    ];
  };
  return registers.flatMap(({ id, movimentos, contagem, fechadoEm, nomeFechou, motivo }) => [
    ...movimentos.map((move) => [
      id,
      ...when(move.data),
      words.move(move),
      words.form(move.forma),
      words.person(move.nomePessoa),
      move.entregador ?? '',
      move.motivo,
      move.valor / 100,
      '',
      '',
      '',
    ]),
    ...(fechadoEm === null ? [] : contagem).map((line) => [
      id,
      ...when(fechadoEm ?? ''),
      words.closing,
      words.form(line.forma),
      words.holder(line, contagem) ?? nomeFechou ?? '',
      '',
      motivo,
      '',
      line.esperado / 100,
      line.contado / 100,
      (line.contado - line.esperado) / 100,
    ]),
  ]);
}
