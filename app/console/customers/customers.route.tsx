// The restaurant's customers: search, and one customer's orders, balance and consents.
import { consolePages } from '#contract/console-pages.ts';
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Form } from 'react-router';
import type { GuestFile, PersonFile, PersonList } from '#contract/entities/console/customers.ts';
import { digitsOf, isPersonPhone, maskPhone } from '#rules/documents.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import { useCall } from '../../use-call.ts';
import '../frame/list.css';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { saveText } from '../frame/download-text.ts';
import { loadedIfAllowed } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/customers.route';
import { Contact } from './contact.tsx';
import { PersonView } from './customer-view.tsx';
import { GuestView } from './guest-view.tsx';
import { Nobody } from './nobody.tsx';
import { PersonData } from './person-data.tsx';
import { PersonLines } from './person-lines.tsx';

/** All three are null without permission; else one of them is set. */
type Loaded = {
  list: PersonList | null;
  person: PersonFile | null;
  guest: GuestFile | null;
  wanted: string;
  css: string;
};

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const wanted = url.searchParams.get('busca')?.slice(0, 80) ?? '';
  const id = Number(url.searchParams.get('cliente'));
  const telefone = digitsOf(url.searchParams.get('telefone') ?? '');
  const one = { list: null, person: null, guest: null, wanted, css: neutralCss() };
  if (Number.isSafeInteger(id) && id > 0)
    return { ...one, person: loadedIfAllowed(await api.person({ id })) };
  if (isPersonPhone(telefone))
    return { ...one, guest: loadedIfAllowed(await api.guest({ telefone })) };
  return {
    ...one,
    list: loadedIfAllowed(await api.people({ busca: wanted, maxResultado: 100 })),
  };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function PeopleScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { list, person, guest, wanted, css } = loaderData;
  const back =
    wanted === ''
      ? consolePages.customers
      : `${consolePages.customers}?busca=${encodeURIComponent(wanted)}`;
  return (
    <StaffPage
      css={css}
      place="people"
      title={t`Clientes`}
      detail={projectName}
      actions={list?.podeExportar ? <SaveAll /> : null}
    >
      {person !== null ? <PersonView file={person} back={back} /> : null}
      {guest !== null ? <GuestView file={guest} back={back} /> : null}
      {list !== null ? <People list={list} wanted={wanted} /> : null}
      {list?.podeExportar ? <PersonData /> : null}
      {person === null && guest === null && list === null ? (
        <EmptyState
          title={t`Só para quem administra`}
          text={t`Quem vê os clientes é o proprietário ou o gerente.`}
        />
      ) : null}
    </StaffPage>
  );
}

function People({
  list: { clientes, semConta, haMais },
  wanted,
}: {
  list: PersonList;
  wanted: string;
}) {
  const searched: Record<string, string> = wanted === '' ? {} : { busca: wanted };
  const { t } = useLingui();
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
      {clientes.length + semConta.length === 0 ? (
        <Nobody wanted={wanted} />
      ) : (
        <PersonLines
          name={t`Clientes`}
          lines={clientes.map(({ id, nome, telefone, email, ...sums }) => ({
            ...{ key: String(id), nome, sums },
            to: `?${new URLSearchParams({ ...searched, cliente: String(id) })}`,
            contact: <Contact telefone={telefone} email={email} />,
          }))}
        />
      )}
      {semConta.length === 0 ? null : (
        <>
          <h2 className="overline">
            <Trans>Pediram sem cadastro</Trans>
          </h2>
          <PersonLines
            name={t`Pediram sem cadastro`}
            lines={semConta.map(({ telefone, nome, ...sums }) => ({
              ...{ key: telefone, nome, sums },
              to: `?${new URLSearchParams({ ...searched, telefone })}`,
              contact: `${maskPhone(telefone)} · ${t`não confirmado`}`,
            }))}
          />
        </>
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
