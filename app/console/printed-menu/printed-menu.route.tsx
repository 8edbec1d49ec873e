// The menu for printing: A4, A5 or large type, with the date of its prices. Printing is recorded,
// so that later price changes can be reported.
import { consolePages } from '#contract/console-pages.ts';
import { useConsoleCall } from '../frame/use-console-call.ts';
import '../../i18n/staff-words.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PrintedMenu } from '#contract/entities/console/printed-menu.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import './paper.css';
import { Button, buttonClass } from '../../ui/button.tsx';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/printed-menu.route';
import { PaperChanges } from './changes.tsx';
import { type PaperFormat, PaperMenu } from './paper.tsx';

type Loaded = { menu: PrintedMenu; css: string };

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api: client, brand } = context.get(pageContext);
  if (brand === null) return null;
  const storeId = Number(url.searchParams.get('loja'));
  const result = await client.printedMenu(
    Number.isSafeInteger(storeId) && storeId > 0 ? { idEstabelecimento: storeId } : {},
  );
  return { menu: loadedOrSignIn(result), css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function PrintedMenuPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  const [format, setFormat] = useState<PaperFormat>('a4');
  const [words, setWords] = useState(true);
  const [options, setOptions] = useState(true);
  const { print, busy } = usePrinting(loaderData?.menu ?? null);
  if (loaderData === null) return null;
  const { menu, css } = loaderData;
  const store = menu.estabelecimentos.find(({ id }) => id === menu.idEstabelecimento);
  const ways: Record<PrintedMenu['formaDosPrecos'], string> = {
    mesa: t`Preços das mesas.`,
    retirada: t`Preços da retirada.`,
    entrega: t`Preços da entrega.`,
  };
  const count = menu.categorias.reduce((sum, { produtos }) => sum + produtos.length, 0);
  return (
    <StaffPage
      css={css}
      place="menu"
      title={t`Cardápio impresso`}
      detail={menu.estabelecimentos.length > 1 ? store?.nome : projectName}
      body="console-body printed paper-page"
      actions={
        <div className="row tight console-actions">
          <Link className={buttonClass({ variant: 'neutral', size: 'md' })} to={consolePages.menu}>
            <Icon of={ArrowLeft} size={18} />
            <Trans>Cardápio</Trans>
          </Link>
          {count === 0 ? null : (
            <Button size="md" loading={busy} onClick={() => void print()}>
              <Icon of={Printer} size={18} />
              <Trans>Imprimir</Trans>
            </Button>
          )}
        </div>
      }
    >
      {count === 0 ? (
        <EmptyState
          title={t`Nada para imprimir ainda`}
          text={t`O que está visível no cardápio aparece aqui.`}
        />
      ) : (
        <>
          <section className="paper-choose no-print stack">
            {menu.estabelecimentos.length < 2 ? null : (
              <nav className="chipwrap" aria-label={t`Loja`}>
                {menu.estabelecimentos.map(({ id, nome }) => (
                  <Link
                    key={id}
                    className={id === menu.idEstabelecimento ? 'chip on' : 'chip'}
                    to={`?loja=${id}`}
                    aria-current={id === menu.idEstabelecimento ? 'page' : undefined}
                  >
                    {nome}
                  </Link>
                ))}
              </nav>
            )}
            <PaperChanges menu={menu} />
            <Segmented
              label={t`Formato`}
              options={[
                { value: 'a4', label: t`A4` },
                { value: 'a5', label: t`A5` },
                { value: 'large', label: t`Letra grande` },
              ]}
              value={format}
              onChange={setFormat}
            />
            <div className="card pad0 list">
              <SwitchRow
                label={t`Com as descrições`}
                checked={words}
                onChange={() => setWords(!words)}
              />
              <SwitchRow
                label={t`Com opções e adicionais`}
                checked={options}
                onChange={() => setOptions(!options)}
              />
            </div>
            <p className="t-sub">
              <Plural
                value={count}
                one="# item, também o que está esgotado hoje."
                other="# itens, também o que está esgotado hoje."
              />{' '}
              {ways[menu.formaDosPrecos]}{' '}
              <Trans>Promoções com fim marcado saem pelo preço normal.</Trans>
            </p>
          </section>
          <PaperMenu menu={menu} format={format} words={words} options={options} />
        </>
      )}
    </StaffPage>
  );
}

/**
 * First the server confirms that the prices on the screen are current, then the menu is printed.
 */
function usePrinting(menu: PrintedMenu | null) {
  const { busy, run } = useConsoleCall();
  async function print() {
    if (menu === null || busy) return;
    const { idEstabelecimento, revisao } = menu;
    const result = await run((client) => client.recordPrintedMenu({ idEstabelecimento, revisao }));
    if (result?.ok) window.print();
  }
  return { print, busy };
}
