// The store's payment providers: which one serves Pix and cards, and the accounts there. Secrets
// are write-only.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ConsoleStore } from '#contract/entities/console/store.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountCard, type Accounts } from './account-card.tsx';
import { useProviderNames } from './account-words.ts';

type SetupAccountsProps = {
  storeId: number;
  accounts: Accounts;
  methods: ConsoleStore['pagamento']['formasPagamento'];
};

export function SetupAccounts({
  storeId,
  accounts: { contas, emUso },
  methods,
}: SetupAccountsProps) {
  const { t } = useLingui();
  const names = useProviderNames();
  // State of the list, because a card mounts again after a save and must not collapse.
  const [open, setOpen] = useState(
    () => new Set(contas.filter(({ ligado }) => ligado).map(({ provedor }) => provedor)),
  );
  const offers = (tipo: (typeof methods)[number]['tipo']) =>
    methods.some((method) => method.ativo && method.tipo === tipo);
  const ownKey = contas.find(({ provedor }) => provedor === 'pix-static');
  const kinds = [
    { tipo: 'pix' as const, label: t`Pix pelo site`, offered: offers('pixOnline') },
    { tipo: 'card' as const, label: t`Cartão pelo site`, offered: offers('cartaoOnline') },
  ];
  /** Switched on, and without an account that could take the money. */
  const hidden = methods.filter(({ ativo, tipo }) => {
    if (!ativo) return false;
    if (tipo === 'pixDaLoja') return ownKey?.ligado !== true;
    if (tipo === 'pixOnline') return !emUso.some((one) => one.tipo === 'pix');
    return tipo === 'cartaoOnline' && !emUso.some((one) => one.tipo === 'card');
  });
  return (
    <>
      <section className="card stack md">
        <h2 className="t-item">
          <Trans>Por onde o dinheiro passa agora</Trans>
        </h2>
        <ul className="stack sm">
          {kinds.map(({ tipo, label, offered }) => {
            const using = emUso.find((one) => one.tipo === tipo);
            return (
              <li key={tipo} className="coupon-line-head">
                <span className="t-label">{label}</span>
                {using === undefined ? (
                  <Badge tone="danger">{t`Indisponível`}</Badge>
                ) : using.sandbox ? (
                  <Badge tone="warning">{t`Modo de teste: nenhum dinheiro entra`}</Badge>
                ) : (
                  <Badge tone="success">{names[using.provedor] ?? using.provedor}</Badge>
                )}
                {offered ? null : (
                  <span className="t-cap">{t`Nenhuma forma de pagamento ligada usa isto.`}</span>
                )}
              </li>
            );
          })}
        </ul>
        {hidden.length === 0 ? null : (
          <Notice tone="warning" title={<Trans>Não aparece no site, porque falta a conta:</Trans>}>
            {hidden.map(({ nome }) => nome).join(', ')}
          </Notice>
        )}
      </section>
      {contas.map((account) => (
        <AccountCard
          key={`${storeId} ${account.provedor} ${account.revisao}`}
          storeId={storeId}
          account={account}
          open={open.has(account.provedor)}
          onToggle={(shown) =>
            setOpen((all) => {
              const next = new Set(all);
              if (shown) next.add(account.provedor);
              else next.delete(account.provedor);
              return next;
            })
          }
        />
      ))}
    </>
  );
}
