// An amount that a total grows or shrinks by, with its sign.
import { useMoney } from '../ui/money.tsx';

/** Cents. The sign stays with its amount; nothing has none. */
export function useSignedMoney(): (value: number) => string {
  const money = useMoney();
  return (value) =>
    value === 0 ? money(0) : `${value < 0 ? '\u2212' : '+'}\u00a0${money(Math.abs(value))}`;
}
