// A product's option groups and their order.
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import type { StaffGroup } from '#contract/entities/console/menu.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ReorderNotice } from '../forms/reorder-notice.tsx';
import { useReorder } from '../forms/use-reorder.ts';
import { MenuGrip } from './grip.tsx';
import { groupLabels } from './group-labels.ts';
import { useGroupRange } from './group-range.ts';

type MenuProductGroupsProps = {
  chosen: readonly number[];
  groups: readonly StaffGroup[];
  onChange: (grupos: number[]) => void;
  onGroup: (id: number | null) => void;
};

export function MenuProductGroups({ chosen, groups, onChange, onGroup }: MenuProductGroupsProps) {
  const { t } = useLingui();
  const range = useGroupRange();
  const { grip, held, over, moved } = useReorder(chosen, (id, after) => {
    const others = chosen.filter((other) => other !== id);
    const at = after === null ? 0 : others.indexOf(after) + 1;
    onChange([...others.slice(0, at), id, ...others.slice(at)]);
  });
  const shown = chosen.flatMap((id) => groups.find((group) => group.id === id) ?? []);
  const others = groups.filter(({ id }) => !chosen.includes(id));
  const labels = groupLabels(others, range);
  return (
    <div className="stack group-edit">
      <h3 className="t-label">
        <Trans>Grupos de opções</Trans>
      </h3>
      {shown.length === 0 ? null : (
        <ul data-order>
          {shown.map((group) => (
            <li
              key={group.id}
              data-id={group.id}
              className={classes('row', held === group.id && 'held', over === group.id && 'over')}
            >
              <MenuGrip name={group.nome} {...grip(group.id)} />
              <button
                type="button"
                className="grow t-label group-open"
                aria-label={t`Editar ${group.nome}`}
                onClick={() => onGroup(group.id)}
              >
                {group.nome}
              </button>
              <span className="t-cap">{range(group)}</span>
              <IconButton
                label={t`Tirar ${group.nome}`}
                icon={X}
                size={18}
                onClick={() => onChange(chosen.filter((id) => id !== group.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <ReorderNotice moved={moved} things={shown} />
      {others.length === 0 ? null : (
        <SelectField
          label={t`Usar um grupo`}
          placeholder={t`Escolha um grupo`}
          options={others.map(({ id }, at) => ({ value: String(id), label: labels[at] ?? '' }))}
          value=""
          onChange={(event) => onChange([...chosen, Number(event.currentTarget.value)])}
        />
      )}
      <Button variant="quiet" size="sm" onClick={() => onGroup(null)}>
        <Icon of={Plus} size={16} />
        <Trans>Novo grupo</Trans>
      </Button>
    </div>
  );
}
