// The category into which the selected products are moved or copied.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { StaffCategory } from '#contract/entities/console/menu.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';

type MenuTargetSheetProps = {
  copies: boolean;
  count: number;
  categories: readonly StaffCategory[];
  onClose: () => void;
  onChoose: (id: number) => void;
};

export function MenuTargetSheet(props: MenuTargetSheetProps) {
  const { t } = useLingui();
  const { copies, count, categories, onClose, onChoose } = props;
  return (
    <Sheet
      title={copies ? t`Copiar para a categoria` : t`Mover para a categoria`}
      onClose={onClose}
    >
      <div className="stack">
        <p className="t-sub">
          {copies ? (
            <Trans>As cópias ficam ocultas até você mostrar.</Trans>
          ) : (
            <Plural value={count} one="# item muda de lugar." other="# itens mudam de lugar." />
          )}
        </p>
        <ul className="list">
          {categories.map(({ id, nome, produtos }) => (
            <li key={id}>
              <button
                type="button"
                className="row group-open bulk-price"
                onClick={() => onChoose(id)}
              >
                <span className="grow t-label">{nome}</span>
                <span className="num t-cap">{produtos.length}</span>
                <Icon of={ChevronRight} size={18} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
