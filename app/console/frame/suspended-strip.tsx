// Tells staff that the operator closed the brand to customers, and when it is deleted.
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import type { StaffMember } from '#contract/entities/console/board.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FrameData } from './use-role.ts';

type SuspendedStripProps = {
  /** Who is signed in, where a screen stays open and reads it again; the frame does not. */
  self?: Pick<StaffMember, 'suspensa' | 'apagadaEm'>;
};

export function SuspendedStrip({ self }: SuspendedStripProps) {
  const { i18n } = useLingui();
  const frame = useRouteLoaderData<FrameData>('console');
  const suspended = self === undefined ? frame?.suspended : self.suspensa;
  if (suspended !== true) return null;
  const deleteAt = (self === undefined ? frame?.deleteAt : self.apagadaEm) ?? null;
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
