// The sums of a cart, an order or a bill, as a list of terms and values.
import type { ReactNode } from 'react';
import type { Cents } from '#contract/money.ts';
import { useMoney } from './money.tsx';

export interface TotalLine {
  label: string;
  /** Cents, or a word such as "Grátis". */
  value: Cents | string;
  /** `minus` is green and carries a minus sign; give the amount as a positive number. */
  kind?: 'plain' | 'minus' | 'total';
}

interface TotalsProps {
  lines: readonly TotalLine[];
  children?: ReactNode;
}

export function Totals({ lines, children }: TotalsProps) {
  const money = useMoney();
  const words = ({ value, kind }: TotalLine) => {
    if (typeof value === 'string') return value;
    return kind === 'minus' ? `\u2212\u00a0${money(Math.abs(value))}` : money(value);
  };
  return (
    <dl className="totals">
      {lines.map((line) => (
        <div
          key={`${line.kind} ${line.label}`}
          className={line.kind === 'plain' ? undefined : line.kind}
        >
          <dt>{line.label}</dt>
          <dd>{words(line)}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
