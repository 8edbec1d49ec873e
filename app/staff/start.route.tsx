// The way to the first order: what of the set-up is done, what still blocks, and where to go on. It is read from the data, so it can be left at any step.
import '../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import type { SetupStep } from '#contract/endpoints/console-start.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import '../styles/staff-setup.css';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/start.route';
import { neutralCss } from './neutral.server.ts';
import { loadedIfAllowed } from './staff-loaded.ts';
import { StaffPage } from './staff-page.tsx';

type Loaded = { state: { passos: SetupStep[]; aceitaPedidos: boolean } | null; css: string };

const places: Record<SetupStep['passo'], string> = {
  marca: '/painel/loja?aba=marca',
  logotipo: '/painel/loja?aba=marca',
  loja: '/painel/loja?aba=loja',
  horarios: '/painel/loja?aba=horarios',
  entrega: '/painel/loja?aba=entrega',
  cardapio: '/painel/cardapio',
  pagamento: '/painel/loja?aba=pagamento',
  pedido: '/delivery',
};

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  return { state: loadedIfAllowed(await api.setupSteps({})), css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function StartScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { state, css } = loaderData;
  return (
    <StaffPage css={css} place="start" title={t`Início`} detail={projectName}>
      {state === null ? <EmptyState title={t`Só para quem administra`} text={t`Quem muda a loja é o proprietário ou o gerente.`} /> : <Steps {...state} />}
    </StaffPage>
  );
}

function Steps({ passos, aceitaPedidos }: NonNullable<Loaded['state']>) {
  const { t } = useLingui();
  const names: Record<SetupStep['passo'], string> = {
    marca: t`Nome e cores da marca`,
    logotipo: t`Logotipo`,
    loja: t`Nome, telefone e endereço da loja`,
    horarios: t`Horários de funcionamento`,
    entrega: t`Onde entrega, ou retirada no balcão`,
    cardapio: t`Cardápio com pelo menos um produto`,
    pagamento: t`Formas de pagamento`,
    pedido: t`Um pedido de teste`,
  };
  return (
    <>
      {aceitaPedidos ? (
        <Notice tone="success" title={<Trans>Tudo pronto para vender</Trans>}>
          <Trans>Nada impede o próximo pedido.</Trans>
        </Notice>
      ) : (
        <Notice tone="warning" title={<Trans>Ainda não dá para pedir</Trans>}>
          <Trans>Complete os passos marcados. Pode parar e voltar quando quiser: o que já foi salvo fica.</Trans>
        </Notice>
      )}
      <ul className="card pad0 list" aria-label={t`Passos`}>
        {passos.map(({ passo, pronto, bloqueia }) => (
          <li key={passo}>
            <Link className="li" to={places[passo]}>
              <span className={pronto ? 'ico success' : bloqueia ? 'ico warning' : 'ico'}>
                <Icon of={pronto ? CircleCheck : CircleDashed} />
              </span>
              <span className="grow t-label">{names[passo]}</span>
              {pronto ? (
                <Badge tone="success">
                  <Trans>Pronto</Trans>
                </Badge>
              ) : bloqueia ? (
                <Badge tone="warning">
                  <Trans>Falta</Trans>
                </Badge>
              ) : (
                <Badge>
                  <Trans>Opcional</Trans>
                </Badge>
              )}
              <Icon of={ChevronRight} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
