// A console screen whose data did not come: a refusal says its sentence, anything else is ours.
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useRouteError } from 'react-router';
import type { Failure } from '#contract/reply.ts';
import { useFailureText } from '../../errors/failure-text.ts';
import { PageFailed } from '../../errors/page-failed.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { refusalIn } from './refused-page.ts';

const TOO_MANY = 429;

/** The `ErrorBoundary` of the console's screens. */
export function ConsoleFailed() {
  const refused = refusalIn(useRouteError());
  return refused === null ? <PageFailed /> : <Refused failure={refused} />;
}

export function Refused({ failure }: { failure: Failure }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const text = useFailureText();
  const main = useRef<HTMLElement>(null);
  // Screen readers start at what happened.
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const title = t`Não deu para abrir esta página`;
  return (
    <main ref={main} tabIndex={-1}>
      <title>{title}</title>
      <EmptyState heading="h1" icon={CircleAlert} title={title} text={text(failure)}>
        {search === '' || failure.status === TOO_MANY ? (
          <Button block onClick={() => location.reload()}>
            <Trans>Tentar de novo</Trans>
          </Button>
        ) : (
          <Link reloadDocument className={buttonClass({ block: true })} to={pathname}>
            <Trans>Limpar filtros</Trans>
          </Link>
        )}
      </EmptyState>
    </main>
  );
}
