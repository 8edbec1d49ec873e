// The business figures: a period, a store, totals, and charts with their tables.

import { dateFormat } from '#rules/time/date-format.ts';
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import type { Figures } from '#contract/entities/console/figures.ts';
import { localDate } from '#rules/time/zoned-time.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import { DEFAULT_ZONE } from '../../orders/order-times.ts';
import './figures.css';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { loadedIfAllowed } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/figures.route';
import { askedIn, type Refused } from './asked.ts';
import { BestSellers } from './best-sellers.tsx';
import { useFigureFile } from './figure-file.ts';
import { HoursChart } from './hours-of-week.tsx';
import { PartsTables } from './parts-tables.tsx';
import { type Asked, PeriodForm } from './period-form.tsx';
import { SalesChart } from './sales-chart.tsx';
import { FigureTiles } from './tiles.tsx';

/** `figures` is null without permission to read them. */
type Loaded = {
  figures: Figures | null;
  asked: Asked;
  refused: Refused | null;
  today: string;
  css: string;
};

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand, now } = context.get(pageContext);
  if (brand === null) return null;
  const today = localDate(now, brand.estabelecimentos[0]?.fusoHorario ?? DEFAULT_ZONE);
  const { asked, refused } = askedIn(url.searchParams, today);
  const store = asked.store === '' ? {} : { idEstabelecimento: Number(asked.store) };
  const result = await api.figures({ primeiroDia: asked.first, ultimoDia: asked.last, ...store });
  return { figures: loadedIfAllowed(result), asked, refused, today, css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function FiguresScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { figures, asked, refused, today, css } = loaderData;
  return (
    <StaffPage
      css={css}
      place="figures"
      title={t`Vendas`}
      detail={projectName}
      body="console-body figures printed"
      actions={figures === null ? null : <Tools figures={figures} asked={asked} />}
    >
      {figures === null ? (
        <EmptyState
          title={t`Só para quem administra`}
          text={t`Quem vê os números é o proprietário ou o gerente.`}
        />
      ) : (
        <Report figures={figures} asked={asked} refused={refused} today={today} />
      )}
    </StaffPage>
  );
}

type ReportProps = Pick<Loaded, 'asked' | 'refused' | 'today'> & { figures: Figures };

function Report({ figures, asked, refused, today }: ReportProps) {
  const { i18n } = useLingui();
  const { projectName } = useBrand();
  const { estabelecimentos, anterior } = figures;
  const store = estabelecimentos.find(({ id }) => String(id) === asked.store);
  const date = dateFormat(i18n.locale, { dateStyle: 'short', timeZone: 'UTC' });
  const span = (first: string, last: string) =>
    [first, last].map((day) => date.format(new Date(`${day}T00:00:00Z`))).join(' – ');
  const period = span(asked.first, asked.last);
  const earlier = span(anterior.primeiroDia, anterior.ultimoDia);
  return (
    <>
      <PeriodForm
        asked={asked}
        stores={estabelecimentos}
        today={today}
        key={`${asked.first} ${asked.last} ${asked.store}`}
      />
      {refused === null ? null : (
        <Notice tone="warning" role="status">
          {refused === 'unread' ? (
            <Trans>Faltou o começo ou o fim. Aqui estão os últimos 7 dias.</Trans>
          ) : refused === 'reversed' ? (
            <Trans>O fim vem antes do começo. Aqui estão os últimos 7 dias.</Trans>
          ) : (
            <Trans>O período tem mais de um ano. Aqui estão os últimos 7 dias.</Trans>
          )}
        </Notice>
      )}
      <p className="t-cap">
        <b className="figures-paper">{`${store?.nome ?? projectName} · `}</b>
        <Trans>
          {period}, ao lado do período anterior de {earlier}
        </Trans>
      </p>
      <FigureTiles figures={figures} />
      <div className="figures-columns">
        <div>
          <SalesChart figures={figures} first={asked.first} last={asked.last} />
          <HoursChart hours={figures.porHora} />
          <BestSellers products={figures.maisVendidos} />
        </div>
        <div>
          <PartsTables parts={figures.partes} />
        </div>
      </div>
    </>
  );
}

function Tools({ figures, asked }: Pick<ReportProps, 'figures' | 'asked'>) {
  const save = useFigureFile();
  return (
    <div className="row tight">
      <Button variant="outline" size="md" onClick={() => save(figures, asked)}>
        <Icon of={Download} size={18} />
        CSV
      </Button>
      <Button variant="outline" size="md" onClick={() => print()}>
        <Icon of={Printer} size={18} />
        <Trans>Imprimir</Trans>
      </Button>
    </div>
  );
}
