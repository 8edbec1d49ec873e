// Shown where a console's screen could not be loaded, a brand's or the operator's: a refusal with
// its sentence, anything else as an error of ours.
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { Failure } from '#contract/reply.ts';
import { FailedMain } from '../../errors/failed-main.tsx';
import { useFailureText } from '../../errors/failure-text.ts';
import { useLoaderError } from '../../errors/loader-error.ts';
import { buttonClass } from '../../ui/button.tsx';
import { refusalIn } from './refused-page.ts';

const TOO_MANY = 429;

/** The `ErrorBoundary` of the consoles' screens. */
export function ConsoleFailed() {
  const { t } = useLingui();
  const refused = refusalIn(useLoaderError());
  const title = t`Não deu para abrir esta página`;
  return refused === null ? (
    <FailedMain
      title={title}
      text={<Trans>O problema é nosso. O que já foi salvo continua guardado.</Trans>}
    />
  ) : (
    <Refused title={title} failure={refused} />
  );
}

function Refused({ title, failure }: { title: string; failure: Failure }) {
  const { pathname, search } = useLocation();
  const text = useFailureText();
  const canRetry = search === '' || failure.status === TOO_MANY;
  return (
    <FailedMain title={title} text={text(failure)} icon={CircleAlert} canRetry={canRetry}>
      {canRetry ? null : (
        <Link reloadDocument className={buttonClass({ block: true })} to={pathname}>
          <Trans>Limpar filtros</Trans>
        </Link>
      )}
    </FailedMain>
  );
}
