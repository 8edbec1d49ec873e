// Asks at the start of a shift whether the bell is audible, because a muted tablet looks like a
// quiet evening.
import { Trans } from '@lingui/react/macro';
import { Volume2, VolumeX } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import type { Bell } from './use-order-bell.ts';

export function SoundStrip({ bell }: { bell: Bell }) {
  const { state, test, tryIt, answer } = bell;
  if (test === 'passed') return state === 'blocked' ? <Blocked onPress={tryIt} /> : null;
  return (
    <div className="alert-strip muted" role="status">
      <Icon of={test === 'asking' ? Volume2 : VolumeX} />
      <span className="grow">
        {test === 'needed' ? (
          <Trans>Teste o som antes de começar: é ele que avisa dos pedidos.</Trans>
        ) : null}
        {test === 'asking' ? <Trans>Você ouviu o sino?</Trans> : null}
        {test === 'silent' ? (
          <Trans>Aumente o volume, tire o aparelho e a aba do mudo e confira a caixa de som.</Trans>
        ) : null}
      </span>
      <span className="row tight">
        {test === 'asking' ? (
          <>
            <button type="button" data-bell className="btn sm" onClick={() => answer(true)}>
              <Trans>Ouvi</Trans>
            </button>
            <button type="button" data-bell className="btn sm" onClick={() => answer(false)}>
              <Trans>Não ouvi</Trans>
            </button>
          </>
        ) : (
          <button type="button" data-bell className="btn sm" onClick={tryIt}>
            {test === 'silent' ? <Trans>Tocar de novo</Trans> : <Trans>Tocar o sino</Trans>}
          </button>
        )}
      </span>
    </div>
  );
}

function Blocked({ onPress }: { onPress: () => void }) {
  return (
    <div className="alert-strip muted" role="status">
      <Icon of={VolumeX} />
      <span className="grow">
        <Trans>O navegador segura o som até você tocar na página.</Trans>
      </span>
      <button type="button" data-bell className="btn sm" onClick={onPress}>
        <Trans>Ativar som</Trans>
      </button>
    </div>
  );
}
