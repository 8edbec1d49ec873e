// The customer's legal rights: download all data, correct it, and delete the account.
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import type { Profile } from '#contract/entities/profile.ts';
import { pagePath } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { PrivacyDelete } from './privacy-delete.tsx';
import { PrivacyDownload } from './privacy-download.tsx';
import { ProfileRow } from './row.tsx';

export function Privacy({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  return (
    <>
      <p className="t-sub">
        <Trans>
          {projectName} guarda o que precisa para entregar os seus pedidos. Os dados são seus: veja,
          corrija ou leve embora.
        </Trans>
      </p>
      <section>
        <h2 className="overline">
          <Trans>Meus dados</Trans>
        </h2>
        <ul className="card pad0 list">
          <PrivacyDownload />
          <ProfileRow
            icon={Pencil}
            name={t`Corrigir meus dados`}
            to={pagePath(pages.profileSection, { param1: 'dados' })}
          />
        </ul>
      </section>
      <section>
        <h2 className="overline">
          <Trans>Excluir a conta</Trans>
        </h2>
        <p className="t-cap consent-lead">
          <Trans>
            Apagamos nome, contatos, endereços, cartões, dispositivos e autorizações. Os pedidos
            ficam na contabilidade da loja, como a lei pede, sem nada que diga quem você é.
          </Trans>
        </p>
        <PrivacyDelete hasPassword={profile.temSenha} />
      </section>
    </>
  );
}
