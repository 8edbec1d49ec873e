// In place of a menu to pick from: it is on its way, or did not come.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';

export function MenuPending({ failed, onAgain }: { failed: boolean; onAgain: () => void }) {
  const { t } = useLingui();
  if (!failed) return <Spinner />;
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t`Os produtos não carregaram.`}
      action={
        <Button variant="outline" size="sm" onClick={onAgain}>
          <Trans>Tentar de novo</Trans>
        </Button>
      }
    />
  );
}
