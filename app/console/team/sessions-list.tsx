// Devices on which a staff member is signed in, with a way to end each session.
import { Trans, useLingui } from '@lingui/react/macro';
import { Monitor, Smartphone } from 'lucide-react';
import type { StaffSessionLine } from '#contract/entities/console/team.ts';
import { deviceName } from '#rules/device-name.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { useBrandZone } from '../../orders/brand-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const handheld: readonly string[] = ['Android', 'iPhone', 'iPad'];

type SessionsListProps = {
  sessions: readonly StaffSessionLine[];
  busy: boolean;
  onEnd: (id: number | null) => void;
};

export function SessionsList({ sessions, busy, onEnd }: SessionsListProps) {
  const { t, i18n } = useLingui();
  const timeZone = useBrandZone();
  const others = sessions.filter(({ atual }) => !atual);
  if (sessions.length === 0) {
    return (
      <p className="t-sub">
        <Trans>Nenhum aparelho conectado.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className="card pad0 list">
        {sessions.map(({ id, identificacao, iniciadaEm, atual }) => {
          const { browser, system } = deviceName(identificacao);
          const name = [browser, system].filter(Boolean).join(' · ') || t`Aparelho`;
          const since = dateFormat(i18n.locale, {
            dateStyle: 'short',
            timeStyle: 'short',
            timeZone,
          }).format(new Date(iniciadaEm));
          return (
            <li key={id} className="li">
              <Icon of={handheld.includes(system) ? Smartphone : Monitor} />
              <span className="grow">
                <span className="t-label">{name}</span>
                <span className="t-cap team-line">{t`Desde ${since}`}</span>
              </span>
              {atual ? (
                <Badge tone="brand">
                  <Trans>Este aparelho</Trans>
                </Badge>
              ) : (
                <Button
                  variant="neutral"
                  size="sm"
                  loading={busy}
                  aria-label={t`Encerrar ${name}`}
                  onClick={() => onEnd(id)}
                >
                  <Trans>Encerrar</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length < 2 ? null : (
        <Button variant="outline" size="md" loading={busy} onClick={() => onEnd(null)}>
          <Trans>Encerrar todas as outras</Trans>
        </Button>
      )}
    </>
  );
}
