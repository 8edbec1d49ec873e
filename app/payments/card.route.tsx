// The card page (the specification, section 2): a document without any brand, for a frame, an app's
// web view, or on its own.
import '../i18n/later-words.ts';
import { useLingui } from '@lingui/react/macro';
import { CircleX } from 'lucide-react';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { pageContext } from '../context.ts';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/card.route';
import '../styles/amounts.css';
import './payment.css';
import './card-page.css';
import { CardPage } from './card-page.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  const { embedders } = context.get(pageContext);
  const store = Number(url.searchParams.get('estabelecimento'));
  return { embedders, storeId: Number.isSafeInteger(store) && store > 0 ? store : null };
}

export default function CardRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const root = useRouteLoaderData<{ alone: boolean }>('root');
  const alone = root?.alone === true;
  useEffect(() => {
    // Opened by a link inside the storefront: reload, because this page never shares a document
    // with it.
    if (!alone) location.reload();
  }, [alone]);
  if (!alone) return null;
  return (
    <>
      <title>{t`Pagamento com cartão`}</title>
      <CardPage {...loaderData} />
    </>
  );
}

/** Errors here are not reported: their text might contain card data. */
export function ErrorBoundary() {
  const { t } = useLingui();
  return (
    <main className="page narrow stack lg">
      <Notice tone="danger" icon={CircleX} role="alert" title={t`O pagamento não abriu`}>
        {t`Feche esta página e tente de novo.`}
      </Notice>
    </main>
  );
}
