// The ways to older lines of a log and back to the newest, with the same filters.
import { Trans } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';

/** `last`: the id of the page's last line; null without an older page. */
export function LogPages({ last }: { last: number | null }) {
  const [query] = useSearchParams();
  const at = (before: number | null) => {
    const next = new URLSearchParams(query);
    if (before === null) next.delete('antes');
    else next.set('antes', String(before));
    return `?${next}`;
  };
  const look = buttonClass({ variant: 'neutral', size: 'md' });
  return (
    <div className="row between">
      {query.has('antes') ? (
        <Link className={look} to={at(null)}>
          <Trans>Ver as mais novas</Trans>
        </Link>
      ) : (
        <span />
      )}
      {last === null ? null : (
        <Link className={look} to={at(last)}>
          <Trans>Ver mais antigas</Trans>
        </Link>
      )}
    </div>
  );
}
