// Asks at the start of a shift whether the bell is audible, because nobody notices by chance that a
// tablet is muted.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Bell } from './use-order-bell.ts';

export function SoundSheet({ bell: { test, tryIt, answer, putOff } }: { bell: Bell }) {
  const { t } = useLingui();
  if (test !== 'asking' && test !== 'silent') return null;
  return (
    <Sheet title={test === 'asking' ? t`Você ouviu o sino?` : t`Nada se ouve`} onClose={putOff}>
      <div className="stack">
        <p className="t-sub" role="status">
          {test === 'asking' ? (
            <Trans>É ele que avisa dos pedidos.</Trans>
          ) : (
            <Trans>
              Aumente o volume, tire o aparelho e a aba do mudo e confira a caixa de som.
            </Trans>
          )}
        </p>
        <div className="cols2">
          <Button
            variant="neutral"
            data-bell
            onClick={() => (test === 'asking' ? answer(false) : putOff())}
          >
            {test === 'asking' ? <Trans>Não ouvi</Trans> : <Trans>Depois</Trans>}
          </Button>
          <Button data-bell onClick={() => (test === 'asking' ? answer(true) : tryIt())}>
            {test === 'asking' ? <Trans>Ouvi</Trans> : <Trans>Tocar de novo</Trans>}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
