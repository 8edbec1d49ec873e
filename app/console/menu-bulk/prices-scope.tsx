// Whose prices change: products by category, options by group.
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffMenu } from '#contract/entities/console/menu.ts';
import { Chip } from '../../ui/badge.tsx';
import { type PriceScope, pricedGroups } from './price-plan.ts';

type ScopeProps = { menu: StaffMenu; scope: PriceScope; onChange: (scope: PriceScope) => void };

export function MenuPricesScope({ menu, scope, onChange }: ScopeProps) {
  const { t } = useLingui();
  const groups = pricedGroups(menu);
  return (
    <>
      <ScopeList
        legend={t`Itens das categorias`}
        all={menu.categorias.map(({ id, nome }) => ({ id, name: nome }))}
        chosen={scope.categories}
        onChange={(categories) => onChange({ ...scope, categories })}
      />
      {groups.length === 0 ? null : (
        <ScopeList
          legend={t`Opções dos grupos`}
          all={groups.map(({ id, nome, usos }) => ({
            id,
            name: nome,
            detail: usos === 1 ? t`1 item` : t`${usos} itens`,
          }))}
          chosen={scope.groups}
          onChange={(chosen) => onChange({ ...scope, groups: chosen })}
        />
      )}
    </>
  );
}

type Choice = { id: number; name: string; detail?: string };
type ListProps = {
  legend: string;
  all: readonly Choice[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
};

function ScopeList({ legend, all, chosen, onChange }: ListProps) {
  const { t } = useLingui();
  const whole = all.every(({ id }) => chosen.has(id));
  const flip = (id: number) =>
    onChange(
      chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]),
    );
  return (
    <fieldset className="bulk-scope">
      <legend className="t-label">{legend}</legend>
      <div className="chipwrap">
        <Chip
          pressed={whole}
          aria-label={t`${legend}: todos`}
          onClick={() => onChange(new Set(whole ? [] : all.map(({ id }) => id)))}
        >
          <Trans>Todos</Trans>
        </Chip>
        {all.map(({ id, name, detail }) => (
          <Chip key={id} pressed={chosen.has(id)} title={detail} onClick={() => flip(id)}>
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
