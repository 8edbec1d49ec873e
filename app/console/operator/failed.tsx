// A screen of the operator's console whose data did not come.
import { Trans, useLingui } from '@lingui/react/macro';
import { Unplug } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterDataContext, useRouteError } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Refused } from '../frame/failed.tsx';
import { refusalIn } from '../frame/refused-page.ts';

/** The `ErrorBoundary` of its screens. Errors while rendering are crashes, which the root shows. */
export function OperatorFailed() {
  const { t } = useLingui();
  const error = useRouteError();
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  if (useContext(UNSAFE_DataRouterDataContext)?.errors == null) throw error;
  const refused = refusalIn(error);
  if (refused !== null) return <Refused failure={refused} />;
  const title = t`Não deu para abrir esta página`;
  return (
    <main ref={main} tabIndex={-1}>
      <title>{title}</title>
      <EmptyState
        heading="h1"
        icon={Unplug}
        title={title}
        text={<Trans>O problema é nosso. O que já foi salvo continua guardado.</Trans>}
      >
        <Button block onClick={() => location.reload()}>
          <Trans>Tentar de novo</Trans>
        </Button>
      </EmptyState>
    </main>
  );
}
