// Tells a person of the platform's support where they are, and until when.
import { Trans, useLingui } from '@lingui/react/macro';
import { LifeBuoy } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import { useBrandZone } from '../../orders/brand-date.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FrameData } from './use-role.ts';

export function SupportStrip() {
  const { i18n } = useLingui();
  const timeZone = useBrandZone();
  const until = useRouteLoaderData<FrameData>('console')?.supportUntil ?? null;
  if (until === null) return null;
  const end = i18n.date(until, { dateStyle: 'short', timeStyle: 'short', timeZone });
  return (
    <div className="alert-strip muted">
      <Icon of={LifeBuoy} />
      <span className="grow" role="status">
        <b>
          <Trans>Você está aqui como suporte, até {end}.</Trans>
        </b>{' '}
        <Trans>O que você faz aparece no registro da marca com seu nome.</Trans>
      </span>
    </div>
  );
}
