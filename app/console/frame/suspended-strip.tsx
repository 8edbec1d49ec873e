// Tells staff that the operator closed the brand to customers, and when it is deleted.
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import type { FrameData } from './use-role.ts';

export function SuspendedStrip() {
  const { i18n } = useLingui();
  const frame = useRouteLoaderData<FrameData>('console');
  if (frame?.suspended !== true) return null;
  const { deleteAt } = frame;
  const day =
    deleteAt === null ? '' : i18n.date(new Date(deleteAt), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="alert-strip muted">
      <Icon of={CircleAlert} />
      <span className="grow" role="status">
        <b>
          <Trans>A marca está fora do ar para os clientes.</Trans>
        </b>{' '}
        {day === '' ? (
          <Trans>Conclua os pedidos abertos e fale com quem administra a plataforma.</Trans>
        ) : (
          <Trans>
            Todos os dados serão apagados em {day}. Fale com quem administra a plataforma para
            desfazer.
          </Trans>
        )}
      </span>
    </div>
  );
}
