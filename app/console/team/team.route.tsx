// The restaurant's staff: members, invitations, and permissions.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Team, TeamInvitation, TeamPerson } from '#contract/entities/console/team.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { breakable } from '../../breakable-email.tsx';
import { pageContext } from '../../context.ts';
import { useCall } from '../../use-call.ts';
import './team.css';
import { useBrandDate } from '../../orders/brand-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { loadedIfAllowed } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/team.route';
import { InviteSheet } from './invite-sheet.tsx';
import { LinkToCopy } from './link-to-copy.tsx';
import { PersonSheet } from './member-sheet.tsx';
import { roleNames } from './role-names.ts';
import { SupportAccess } from './support-access.tsx';

/** `team` is null without permission to manage it. */
type Loaded = { team: Team | null; css: string };

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  return { team: loadedIfAllowed(await api.team({})), css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function TeamScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  const [inviting, setInviting] = useState(false);
  if (loaderData === null) return null;
  const { team, css } = loaderData;
  const invite = (
    <Button size="md" onClick={() => setInviting(true)}>
      <Icon of={UserPlus} size={18} />
      <Trans>Convidar</Trans>
    </Button>
  );
  return (
    <StaffPage
      css={css}
      place="team"
      title={t`Equipe`}
      detail={projectName}
      actions={team === null ? null : invite}
    >
      {team === null ? (
        <EmptyState
          title={t`Só para o proprietário`}
          text={t`Quem convida pessoas e muda papéis é o proprietário. A sua própria conta está em “Conta”.`}
        />
      ) : (
        <People team={team} />
      )}
      {inviting && team !== null ? (
        <InviteSheet stores={team.estabelecimentos} onClose={() => setInviting(false)} />
      ) : null}
    </StaffPage>
  );
}

function People({ team }: { team: Team }) {
  const { t } = useLingui();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = team.pessoas.find(({ id }) => id === chosenId);
  const [working, gone] = [
    team.pessoas.filter(({ ativo }) => ativo),
    team.pessoas.filter(({ ativo }) => !ativo),
  ];
  const rows = (people: readonly TeamPerson[]) =>
    people.map((person) => (
      <PersonRow
        key={person.id}
        person={person}
        team={team}
        onOpen={() => setChosenId(person.id)}
      />
    ));
  return (
    <>
      <ul className="card pad0 list" aria-label={t`Equipe`}>
        {rows(working)}
      </ul>
      {team.convites.length === 0 ? null : (
        <section className="stack">
          <h2 className="overline">
            <Trans>Convites enviados</Trans>
          </h2>
          <ul className="card pad0 list">
            {team.convites.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                link={
                  team.convitesSemEmail.find(({ email }) => email === invitation.email)?.urlConvite
                }
              />
            ))}
          </ul>
        </section>
      )}
      {gone.length === 0 ? null : (
        <section className="stack">
          <h2 className="overline">
            <Trans>Já saíram</Trans>
          </h2>
          <ul className="card pad0 list">{rows(gone)}</ul>
        </section>
      )}
      <SupportAccess until={team.suporteAte ?? null} />
      {chosen === undefined ? null : (
        <PersonSheet
          key={chosen.id}
          person={chosen}
          team={team}
          onClose={() => setChosenId(null)}
        />
      )}
    </>
  );
}

type PersonRowProps = { person: TeamPerson; team: Team; onOpen: () => void };

function PersonRow({
  person: { id, nome, email, papel, idEstabelecimento, duasEtapas },
  team,
  onOpen,
}: PersonRowProps) {
  const { i18n } = useLingui();
  const store = team.estabelecimentos.find((one) => one.id === idEstabelecimento)?.nome;
  return (
    <li>
      <button type="button" className="li" aria-haspopup="dialog" onClick={onOpen}>
        <span className="grow">
          <span className="t-label">{nome}</span>
          <span className="t-cap team-line">
            {breakable(email)}
            {store === undefined ? '' : ` · ${store}`}
          </span>
        </span>
        <span className="team-marks">
          {id === team.idProprio ? (
            <Badge tone="brand">
              <Trans>Você</Trans>
            </Badge>
          ) : null}
          {duasEtapas ? (
            <Badge tone="success" icon={ShieldCheck}>
              <Trans>2 etapas</Trans>
            </Badge>
          ) : null}
          <Badge>{i18n._(roleNames[papel])}</Badge>
        </span>
      </button>
    </li>
  );
}

function InvitationRow({
  invitation: { id, nome, email, papel, expiraEm },
  link,
}: {
  invitation: TeamInvitation;
  /** Only if no mail carries it. */
  link: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const date = useBrandDate();
  const toast = useToast();
  const { busy, run } = useCall();
  const until = date(expiraEm, { dateStyle: 'short' });
  async function withdraw() {
    const outcome = await run((client) => client.withdrawInvitation({ id }));
    if (outcome?.ok === false) toast.show({ text: outcome.text, tone: 'danger' });
  }
  return (
    <li className="li team-invitation">
      <div className="grow">
        <span className="t-label">{nome}</span>
        <span className="t-cap team-line">
          {breakable(email)}
          {` · ${i18n._(roleNames[papel])} · ${t`vale até ${until}`}`}
        </span>
        {link === undefined ? null : <LinkToCopy link={link} name={nome} />}
      </div>
      <Button
        variant="neutral"
        size="sm"
        loading={busy}
        aria-label={t`Cancelar o convite de ${nome}`}
        onClick={() => void withdraw()}
      >
        <Trans>Cancelar</Trans>
      </Button>
    </li>
  );
}
