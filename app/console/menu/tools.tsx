// Actions on the whole menu: option groups, bulk prices, files, preview.
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ChevronRight,
  Eye,
  FileDown,
  Images,
  ListTree,
  type LucideIcon,
  Percent,
} from 'lucide-react';
import type { StaffMenu } from '#contract/entities/console/menu.ts';
import '../menu-bulk/bulk.css';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { MenuFilesSheet } from '../menu-bulk/files-sheet.tsx';
import { MenuPhotosSheet } from '../menu-bulk/photos-sheet.tsx';
import { MenuPricesSheet } from '../menu-bulk/prices-sheet.tsx';
import { MenuPreviewSheet } from './preview-sheet.tsx';

export type MenuTool = 'list' | 'prices' | 'files' | 'photos' | 'preview';
type MenuToolsProps = {
  tool: MenuTool | null;
  menu: StaffMenu;
  onTool: (tool: MenuTool | null) => void;
  onGroups: () => void;
};

export function MenuTools({ tool, menu, onTool, onGroups }: MenuToolsProps) {
  const { t } = useLingui();
  const close = () => onTool(null);
  if (tool === 'prices') return <MenuPricesSheet menu={menu} onClose={close} />;
  if (tool === 'files')
    return (
      <MenuFilesSheet timeZone={menu.fusoHorario} ofStores={menu.variasLojas} onClose={close} />
    );
  if (tool === 'photos') return <MenuPhotosSheet menu={menu} onClose={close} />;
  if (tool === 'preview') return <MenuPreviewSheet onClose={close} />;
  if (tool === null) return null;
  const lines: { key: string; icon: LucideIcon; label: string; open: () => void }[] = [
    { key: 'groups', icon: ListTree, label: t`Grupos de opções`, open: onGroups },
    { key: 'prices', icon: Percent, label: t`Mudar preços`, open: () => onTool('prices') },
    {
      key: 'photos',
      icon: Images,
      label: t`Fotos de uma pasta`,
      open: () => onTool('photos'),
    },
    { key: 'files', icon: FileDown, label: t`Importar e exportar`, open: () => onTool('files') },
    { key: 'preview', icon: Eye, label: t`Ver como o cliente`, open: () => onTool('preview') },
  ];
  return (
    <Sheet title={t`Cardápio`} onClose={close}>
      <ul className="list">
        {lines.map(({ key, icon, label, open }) => (
          <li key={key}>
            <button
              type="button"
              className="row group-open bulk-price"
              onClick={() => {
                close();
                open();
              }}
            >
              <Icon of={icon} size={20} />
              <span className="grow t-label">{label}</span>
              <Icon of={ChevronRight} size={18} />
            </button>
          </li>
        ))}
      </ul>
      <p className="t-cap">
        <Trans>O que você salva está no site no mesmo instante.</Trans>
      </p>
    </Sheet>
  );
}
