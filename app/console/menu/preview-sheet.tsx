// The storefront itself beside the editor, at a phone's width.
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import '../menu-bulk/bulk.css';
import { useStorefrontBase } from '../../brand/site-origin.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';

export function MenuPreviewSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const menu = useStorefrontBase() + pages.menu;
  return (
    <Sheet title={t`Como o cliente vê`} onClose={onClose}>
      <div className="stack">
        {/* First, so that focus starts outside the frame and Esc closes the sheet. */}
        <a
          className={buttonClass({ variant: 'outline', size: 'md', block: true })}
          href={menu}
          target="_blank"
          rel="noreferrer"
        >
          <Icon of={ExternalLink} size={18} />
          <Trans>Abrir em outra aba</Trans>
        </a>
        <iframe className="menu-preview" src={menu} title={t`O cardápio no site`} />
      </div>
    </Sheet>
  );
}
