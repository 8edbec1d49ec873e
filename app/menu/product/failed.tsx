// The product could not be loaded. It may exist: without a network it opens by itself later.

import { Trans, useLingui } from '@lingui/react/macro';
import { Unplug } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { AccountFrame } from '../../account-frame.tsx';
import { SeeMenu } from '../../brand/menu-words.tsx';
import { useOnline } from '../../offline/use-online.ts';
import { useReloadPage } from '../../offline/use-reload-page.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { whenSiteAnswers } from '../../when-site-answers.ts';

export function ProductFailed() {
  const { t } = useLingui();
  const main = useRef<HTMLElement>(null);
  // As it was when the load failed: the page reloads when the connection returns.
  const online = useOnline();
  const [offline] = useState(!online);
  // Screen readers start at what happened.
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  useReloadWhenBack(offline);
  const { asking, reload } = useReloadPage();
  const title = offline ? t`Você está sem internet` : t`Não deu para abrir este produto`;
  return (
    <AccountFrame current="menu" storeId={null}>
      <main ref={main} tabIndex={-1}>
        <title>{title}</title>
        <EmptyState
          heading="h1"
          icon={Unplug}
          title={title}
          text={
            offline ? (
              <Trans>
                Este produto ainda não estava guardado neste aparelho. Quando a conexão voltar, ele
                abre sozinho. Sua sacola continua aqui.
              </Trans>
            ) : (
              <Trans>Confira a conexão e tente de novo. Sua sacola continua aqui.</Trans>
            )
          }
        >
          <Button block loading={asking} onClick={() => void reload()}>
            <Trans>Tentar de novo</Trans>
          </Button>
          <Link className={buttonClass({ variant: 'quiet', block: true })} to={pages.menu}>
            <SeeMenu />
          </Link>
        </EmptyState>
      </main>
    </AccountFrame>
  );
}

function useReloadWhenBack(offline: boolean): void {
  useEffect(() => (offline ? whenSiteAnswers(() => location.reload()) : undefined), [offline]);
}
