// What a store is called, its phone and where it is.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { RevisedIdentity } from '#contract/endpoints/console-start.ts';
import { TextField } from '../ui/field.tsx';
import { SetupForm } from './setup-save.tsx';

const PLACE = ['logradouro', 'numero', 'bairro', 'cidade', 'uf', 'cep'] as const;

export function StartStore({ store }: { store: RevisedIdentity }) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(store);
  const [tried, setTried] = useState(false);
  const names: Record<(typeof PLACE)[number], string> = {
    logradouro: t`Rua`,
    numero: t`Número`,
    bairro: t`Bairro`,
    cidade: t`Cidade`,
    uf: t`Estado`,
    cep: t`CEP`,
  };
  const { nome, telefone, endereco } = draft;
  const missing = nome.trim() === '' || telefone.trim() === '' || endereco.logradouro.trim() === '';
  return (
    <section className="card">
      <h2 className="t-head">
        <Trans>Nome, telefone e endereço da loja</Trans>
      </h2>
      <SetupForm
        problem={tried && missing ? t`Informe o nome, o telefone e a rua.` : null}
        send={(client) => {
          setTried(true);
          return missing ? null : client.saveStoreIdentity(draft);
        }}
      >
        <div className="setup-grid">
          <TextField label={t`Nome`} maxLength={80} value={nome} onChange={({ target }) => setDraft({ ...draft, nome: target.value })} />
          <TextField label={t`Telefone`} type="tel" maxLength={20} value={telefone} onChange={({ target }) => setDraft({ ...draft, telefone: target.value })} />
          {PLACE.map((part) => (
            <TextField
              key={part}
              label={names[part]}
              maxLength={part === 'uf' ? 2 : 80}
              value={endereco[part]}
              onChange={({ target }) => setDraft({ ...draft, endereco: { ...endereco, [part]: target.value } })}
            />
          ))}
        </div>
      </SetupForm>
    </section>
  );
}
