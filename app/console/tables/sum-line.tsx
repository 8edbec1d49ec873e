// One amount below a bill.
import type { ReactNode } from 'react';

export function SumLine({
  name,
  value,
  strong = false,
}: {
  name: ReactNode;
  value: string;
  strong?: boolean;
}) {
  return (
    <div className={strong ? 'strong' : undefined}>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
