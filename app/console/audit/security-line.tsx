// One security event as the owner reads it: what, who, when, from which network and how often.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SecurityEvent } from '#contract/entities/console/audit.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { useBrandZone } from '../../orders/brand-date.ts';
import { Subject } from './line.tsx';
import { securityLabel } from './security-labels.ts';

export function SecurityLine({
  event: { tipo, autor, alvos, rede, vezes, primeiraVez, ultimaVez },
}: {
  event: SecurityEvent;
}) {
  const { t, i18n } = useLingui();
  const label = securityLabel(tipo);
  return (
    <li className="log-line">
      <p className="t-label">{label === null ? tipo : i18n._(label)}</p>
      <p className="t-cap">
        {`${autor?.nome ?? t`Ninguém da equipe`} · `}
        <Times first={primeiraVez} last={ultimaVez} />
        {vezes === 1 ? null : (
          <>
            {' · '}
            <Plural value={vezes} one="# vez" other="# vezes" />
          </>
        )}
        {' · '}
        {rede === '' ? t`várias redes` : t`rede ${rede}`}
      </p>
      <Subjects subjects={alvos.filter(({ alvo }) => alvo !== `staff ${autor?.id}`)} />
    </li>
  );
}

function Subjects({ subjects }: { subjects: SecurityEvent['alvos'] }) {
  const [first, ...others] = subjects;
  if (first === undefined) return null;
  const list = (
    <ul>
      {subjects.map(({ alvo, nomeAlvo }) => (
        <li key={alvo}>
          <Subject subject={alvo} name={nomeAlvo} />
        </li>
      ))}
    </ul>
  );
  if (others.length === 0)
    return (
      <p className="t-cap">
        <Subject subject={first.alvo} name={first.nomeAlvo} />
      </p>
    );
  return (
    <details className="console-fold">
      <summary>
        <Trans>Sobre o quê ({subjects.length})</Trans>
      </summary>
      {list}
    </details>
  );
}

/** Both instants of an event that came more than once. */
function Times({ first, last }: { first: string; last: string }) {
  const { i18n } = useLingui();
  const timeZone = useBrandZone();
  const format = (style: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.locale, { ...style, timeZone });
  const begin = format({ dateStyle: 'short', timeStyle: 'short' }).format(new Date(first));
  const end = format({ timeStyle: 'short' }).format(new Date(last));
  return (
    <>
      <time dateTime={first}>{begin}</time>
      {begin.endsWith(end) ? null : (
        <>
          {'–'}
          <time dateTime={last}>{end}</time>
        </>
      )}
    </>
  );
}
