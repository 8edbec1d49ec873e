// A new brand: its name, first host and owner, and then the address with which the owner begins.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, redirect } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { failureCodes } from '#contract/failures.ts';
import { operatorPages } from '#contract/operator-pages.ts';
import { pagePath } from '#contract/page-path.ts';
import { pageContext } from '../../context.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TextToCopy } from '../forms/text-to-copy.tsx';
import { CodeField, WordField } from '../forms/typed-fields.tsx';
import { neutralCss } from '../frame/neutral.server.ts';
import type { Route } from './+types/new-brand.route';
import { ActionForm, type FieldErrors } from './action-form.tsx';
import { OperatorFrame } from './frame.tsx';
import { loadedOrNull } from './loaded.ts';

export { ConsoleFailed as ErrorBoundary } from '../frame/failed.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  loadedOrNull(await context.get(pageContext).api.operatorSelf({}));
  return { css: neutralCss() };
}

/** A form sent before hydration: start over. */
export function action() {
  return redirect(operatorPages.newBrand);
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

type Made = OutputOf<Endpoints['operatorAddBrand']> & { owner: string };

export default function NewBrandScreen({ loaderData: { css } }: Route.ComponentProps) {
  const { t } = useLingui();
  const [made, setMade] = useState<Made | null>(null);
  return (
    <OperatorFrame css={css} title={t`Nova marca`} detail={t`Administração da plataforma`}>
      <section className="card stack operator-narrow">
        {made === null ? <NewBrandForm onDone={setMade} /> : <OwnerAddress made={made} />}
      </section>
    </OperatorFrame>
  );
}

const refusedAt = {
  [failureCodes.brandNameRefused]: 'nomeMarca',
  [failureCodes.brandNameTaken]: 'nomeMarca',
  [failureCodes.hostRefused]: 'dominio',
  [failureCodes.hostTaken]: 'dominio',
  [failureCodes.ownerNameRefused]: 'nomeProprietario',
  [failureCodes.ownerEmailRefused]: 'emailProprietario',
};

function NewBrandForm({ onDone }: { onDone: (made: Made) => void }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [host, setHost] = useState('');
  const [owner, setOwner] = useState('');
  const [email, setEmail] = useState('');
  const given = {
    nomeMarca: name.trim(),
    dominio: host.trim(),
    nomeProprietario: owner.trim(),
    emailProprietario: email.trim(),
  };
  function check(): FieldErrors {
    const missing = Object.entries(given).filter(([, value]) => value === '');
    return Object.fromEntries(missing.map(([field]) => [field, t`Preencha este campo.`]));
  }
  return (
    <ActionForm<OutputOf<Endpoints['operatorAddBrand']>>
      press={t`Criar a marca`}
      check={check}
      refusedAt={refusedAt}
      send={(client, motivo) => client.operatorAddBrand({ ...given, motivo })}
      onDone={(made) => onDone({ ...made, owner: given.nomeProprietario })}
    >
      {(errors) => (
        <>
          <WordField
            label={t`Nome da marca`}
            error={errors.nomeMarca}
            maxLength={80}
            value={name}
            onChange={setName}
          />
          <CodeField
            label={t`Primeiro domínio`}
            hint={t`O DNS pode apontar para cá depois.`}
            error={errors.dominio}
            inputMode="url"
            maxLength={300}
            placeholder="pedidos.example.com"
            value={host}
            onChange={setHost}
          />
          <WordField
            label={t`Nome de quem é dono`}
            error={errors.nomeProprietario}
            maxLength={80}
            value={owner}
            onChange={setOwner}
          />
          <CodeField
            label={t`E-mail de quem é dono`}
            error={errors.emailProprietario}
            type="email"
            inputMode="email"
            maxLength={120}
            value={email}
            onChange={setEmail}
          />
        </>
      )}
    </ActionForm>
  );
}

function OwnerAddress({ made: { appNome, url, owner } }: { made: Made }) {
  const { t } = useLingui();
  return (
    <div className="stack" role="status">
      <h2 className="t-head">
        <Trans>A marca existe</Trans>
      </h2>
      <p className="t-sub">
        <Trans>
          Mande este link para {owner}. Ele vale por três dias e uma vez só, e não aparece de novo.
        </Trans>
      </p>
      <div className="operator-preview operator-copy">
        <TextToCopy text={url} label={t`Copiar o link de ${owner}`} />
      </div>
      <div className="operator-actions">
        <Link
          className={buttonClass({ size: 'md' })}
          to={pagePath(operatorPages.brand, { appNome })}
        >
          <Trans>Abrir a marca</Trans>
        </Link>
        <Link className={buttonClass({ size: 'md', variant: 'neutral' })} to={operatorPages.brands}>
          <Trans>Todas as marcas</Trans>
        </Link>
      </div>
    </div>
  );
}
