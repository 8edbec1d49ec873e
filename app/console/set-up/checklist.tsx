// The set-up checklist: what is done and what blocks the first order, each with a link.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { SetupStep } from '#contract/endpoints/console/set-up.ts';
import { pages } from '#contract/pages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { guideAddress } from './steps.ts';

/** Where a completed step is edited. */
const places: Record<SetupStep['passo'], string> = {
  marca: `${consolePages.stores}?aba=marca`,
  logotipo: `${consolePages.stores}?aba=marca`,
  loja: `${consolePages.stores}?aba=loja`,
  horarios: `${consolePages.stores}?aba=horarios`,
  entrega: `${consolePages.stores}?aba=entrega`,
  cardapio: consolePages.menu,
  pagamento: `${consolePages.stores}?aba=pagamento`,
  pedido: pages.menu,
};

export function SetupChecklist({
  steps,
  open,
  storeId,
}: {
  steps: readonly SetupStep[];
  open: boolean;
  storeId: number;
}) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const store = query.get('loja');
  /** Where it is first done: in the guide. */
  const placeOf = ({ passo, pronto }: SetupStep): string => {
    if (!pronto && passo !== 'pedido')
      return guideAddress(passo === 'logotipo' ? 'marca' : passo, store);
    const place = places[passo];
    return store !== null && place.startsWith(consolePages.stores)
      ? `${place}&loja=${storeId}`
      : place;
  };
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
      {open ? (
        <Notice tone="success" title={<Trans>Tudo pronto para vender</Trans>}>
          <Trans>Nada impede o próximo pedido.</Trans>
        </Notice>
      ) : (
        <Notice tone="warning" title={<Trans>Ainda não dá para pedir</Trans>}>
          <Trans>
            Complete os passos marcados. Pode parar e voltar quando quiser: o que já foi salvo fica.
          </Trans>
        </Notice>
      )}
      <ul className="card pad0 list" aria-label={t`Passos`}>
        {steps.map((step) => (
          <li key={step.passo}>
            <Link className="li" to={placeOf(step)}>
              <span
                className={
                  step.pronto
                    ? 'icon-tile success'
                    : step.bloqueia
                      ? 'icon-tile warning'
                      : 'icon-tile'
                }
              >
                <Icon of={step.pronto ? CircleCheck : CircleDashed} />
              </span>
              <span className="grow t-label">{names[step.passo]}</span>
              <StepBadge step={step} />
              <Icon of={ChevronRight} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function StepBadge({ step: { pronto, bloqueia } }: { step: SetupStep }) {
  if (pronto) {
    return (
      <Badge tone="success">
        <Trans>Pronto</Trans>
      </Badge>
    );
  }
  if (bloqueia) {
    return (
      <Badge tone="warning">
        <Trans>Falta</Trans>
      </Badge>
    );
  }
  return (
    <Badge>
      <Trans>Opcional</Trans>
    </Badge>
  );
}
