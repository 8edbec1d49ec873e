// All option groups, used or not, with a way to edit each and to add one.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Plus } from 'lucide-react';
import type { StaffGroup } from '#contract/entities/console/menu.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useGroupRange } from './group-range.ts';

type MenuGroupsSheetProps = {
  groups: readonly StaffGroup[];
  onOpen: (id: number | null) => void;
  onClose: () => void;
};

export function MenuGroupsSheet({ groups, onOpen, onClose }: MenuGroupsSheetProps) {
  const { t } = useLingui();
  const range = useGroupRange();
  return (
    <Sheet title={t`Grupos de opções`} onClose={onClose}>
      <div className="stack">
        <p className="t-sub">
          <Trans>Os grupos são usados por vários itens.</Trans>
        </p>
        <ul className="list group-edit">
          {groups.map((group) => (
            <li key={group.id} className="row">
              <button
                type="button"
                className="row grow group-open"
                onClick={() => onOpen(group.id)}
              >
                <span className="grow t-label">{group.nome}</span>
                <span className="t-cap">{range(group)}</span>
                <Icon of={ChevronRight} size={18} />
              </button>
            </li>
          ))}
        </ul>
        <Button variant="outline" size="md" onClick={() => onOpen(null)}>
          <Icon of={Plus} size={18} />
          <Trans>Novo grupo</Trans>
        </Button>
      </div>
    </Sheet>
  );
}
