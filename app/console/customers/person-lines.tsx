// People in a list, each with what they bought.
import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PersonLine } from '#contract/entities/console/customers.ts';
import { useMoney } from '../../ui/money.tsx';

type Line = {
  key: string;
  nome: string;
  contact: ReactNode;
  to: string;
  sums: Pick<PersonLine, 'quantidadePedidos' | 'totalComprado'>;
};

export function PersonLines({ name, lines }: { name: string; lines: readonly Line[] }) {
  const money = useMoney();
  return (
    <ul className="card pad0 list people-list" aria-label={name}>
      {lines.map(({ key, nome, contact, to, sums: { quantidadePedidos, totalComprado } }) => (
        <li key={key}>
          <Link className="li" to={to}>
            <span className="grow">
              <span className="t-label">{nome}</span>
              <span className="t-cap people-line">{contact}</span>
            </span>
            <span className="people-sums">
              <span className="t-label num">{money(totalComprado)}</span>
              <span className="t-cap">
                <Plural
                  value={quantidadePedidos}
                  _0="Nenhum pedido"
                  one="# pedido"
                  other="# pedidos"
                />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
