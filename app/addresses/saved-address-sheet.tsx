// Actions on a saved address: edit, make default, or remove after a confirmation.
import { Trans, useLingui } from '@lingui/react/macro';
import { House, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Failure } from '#contract/reply.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import './address.css';
import { addressLines } from './address-lines.ts';
import type { SavedAddress, SavedAddressesState } from './use-saved-addresses.ts';

type SavedAddressSheetProps = {
  address: SavedAddress;
  saved: SavedAddressesState;
  onEdit: () => void;
  onClose: () => void;
};

export function SavedAddressSheet({ address, saved, onEdit, onClose }: SavedAddressSheetProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  const [street, around] = addressLines(address);
  const run = async (work: () => Promise<Failure | null>) => {
    setBusy(true);
    setFailed(null);
    const failure = await work();
    setBusy(false);
    if (failure === null) onClose();
    else setFailed(failure);
  };
  return (
    <Sheet title={asking ? t`Remover este endereço?` : street} onClose={onClose}>
      <p className="t-sub">{asking ? `${street}, ${around}` : around}</p>
      {failed === null ? null : <Notice tone="warning" role="alert" title={failureText(failed)} />}
      {asking ? (
        <div className="stack sm ad-acts">
          <Button
            variant="danger"
            block
            loading={busy}
            onClick={() => run(() => saved.remove(address.id))}
          >
            <Trans>Remover</Trans>
          </Button>
          <Button variant="quiet" block onClick={() => setAsking(false)}>
            <Trans>Manter</Trans>
          </Button>
        </div>
      ) : (
        <ul className="list flush ad-options">
          <li>
            <button type="button" className="li" onClick={onEdit}>
              <Icon of={Pencil} />
              <span className="grow t-label">
                <Trans>Editar</Trans>
              </span>
            </button>
          </li>
          {address.padrao ? null : (
            <li>
              <button
                type="button"
                className="li"
                aria-busy={busy}
                onClick={() => run(() => saved.makeUsual(address.id))}
              >
                <Icon of={House} />
                <span className="grow t-label">
                  <Trans>Tornar principal</Trans>
                </span>
              </button>
            </li>
          )}
          <li>
            <button type="button" className="li" onClick={() => setAsking(true)}>
              <Icon of={Trash2} />
              <span className="grow t-label">
                <Trans>Remover</Trans>
              </span>
            </button>
          </li>
        </ul>
      )}
    </Sheet>
  );
}
