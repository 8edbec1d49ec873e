// A colleague changed the same product in the same store first: says who, and offers their version.
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { OvertakenNotice } from '../menu/overtaken-notice.tsx';

/** `overtaken`: who was first; null if it is not known. */
type StoreOvertakenProps = { overtaken: string | null; onTakeTheirs: () => void };

export function StoreOvertaken({ overtaken, onTakeTheirs }: StoreOvertakenProps) {
  return (
    <OvertakenNotice
      title={
        overtaken === null ? (
          <Trans>Outra pessoa mudou este item nesta loja.</Trans>
        ) : (
          <Trans>{overtaken} mudou este item nesta loja.</Trans>
        )
      }
    >
      <p>
        <Trans>Salve outra vez para ficar com o seu.</Trans>
      </p>
      <div className="chipwrap">
        <Button variant="outline" size="sm" onClick={onTakeTheirs}>
          <Trans>Descartar e ver a outra versão</Trans>
        </Button>
      </div>
    </OvertakenNotice>
  );
}
