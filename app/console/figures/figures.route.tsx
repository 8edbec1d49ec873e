// The business figures: a period, a store, totals, and charts with their tables.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Form } from 'react-router';
import type { Figures } from '#contract/entities/console/figures.ts';
import { csvText } from '#rules/menu-files/csv-text.ts';
import { addDays, localDate } from '#rules/time/zoned-time.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import { DEFAULT_ZONE } from '../../orders/order-times.ts';
import './figures.css';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/money.tsx';
import { saveText } from '../frame/download-text.ts';
import { loadedIfAllowed } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/figures.route';
import { BarChart } from './chart.tsx';
import { HoursChart } from './hours-of-week.tsx';

type Asked = { first: string; last: string; store: string };
/** `figures` is null without permission to read them. */
type Loaded = { figures: Figures | null; asked: Asked; css: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const USUAL_DAYS = 29;
const MOST_DAYS = 366;

/** The period in the address, or the last thirty days. */
function askedIn(query: URLSearchParams, today: string): Asked {
  const [first, last] = [query.get('inicio') ?? '', query.get('fim') ?? ''];
  const usable =
    DAY.test(first) &&
    DAY.test(last) &&
    first <= last &&
    Date.parse(last) - Date.parse(first) <= MOST_DAYS * 86_400_000;
  const store = /^[1-9]\d{0,8}$/.test(query.get('loja') ?? '') ? (query.get('loja') ?? '') : '';
  return usable
    ? { first, last, store }
    : { first: addDays(today, -USUAL_DAYS), last: today, store };
}

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand, now } = context.get(pageContext);
  if (brand === null) return null;
  const today = localDate(now, brand.estabelecimentos[0]?.fusoHorario ?? DEFAULT_ZONE);
  const asked = askedIn(url.searchParams, today);
  const store = asked.store === '' ? {} : { idEstabelecimento: Number(asked.store) };
  const result = await api.figures({ primeiroDia: asked.first, ultimoDia: asked.last, ...store });
  return { figures: loadedIfAllowed(result), asked, css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function FiguresScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { figures, asked, css } = loaderData;
  return (
    <StaffPage
      css={css}
      place="figures"
      title={t`Números`}
      detail={projectName}
      actions={figures === null ? null : <SaveDays figures={figures} asked={asked} />}
    >
      {figures === null ? (
        <EmptyState
          title={t`Só para quem administra`}
          text={t`Quem vê os números é o proprietário ou o gerente.`}
        />
      ) : (
        <>
          <Period
            asked={asked}
            figures={figures}
            key={`${asked.first} ${asked.last} ${asked.store}`}
          />
          <Sums figures={figures} />
          <Charts figures={figures} asked={asked} />
        </>
      )}
    </StaffPage>
  );
}

function Period({
  asked: { first, last, store },
  figures: { estabelecimentos },
}: {
  asked: Asked;
  figures: Figures;
}) {
  const { t } = useLingui();
  return (
    <Form className="figures-period" role="search" aria-label={t`Período`}>
      <TextField label={t`De`} name="inicio" type="date" defaultValue={first} />
      <TextField label={t`Até`} name="fim" type="date" defaultValue={last} />
      {estabelecimentos.length < 2 ? null : (
        <SelectField
          label={t`Loja`}
          name="loja"
          defaultValue={store}
          placeholder={t`Todas as lojas`}
          options={estabelecimentos.map(({ id, nome }) => ({ value: String(id), label: nome }))}
        />
      )}
      <Button type="submit" size="md" variant="outline">
        <Trans>Ver</Trans>
      </Button>
    </Form>
  );
}

function Sums({ figures }: { figures: Figures }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const {
    vendas,
    quantidadePedidos,
    valorMedio,
    quantidadeCancelados,
    minutosAteAceite,
    minutosAteEntrega,
    clientesNovos,
    clientesRecorrentes,
  } = figures;
  const { quantidadeContestados: disputed, valorContestado } = figures;
  const tried = quantidadePedidos + quantidadeCancelados;
  const share =
    tried === 0
      ? '–'
      : i18n.number(quantidadeCancelados / tried, { style: 'percent', maximumFractionDigits: 1 });
  const minutes = (value: number | null) => (value === null ? '–' : t`${i18n.number(value)} min`);
  const lines: [string, string][] = [
    [t`Vendas`, money(vendas)],
    [t`Pedidos`, i18n.number(quantidadePedidos)],
    [t`Valor médio`, valorMedio === null ? '–' : money(valorMedio)],
    [t`Cancelados`, share],
    ...(disputed === 0
      ? []
      : [
          [t`Contestado`, `${money(valorContestado)} (${i18n.number(disputed)})`] satisfies [
            string,
            string,
          ],
        ]),
    [t`Clientes novos`, i18n.number(clientesNovos)],
    [t`Clientes que voltaram`, i18n.number(clientesRecorrentes)],
    [t`Até aceitar`, minutes(minutosAteAceite)],
    [t`Até entregar`, minutes(minutosAteEntrega)],
  ];
  return (
    <dl className="figures-sums">
      {lines.map(([name, value]) => (
        <div key={name} className="card">
          <dt className="t-cap">{name}</dt>
          <dd className="t-section num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Charts({
  figures: { porDia, porHora, maisVendidos },
  asked: { first, last },
}: {
  figures: Figures;
  asked: Asked;
}) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const known = new Map(porDia.map((day) => [day.data, day]));
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  const dayName = new Intl.DateTimeFormat(i18n.locale, {
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
  });
  return (
    <>
      <BarChart
        title={t`Vendas por dia`}
        head={[t`Dia`, t`Vendas`, t`Pedidos`]}
        bars={days.map((day) => {
          const { vendas, quantidadePedidos } = known.get(day) ?? {
            vendas: 0,
            quantidadePedidos: 0,
          };
          return {
            key: day,
            name: dayName.format(new Date(`${day}T00:00:00Z`)),
            value: vendas,
            cells: [money(vendas), i18n.number(quantidadePedidos)],
          };
        })}
      />
      <HoursChart hours={porHora} />
      <BarChart
        lying
        title={t`Mais vendidos`}
        head={[t`Produto`, t`Quantidade`, t`Vendas`]}
        bars={maisVendidos.map(({ idProduto, nome, quantidadeVendida, vendas }) => ({
          key: String(idProduto),
          name: nome,
          value: quantidadeVendida,
          cells: [i18n.number(quantidadeVendida), money(vendas)],
        }))}
      />
    </>
  );
}

function SaveDays({
  figures: { porDia, maisVendidos },
  asked: { first, last },
}: {
  figures: Figures;
  asked: Asked;
}) {
  const { appNome } = useBrand();
  function save() {
    const days = porDia.map(({ data, vendas, quantidadePedidos }) => [
      data,
      vendas / 100,
      quantidadePedidos,
    ]);
    const products = maisVendidos.map(({ nome, quantidadeVendida, vendas }) => [
      nome,
      quantidadeVendida,
      vendas / 100,
    ]);
    const table = [
      ['data', 'vendas', 'quantidadePedidos'],
      ...days,
      [],
      ['nome', 'quantidadeVendida', 'vendas'],
      ...products,
    ];
    saveText(`${appNome}-${first}-${last}.csv`, csvText(table));
  }
  return (
    <Button variant="outline" size="md" onClick={save}>
      <Icon of={Download} size={18} />
      CSV
    </Button>
  );
}
