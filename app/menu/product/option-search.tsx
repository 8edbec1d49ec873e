// Finds an option by its name or description, where there are too many to look through.
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Option, OptionGroup } from '#contract/entities/product.ts';
import { GROUP_KIND } from '#rules/price/option-groups.ts';
import { matches } from '#rules/text.ts';
import { Icon } from '../../ui/icon.tsx';

/** As many as fit two screens of a phone. */
const MANY = 8;

type OptionSearch = {
  field: ReactNode;
  /** All options are shown. */
  idle: boolean;
  finds: (option: Option) => boolean;
};

export function useOptionSearch({ opcoes, adicional }: OptionGroup): OptionSearch {
  const { t } = useLingui();
  const [wanted, setWanted] = useState('');
  const count = opcoes.length;
  if (count <= MANY) return { field: null, idle: true, finds: () => true };
  const finds = ({ nome, descricao }: Option) => matches(`${nome} ${descricao ?? ''}`, wanted);
  const label =
    adicional === GROUP_KIND.flavours
      ? t`Buscar entre ${count} sabores`
      : t`Buscar entre ${count} opções`;
  const field = (
    <>
      <span className="input search opt-search">
        <Icon of={Search} />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          defaultValue=""
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      </span>
      <p className="t-sub opt-none" role="status">
        {opcoes.some(finds) ? null : <Trans>Nada com “{wanted}”. Tente outra palavra.</Trans>}
      </p>
    </>
  );
  return { field, idle: wanted.trim() === '', finds };
}
