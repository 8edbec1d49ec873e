// The menu's categories at the side, or above the list on a phone; sortable by dragging.
import { Trans, useLingui } from '@lingui/react/macro';
import { EyeOff, Plus } from 'lucide-react';
import type { StaffCategory } from '#contract/entities/console/menu.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { ReorderNotice } from '../forms/reorder-notice.tsx';
import { useReorder } from '../forms/use-reorder.ts';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { MenuGrip } from './grip.tsx';

type MenuCategoriesProps = {
  categories: readonly StaffCategory[];
  chosen: StaffCategory | null;
  mayEdit: boolean;
  onChoose: (category: StaffCategory) => void;
  onNew: () => void;
};

export function MenuCategories({
  categories,
  chosen,
  mayEdit,
  onChoose,
  onNew,
}: MenuCategoriesProps) {
  const { t } = useLingui();
  const { run } = useConsoleCall();
  const ids = categories.map(({ id }) => id);
  const { grip, held, over, moved } = useReorder(
    ids,
    (id, depoisDe) => void run((client) => client.moveCategory({ id, depoisDe })),
  );
  return (
    <nav aria-label={t`Categorias`} className="editor-categories">
      <ul data-order>
        {categories.map((category) => {
          const { id, nome, visivel, produtos } = category;
          return (
            <li
              key={id}
              data-id={id}
              className={classes('editor-category', held === id && 'held', over === id && 'over')}
            >
              {mayEdit ? <MenuGrip name={nome} {...grip(id)} /> : null}
              <button
                type="button"
                aria-current={chosen?.id === id || undefined}
                onClick={() => onChoose(category)}
              >
                <span className="grow">{nome}</span>
                {visivel ? null : (
                  <>
                    <Icon of={EyeOff} size={16} />
                    <span className="sr">
                      <Trans>Oculta</Trans>
                    </span>
                  </>
                )}
                <span className="num t-cap">{produtos.length}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <ReorderNotice moved={moved} things={categories} />
      {mayEdit ? (
        <Button variant="quiet" size="md" onClick={onNew}>
          <Icon of={Plus} size={18} />
          <Trans>Nova categoria</Trans>
        </Button>
      ) : null}
    </nav>
  );
}
