// The order page's row for enabling notifications. The browser's prompt appears only after the
// press.
import { Trans, useLingui } from '@lingui/react/macro';
import { BellOff, BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SwitchRow } from '../ui/choice-row.tsx';
import { Icon } from '../ui/icon.tsx';
import { useInBrowser } from '../ui/in-browser.ts';
import { useToast } from '../ui/toast.tsx';
import {
  type Following,
  follow,
  likelyPushState,
  type PushState,
  readPushState,
  unfollow,
} from './push-subscription.ts';

export function PushRow({ id, chave }: Following) {
  const { t } = useLingui();
  const toast = useToast();
  // Only the browser knows, so the server renders nothing. Rendered with the page, the row moves
  // nothing below it.
  const inBrowser = useInBrowser();
  const [known, setState] = useState<PushState | null>(null);
  const state = known ?? (inBrowser ? likelyPushState(id) : 'unknown');
  /** Pressed, and waiting for browser and server. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  useEffect(() => {
    readPushState(id).then(setState, () => setState('unsupported'));
  }, [id]);

  async function choose(wanted: boolean) {
    if (pressed !== null) return;
    setPressed(wanted);
    try {
      setState(await (wanted ? follow({ id, chave }) : unfollow({ id, chave })));
    } catch {
      toast.show({
        text: wanted
          ? t`Não deu para ativar os avisos. Tente novamente.`
          : t`Não deu para desativar os avisos. Tente novamente.`,
        tone: 'danger',
      });
    }
    setPressed(null);
  }

  if (state === 'unknown' || state === 'unsupported') return null;
  if (state === 'blocked') {
    return (
      <div className="card pad0 list">
        <div className="li" role="status">
          <Icon of={BellOff} />
          <span className="grow">
            <span className="t-label">
              <Trans>Avisos bloqueados</Trans>
            </span>
            <span className="t-cap">
              <Trans>Libere as notificações deste site nas configurações do navegador.</Trans>
            </span>
          </span>
        </div>
      </div>
    );
  }
  return (
    <div className="card pad0 list" aria-busy={pressed !== null}>
      <SwitchRow
        label={<Trans>Avisar quando o pedido andar</Trans>}
        detail={<Trans>Uma notificação neste aparelho, mesmo com a página fechada.</Trans>}
        start={<Icon of={BellRing} />}
        checked={pressed ?? state === 'on'}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
    </div>
  );
}
