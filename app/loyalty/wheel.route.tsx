// The prize wheel. The server draws first; the wheel only shows the result.

import { failureCodes } from '#contract/failures.ts';
import { isUncertain } from '#contract/lost-replies.ts';
import { pagePath } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { OwnWords } from '../brand/own-words.tsx';
import '../i18n/later-words.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Link, redirect } from 'react-router';
import type { Spin } from '#contract/entities/gifts.ts';
import { signedInCustomer } from '../account/private-page.ts';
import { useRememberedCustomer } from '../account/remembered-customer.ts';
import { AccountFrame } from '../account-frame.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import { chooseStore } from '../stores/store-choice.ts';
import { type Outcome, useCall } from '../use-call.ts';
import '../coupons/coupon.css';
import './wheel.css';
import { useBrandDate } from '../orders/brand-date.ts';
import { AppBar } from '../ui/app-bar.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { useMoney } from '../ui/money.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/wheel.route';
import { spinAnswered, spinKey, unansweredSpin } from './spin-key.ts';
import { WheelDrawing, withPlaces } from './wheel-drawing.tsx';
import { WheelPrizeSheet } from './wheel-prize-sheet.tsx';

const TURN_MS = 4_200;

export { PageFailed as ErrorBoundary } from '../errors/page-failed.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { id } = await signedInCustomer(page, url);
  const result = await page.api.wheel({});
  if (!result.ok) throw new Response(result.mensagem, { status: 503 });
  if (result.value === null) throw redirect(pages.loyalty);
  const store =
    page.brand === null ? null : chooseStore(page.brand, url, request.headers.get('cookie'));
  return { wheel: result.value, customerId: id, storeId: store?.id ?? null };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function WheelPage({
  loaderData: { wheel, customerId, storeId },
}: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const date = useBrandDate();
  const money = useMoney();
  const { projectName } = useBrand();
  useRememberedCustomer(customerId);
  const { premios, horas, diasValidade, valorMinimoPedido, proximoGiro } = wheel;
  const { busy, turning, won, problem, start, close } = useSpin(customerId, proximoGiro !== null);
  const next =
    proximoGiro === null
      ? null
      : date(proximoGiro, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
  const unavailable = next === null || busy ? undefined : t`Próximo giro em ${next}`;
  return (
    <AccountFrame current="loyalty" storeId={storeId}>
      <title>{`${t`Roleta de prêmios`} · ${projectName}`}</title>
      <AppBar back={pages.loyalty} />
      <main className="page narrow wheel-page">
        <h1 className="t-display">
          <Trans>Uma volta, um desconto</Trans>
        </h1>
        <p className="t-sub" aria-live="polite">
          {next === null ? (
            <Trans>
              Você tem <b>1 giro</b>.{' '}
              <Plural
                value={diasValidade}
                one="O prêmio vale por # dia."
                other="O prêmio vale por # dias."
              />
            </Trans>
          ) : (
            <Trans>Próximo giro em {next}</Trans>
          )}
        </p>
        <WheelDrawing
          prizes={premios}
          stopsAt={turning?.posicao ?? won?.posicao ?? null}
          onSpin={busy || next !== null ? null : () => void start()}
        />
        <Button block loading={busy} unavailable={unavailable} onClick={() => void start()}>
          <Trans>Girar a roleta</Trans>
        </Button>
        {problem === null ? null : (
          <Notice
            tone="danger"
            role="alert"
            title={problem.text}
            action={
              problem.codErro === failureCodes.giftNeedsPhone ? (
                <Link
                  className={buttonClass({ variant: 'outline', size: 'sm' })}
                  to={pagePath(pages.profileSection, { param1: 'dados' })}
                >
                  <Trans>Confirmar celular</Trans>
                </Link>
              ) : undefined
            }
          />
        )}
        <p className="t-cap">
          <Plural
            value={horas}
            one="Um giro por pessoa a cada hora."
            other="Um giro por pessoa a cada # horas."
          />{' '}
          {valorMinimoPedido === 0 ? null : (
            <Trans>O prêmio vale em pedidos a partir de {money(valorMinimoPedido)}.</Trans>
          )}{' '}
          <Trans>Não acumula com outros cupons.</Trans>
        </p>
        <section className="wheel-odds">
          <h2 className="t-head">
            <Trans>As chances</Trans>
          </h2>
          <ul className="card pad0 list">
            {withPlaces(premios).map(({ place, nome, probabilidade }) => (
              <li key={place} className="li">
                <span className="grow t-label">
                  <OwnWords>{nome}</OwnWords>
                </span>
                <span className="num t-label">{i18n.number(probabilidade)}%</span>
              </li>
            ))}
          </ul>
        </section>
        <div className="dock-space sm" />
      </main>
      {won === null ? null : <WheelPrizeSheet spin={won} storeId={storeId} onClose={close} />}
    </AccountFrame>
  );
}

type Failed = Extract<Outcome<Spin>, { ok: false }>;

/** Requests the result, turns, then announces it. */
function useSpin(customerId: number, spun: boolean) {
  // Another device may have spun: the page must not promise a spin that is gone.
  const { busy, run } = useCall({ reread: 'always' });
  const [turning, setTurning] = useState<Spin | null>(null);
  const [won, setWon] = useState<Spin | null>(null);
  const [problem, setProblem] = useState<Failed | null>(null);
  const start = async () => {
    if (busy) return;
    setProblem(null);
    setWon(null);
    setTurning(null);
    // Kept until there is an answer: after a lost reply, the same spin is requested again.
    const chaveIdempotencia = spinKey(customerId);
    const outcome = await run(async (client) => {
      const result = await client.spinWheel({ chaveIdempotencia });
      if (result.ok || !isUncertain(result)) spinAnswered();
      if (!result.ok) return result;
      setTurning(result.value);
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      await new Promise((resolve) => setTimeout(resolve, calm ? 0 : TURN_MS));
      setWon(result.value);
      return result;
    });
    if (outcome?.ok === false) setProblem(outcome);
  };
  // A spin whose answer was lost with the page before: it was made, so its prize is named now.
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    if (spun && unansweredSpin(customerId) !== null) void start();
  });
  return { busy, turning, won, problem, start, close: () => setWon(null) };
}
