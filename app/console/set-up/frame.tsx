// The frame of a guide step: progress, purpose, and the links back, on and out.
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { SetupStep } from '#contract/endpoints/console/set-up.ts';
import './guide.css';
import { buttonClass } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { SetupFlowContext } from '../forms/save-section.tsx';
import { around, GUIDE_END, type GuidePlace, type GuideStep, isDone } from './steps.ts';
import { useGuideAddress } from './use-guide-address.ts';

type GuideFrameProps = {
  /** Named where there are several. */
  store: string | null;
  place: GuidePlace;
  mine: readonly GuideStep[];
  steps: readonly SetupStep[];
  children: ReactNode;
};

export function GuideFrame({ store, place, mine, steps, children }: GuideFrameProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { after } = around(mine, place);
  const names: Record<GuidePlace, string> = {
    marca: t`Sua marca`,
    loja: t`Sua loja`,
    horarios: t`Horários`,
    entrega: t`Entrega e retirada`,
    cardapio: t`Cardápio`,
    pagamento: t`Pagamento`,
    pronto: t`Primeiro pedido`,
  };
  const leads: Record<GuidePlace, string> = {
    marca: t`O nome, o logo e as cores com que seus clientes veem a loja.`,
    loja: t`Onde a loja fica e como falam com ela. O CEP preenche o resto.`,
    horarios: t`Quando a loja recebe pedidos. Fora destas horas o site diz quando ela abre.`,
    entrega: t`Até onde a loja entrega e quanto cobra. Bairros e áreas no mapa podem vir depois.`,
    cardapio: t`Um produto já basta para vender. O editor faz o resto: opções, fotos, promoções.`,
    pagamento: t`O que seus clientes podem escolher na hora de pagar.`,
    pronto: t`O que ainda falta e o caminho até o primeiro pedido.`,
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(place);
  // Each step is a new page: screen reader and keyboard users start at its top.
  useEffect(() => {
    if (seen.current !== place) heading.current?.focus();
    seen.current = place;
  }, [place]);
  const onSaved = useRef(() => {});
  const addressOf = useGuideAddress();
  onSaved.current = () => void navigate(addressOf(after));
  const flow = useMemo(
    () => ({
      save: <Trans>Salvar e continuar</Trans>,
      beside: <GuideMoves place={place} mine={mine} />,
      onSaved: () => onSaved.current(),
    }),
    [place, mine],
  );
  const position = place === GUIDE_END ? mine.length : mine.indexOf(place) + 1;
  return (
    <div className="guide stack">
      <nav aria-label={t`Passos`}>
        <ol className="guide-steps">
          {mine.map((step, index) => (
            <li key={step}>
              <Link
                to={addressOf(step)}
                className={classes(
                  'guide-step',
                  step === place && 'on',
                  isDone(steps, step) && 'done',
                )}
                aria-current={step === place ? 'step' : undefined}
              >
                <span className="guide-dot" aria-hidden="true">
                  {isDone(steps, step) ? <Icon of={Check} size={16} /> : index + 1}
                </span>
                <span className="guide-name">{names[step]}</span>
                {isDone(steps, step) ? (
                  <span className="sr">
                    <Trans>Pronto</Trans>
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <header>
        {place === GUIDE_END ? null : (
          <p className="overline">
            <Trans>
              Passo {position} de {mine.length}
            </Trans>
            {store === null ? null : ` · ${store}`}
          </p>
        )}
        <h2 className="t-section" ref={heading} tabIndex={-1}>
          {names[place]}
        </h2>
        <p className="t-sub">{leads[place]}</p>
      </header>
      <SetupFlowContext value={flow}>{children}</SetupFlowContext>
    </div>
  );
}

type GuideMovesProps = {
  place: GuidePlace;
  mine: readonly GuideStep[];
  /** The words of the next step, which is the usual one unless `aside`. */
  on?: ReactNode;
  aside?: boolean;
};

/** Beside the save button. A postponed step stays undone and is listed at the end. */
export function GuideMoves({ place, mine, on, aside = on === undefined }: GuideMovesProps) {
  const { before, after } = around(mine, place);
  const addressOf = useGuideAddress();
  return (
    <>
      <Link
        className={buttonClass({ variant: aside ? 'neutral' : 'primary', size: 'md' })}
        to={addressOf(after)}
      >
        {on ?? <Trans>Depois</Trans>}
      </Link>
      {before === null ? null : (
        <Link className={buttonClass({ variant: 'quiet', size: 'md' })} to={addressOf(before)}>
          <Trans>Voltar</Trans>
        </Link>
      )}
    </>
  );
}
