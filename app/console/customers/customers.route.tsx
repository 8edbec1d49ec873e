// The restaurant's customers: search, and one customer's orders, balance and consents.
import { consolePages } from '#contract/console-pages.ts';
import '../../i18n/staff-words.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Form, Link } from 'react-router';
import type { PersonFile, PersonList } from '#contract/entities/console/customers.ts';
import { maskPhone } from '#rules/documents.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import { useCall } from '../../use-call.ts';
import '../frame/list.css';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/money.tsx';
import { useToast } from '../../ui/toast.tsx';
import { saveText } from '../frame/download-text.ts';
import { loadedIfAllowed } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/customers.route';
import { PersonView } from './customer-view.tsx';
import { PersonData } from './person-data.tsx';

/** `list` and `person` are both null without permission; else one of them is set. */
type Loaded = { list: PersonList | null; person: PersonFile | null; wanted: string; css: string };

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const wanted = url.searchParams.get('busca')?.slice(0, 80) ?? '';
  const id = Number(url.searchParams.get('cliente'));
  const css = neutralCss();
  if (Number.isSafeInteger(id) && id > 0)
    return { list: null, person: loadedIfAllowed(await api.person({ id })), wanted, css };
  return {
    list: loadedIfAllowed(await api.people({ busca: wanted, maxResultado: 100 })),
    person: null,
    wanted,
    css,
  };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function PeopleScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { list, person, wanted, css } = loaderData;
  return (
    <StaffPage
      css={css}
      place="people"
      title={t`Clientes`}
      detail={projectName}
      actions={list?.podeExportar ? <SaveAll /> : null}
    >
      {person !== null ? (
        <PersonView
          file={person}
          back={
            wanted === ''
              ? consolePages.customers
              : `${consolePages.customers}?busca=${encodeURIComponent(wanted)}`
          }
        />
      ) : null}
      {list !== null ? <People list={list} wanted={wanted} /> : null}
      {list?.podeExportar ? <PersonData /> : null}
      {person === null && list === null ? (
        <EmptyState
          title={t`Só para quem administra`}
          text={t`Quem vê os clientes é o proprietário ou o gerente.`}
        />
      ) : null}
    </StaffPage>
  );
}

function People({ list: { clientes, haMais }, wanted }: { list: PersonList; wanted: string }) {
  const searched: Record<string, string> = wanted === '' ? {} : { busca: wanted };
  const { t } = useLingui();
  const money = useMoney();
  return (
    <>
      <Form className="people-search" role="search" key={wanted}>
        <TextField
          label={t`Nome, telefone ou e-mail`}
          name="busca"
          type="search"
          defaultValue={wanted}
          autoComplete="off"
          maxLength={80}
        />
        <Button type="submit" size="md" variant="outline">
          <Trans>Buscar</Trans>
        </Button>
      </Form>
      {clientes.length === 0 ? (
        <EmptyState
          title={t`Ninguém encontrado`}
          text={t`Confira a escrita, ou busque por parte do telefone.`}
        />
      ) : (
        <ul className="card pad0 list" aria-label={t`Clientes`}>
          {clientes.map(({ id, nome, telefone, email, quantidadePedidos, totalComprado }) => (
            <li key={id}>
              <Link
                className="li"
                to={`?${new URLSearchParams({ ...searched, cliente: String(id) })}`}
              >
                <span className="grow">
                  <span className="t-label">{nome}</span>
                  <span className="t-cap people-line">
                    {[maskPhone(telefone ?? ''), email].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className="people-sums">
                  <span className="t-label num">{money(totalComprado)}</span>
                  <span className="t-cap">
                    <Plural value={quantidadePedidos} one="# pedido" other="# pedidos" />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {haMais ? (
        <p className="t-cap">
          <Trans>Há mais pessoas. Escreva mais do nome ou do telefone.</Trans>
        </p>
      ) : null}
    </>
  );
}

function SaveAll() {
  const toast = useToast();
  const { busy, run } = useCall();
  async function save() {
    const outcome = await run(
      async (client) => {
        const result = await client.peopleFile({});
        if (result.ok) saveText(result.value.nomeArquivo, result.value.conteudo);
        return result;
      },
      { reread: 'never' },
    );
    if (outcome?.ok === false) toast.show({ text: outcome.text, tone: 'danger' });
  }
  return (
    <Button variant="outline" size="md" loading={busy} onClick={() => void save()}>
      <Icon of={Download} size={18} />
      CSV
    </Button>
  );
}
