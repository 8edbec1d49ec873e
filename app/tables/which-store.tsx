// Several stores have tables and the link names none: the customer chooses. The table's number and
// the rest of the link are kept.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { Store } from '#contract/entities/store.ts';
import { pages } from '#contract/pages.ts';
import { AuthFrame } from '../account/auth-frame.tsx';
import { Icon } from '../ui/icon.tsx';

export type StoreWithTables = Pick<Store, 'id' | 'codigo' | 'nome' | 'endereco'>;

export function WhichStore({
  label,
  stores,
}: {
  label: string;
  stores: readonly StoreWithTables[];
}) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const login = (store: StoreWithTables) => {
    const next = new URLSearchParams(query);
    next.delete('estabelecimento');
    next.set('loja', store.codigo === '' ? String(store.id) : store.codigo);
    return `${pages.tableLogin}?${next}`;
  };
  return (
    <AuthFrame title={label} back={pages.menu} lead={<Trans>Em qual loja você está?</Trans>}>
      <title>{label}</title>
      <ul className="card pad0 list" aria-label={t`Lojas com mesas`}>
        {stores.map((store) => (
          <li key={store.id}>
            <Link className="li" to={login(store)}>
              <span className="grow">
                <b className="t-item">{store.nome}</b>
                <span className="t-cap own-line">{streetOf(store)}</span>
              </span>
              <Icon of={ChevronRight} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </AuthFrame>
  );
}

const streetOf = ({ endereco: { logradouro, numero, bairro } }: StoreWithTables) =>
  `${logradouro}, ${numero} · ${bairro}`;
