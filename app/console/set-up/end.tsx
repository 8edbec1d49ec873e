// The end of the guided set-up: what still blocks, and the owner's own first order.
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, MessageCircle, Receipt, Share2, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { SetupStep } from '#contract/endpoints/console/set-up.ts';
import type { BoardStore } from '#contract/entities/console/board.ts';
import { pages } from '#contract/pages.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useShare } from '../../ui/use-share.ts';
import { useStoreStateText } from '../board/store-state.ts';
import { SetupChecklist } from './checklist.tsx';
import { ShopAddress } from './shop-address.tsx';
import { StoreShown } from './show-store.tsx';

type GuideEndProps = {
  steps: readonly SetupStep[];
  open: boolean;
  store: BoardStore;
  /** Whether customers see the store. */
  shown: boolean;
  owner: boolean;
  several: boolean;
};

export function GuideEnd({ steps, open, store, shown, owner, several }: GuideEndProps) {
  const { t } = useLingui();
  const words = useStoreStateText()(store);
  const share = useShare();
  const { projectName } = useBrand();
  const path = several ? `${pages.menu}?loja=${encodeURIComponent(store.codigo)}` : pages.menu;
  return (
    <>
      <SetupChecklist steps={steps} open={open} storeId={store.id} />
      {shown ? null : <StoreShown storeId={store.id} ready={open} owner={owner} />}
      {open && shown && store.estado !== 'aberto' ? (
        <Notice tone="info" title={<Trans>A loja está fechada agora</Trans>}>
          {words.detail}
        </Notice>
      ) : null}
      {shown ? (
        <section className="card stack">
          <h3 className="t-item">
            <Trans>Faça um pedido de teste</Trans>
          </h3>
          <ol className="guide-list">
            <li>
              <Trans>Deixe o painel de pedidos aberto neste aparelho, com o som ligado.</Trans>
            </li>
            <li>
              <Trans>
                Abra a loja em outra aba ou no celular, escolha um produto e feche o pedido como um
                cliente.
              </Trans>
            </li>
            <li>
              <Trans>
                O pedido toca no painel. Aceite, avance e, se quiser, recuse: nada é cobrado em
                dinheiro ou na entrega.
              </Trans>
            </li>
          </ol>
          <div className="setup-actions">
            <a
              className={buttonClass({ size: 'md', variant: open ? 'primary' : 'outline' })}
              href={path}
              target="_blank"
              rel="noopener"
            >
              <Icon of={ShoppingBag} size={18} />
              {open ? <Trans>Fazer um pedido de teste</Trans> : <Trans>Ver minha loja</Trans>}
              <span className="sr">{t`(abre em outra aba)`}</span>
              <Icon of={ExternalLink} size={16} />
            </a>
            <Link
              className={buttonClass({ size: 'md', variant: 'outline' })}
              to={consolePages.board}
            >
              <Icon of={Receipt} size={18} />
              <Trans>Abrir o painel de pedidos</Trans>
            </Link>
            <Button
              variant="outline"
              size="md"
              onClick={() => void share(projectName, `${location.origin}${path}`)}
            >
              <Icon of={Share2} size={18} />
              <Trans>Compartilhar o link da loja</Trans>
            </Button>
          </div>
          <ShopAddress path={path} name={store.codigo} />
        </section>
      ) : null}
      {owner ? <MessagesToCustomers /> : null}
    </>
  );
}

const MessagesToCustomers = () => (
  <section className="card stack">
    <h3 className="t-item">
      <Trans>Avisos aos clientes</Trans>
    </h3>
    <p className="t-sub">
      <Trans>
        Avisos do andamento do pedido saem por WhatsApp, SMS ou e-mail: por uma conta da marca, ou
        pela da plataforma depois que você concordar.
      </Trans>
    </p>
    <div>
      <Link
        className={buttonClass({ size: 'md', variant: 'outline' })}
        to={consolePages.messageAccounts}
      >
        <Icon of={MessageCircle} size={18} />
        <Trans>Escolher as contas</Trans>
      </Link>
    </div>
  </section>
);
