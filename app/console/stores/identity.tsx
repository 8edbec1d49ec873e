// A store's name, contacts and location: the postal code fills in the address, which sets the map
// point and the state's time zone.

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ConsoleStore } from '#contract/entities/console/store.ts';
import { isPhone } from '#rules/documents.ts';
import { zoneOfState } from '#rules/time/time-zones.ts';
import { PhoneField } from '../../account/person-fields.tsx';
import { usePostalCode } from '../../addresses/use-postal-code.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { LogoPicture } from '../../brand/logo-picture.tsx';
import { useDraft } from '../../use-draft.ts';
import { zoneRisks } from '../forms/confirm-change.ts';
import { PhotoField } from '../forms/photo-field.tsx';
import { SetupForm } from '../forms/save-section.tsx';
import { ParagraphField, WordField } from '../forms/typed-fields.tsx';
import { type Identity, StoreLinks, StorePlace } from './place.tsx';

type SetupIdentityProps = {
  storeId: number;
  identity: ConsoleStore['identidade'];
  /** Only what the first order needs. */
  brief?: boolean;
  /** Only owners send logos. */
  isOwner?: boolean;
};

export function SetupIdentity({
  storeId,
  identity,
  brief = false,
  isOwner = false,
}: SetupIdentityProps) {
  const { t } = useLingui();
  const former =
    useBrand().estabelecimentos.find(({ id }) => id === storeId)?.codigosAnteriores ?? [];
  const { draft, set, tried, tryOut } = useDraft<Identity>(identity);
  const [known, setKnown] = useState(identity.endereco.cep);
  const lookup = usePostalCode(draft.endereco.cep, known);
  if (lookup.kind === 'found' && lookup.place.cep !== known) {
    // A new postal code replaces the address, because it is another place. The number is typed.
    const { cep, uf, cidade, bairro, logradouro } = lookup.place;
    setKnown(cep);
    const { endereco } = draft;
    set({
      ...zoneAfter(draft, uf),
      endereco: {
        cep,
        uf,
        cidade,
        numero: endereco.numero,
        bairro: bairro || endereco.bairro,
        logradouro: logradouro || endereco.logradouro,
      },
    });
  }
  const { nome, telefone, telefoneWhatsapp, descricao, endereco } = draft;
  const missing = t`Preencha este campo.`;
  const wrongPhone = t`Confira o telefone: DDD e número.`;
  const errors = {
    nome: nome.trim() === '' ? missing : undefined,
    telefone: telefone === '' ? missing : isPhone(telefone) ? undefined : wrongPhone,
    telefoneWhatsapp: telefoneWhatsapp === '' || isPhone(telefoneWhatsapp) ? undefined : wrongPhone,
    logradouro: endereco.logradouro.trim() === '' ? missing : undefined,
    cidade: endereco.cidade.trim() === '' ? missing : undefined,
    codigo: /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])$/.test(draft.codigo)
      ? undefined
      : t`De 2 a 40 letras minúsculas, números e hífens.`,
  };
  const whole = Object.values(errors).every((error) => error === undefined);
  const error = (name: keyof typeof errors) => (tried ? errors[name] : undefined);
  return (
    <SetupForm
      problem={tried && !whole ? t`Confira os campos marcados.` : null}
      risks={whole ? zoneRisks(identity, draft) : []}
      riskStore={storeId}
      send={(client) => {
        tryOut();
        return whole ? client.saveStoreIdentity({ idEstabelecimento: storeId, ...draft }) : null;
      }}
    >
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Nome e contato</Trans>
        </h2>
        <WordField
          label={t`Nome da loja`}
          hint={t`Como seus clientes chamam: o nome da casa ou do bairro.`}
          maxLength={80}
          autoComplete="organization"
          value={nome}
          error={error('nome')}
          onChange={(nome) => set({ nome })}
        />
        <div className="setup-grid">
          <PhoneField
            value={telefone}
            error={error('telefone')}
            onValue={(value) => set({ telefone: value })}
          />
          {brief ? null : (
            <PhoneField
              label={t`WhatsApp, se for outro`}
              name="whatsapp"
              optional
              value={telefoneWhatsapp}
              error={error('telefoneWhatsapp')}
              onValue={(value) => set({ telefoneWhatsapp: value })}
            />
          )}
        </div>
        {brief || !isOwner ? null : (
          <PhotoField
            use="logo"
            url={draft.urlLogo}
            hint={t`Sem um logo próprio, a loja mostra o da marca.`}
            onChange={(urlLogo) => set({ urlLogo })}
          >
            <span className="setup-logo">
              <LogoPicture src={draft.urlLogo} alt={t`Logo atual`} size={88} otherwise={null} />
            </span>
          </PhotoField>
        )}
        {brief ? null : (
          <ParagraphField
            label={t`Descrição`}
            hint={t`Uma ou duas frases, para o cliente e para os buscadores.`}
            optional
            rows={2}
            maxLength={300}
            value={descricao}
            onChange={(descricao) => set({ descricao })}
          />
        )}
      </section>
      <StorePlace
        draft={draft}
        lookup={lookup}
        error={error}
        onAddress={(part) =>
          set({
            ...(part.uf === undefined ? {} : zoneAfter(draft, part.uf)),
            endereco: { ...endereco, ...part },
          })
        }
        onPoint={set}
      />
      {brief ? null : (
        <StoreLinks
          draft={draft}
          before={identity.codigo}
          former={former}
          error={error('codigo')}
          onChange={set}
        />
      )}
    </SetupForm>
  );
}

/** Another state sets its time zone, unless one was chosen. */
function zoneAfter({ fusoHorario, endereco }: Identity, uf: string): Partial<Identity> {
  return fusoHorario === zoneOfState(endereco.uf) ? { fusoHorario: zoneOfState(uf) } : {};
}
