// Says in the menu editor that the printed menu is out of date.
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function PaperStrip({ outdated }: { outdated: number }) {
  if (outdated === 0) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      title={
        <Plural
          value={outdated}
          one="# preço mudou desde que o cardápio foi impresso"
          other="# preços mudaram desde que o cardápio foi impresso"
        />
      }
      action={
        <Link
          className={buttonClass({ variant: 'outline', size: 'sm' })}
          to={consolePages.printedMenu}
        >
          <Trans>Imprimir de novo</Trans>
        </Link>
      }
    />
  );
}
