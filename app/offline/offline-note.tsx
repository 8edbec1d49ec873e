// Offline, the menu is the last one loaded: says so, with its time.
import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { Notice } from '../ui/notice.tsx';
import { useOnline } from './use-online.ts';

export function OfflineNote({ at, zone }: { at: number; zone: string }) {
  const { i18n } = useLingui();
  const online = useOnline();
  if (online) return null;
  const time = i18n.date(new Date(at), {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  });
  return (
    <Notice
      tone="warning"
      icon={WifiOff}
      role="status"
      title={<Trans>Você está sem internet</Trans>}
    >
      <Trans>Este é o cardápio de {time}. Sua sacola está guardada neste aparelho.</Trans>
    </Notice>
  );
}
