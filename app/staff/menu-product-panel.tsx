// Where a product is edited: beside the list on a desktop, a sheet over it on a phone.
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { StaffCategory, StaffGroup, StaffProduct } from '#contract/entities/staff-menu.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useWide } from '../ui/wide.ts';
import { MenuProductForm } from './menu-product-form.tsx';

export type MenuProductPanelProps = {
  /** null: a new one. */
  product: StaffProduct | null;
  category: StaffCategory;
  categories: readonly StaffCategory[];
  groups: readonly StaffGroup[];
  timeZone: string;
  onDirty: (dirty: boolean) => void;
  /** Opens a group over the product; null: a new one. */
  onGroup: (id: number | null) => void;
  onClose: () => void;
  onMade: (id: number) => void;
};

export function MenuProductPanel(props: MenuProductPanelProps) {
  const { t } = useLingui();
  const wide = useWide();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = props.product?.nome ?? t`Novo item`;
  useEffect(() => heading.current?.focus(), []);
  if (!wide) {
    return (
      <Sheet title={title} onClose={props.onClose}>
        <MenuProductForm {...props} />
      </Sheet>
    );
  }
  return (
    <aside className="card ed-panel" aria-labelledby="menu-panel">
      <div className="row between">
        <h2 className="t-head" id="menu-panel" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <IconButton label={t`Fechar`} icon={X} size={20} onClick={props.onClose} />
      </div>
      <MenuProductForm {...props} />
    </aside>
  );
}
