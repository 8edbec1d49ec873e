// The card page's view: amount, card, fields, one button.
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { pages } from '#contract/pages.ts';
import { formatMoney } from '#rules/price/currency.ts';
import { throughLogin } from '../account/own-path.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { AppBar } from '../ui/app-bar.tsx';
import { Button } from '../ui/button.tsx';
import { HydratedFields } from '../ui/hydrated-fields.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { CardFace } from './card-face.tsx';
import { CardForm } from './card-form.tsx';
import { useVaultWords } from './card-words.ts';
import { useCardPage } from './use-card-page.ts';

const SIGN_IN_NEEDED = 20;

export function CardPage({
  embedders,
  storeId,
}: {
  embedders: readonly string[];
  storeId: number | null;
}) {
  const { t } = useLingui();
  const page = useCardPage(embedders, storeId);
  const { stage, cancel } = page;
  // In a frame, only this page receives the key.
  useEffect(() => {
    if (cancel === null) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [cancel]);
  return (
    <>
      <AppBar title={t`Pagamento`} {...(cancel === null ? {} : { back: cancel })} />
      <main className="page narrow stack lg card-page" aria-busy={stage === 'waiting'}>
        {stage === 'waiting' ? <CardFace number="" holder="" expiry="" /> : null}
        {stage === 'missing' ? (
          <Notice
            title={t`Abra esta página pela loja`}
          >{t`Para pagar ou guardar um cartão, comece pelo site ou pelo aplicativo da loja.`}</Notice>
        ) : null}
        {stage === 'refused' ? <Refused page={page} storeId={storeId} /> : null}
        {stage === 'done' ? (
          <Notice
            tone="success"
            role="status"
            title={t`Cartão guardado`}
          >{t`Ele aparece na próxima vez que você pagar pelo site.`}</Notice>
        ) : null}
        {stage === 'form' ? <CardBody page={page} /> : null}
      </main>
    </>
  );
}

type Page = ReturnType<typeof useCardPage>;

function Refused({ page: { refusal }, storeId }: { page: Page; storeId: number | null }) {
  const { t } = useLingui();
  const text = useFailureText();
  const signIn = throughLogin(
    storeId === null ? pages.cardForm : `${pages.cardForm}?estabelecimento=${storeId}`,
  );
  if (refusal === null) return null;
  const action =
    refusal.codErro === SIGN_IN_NEEDED ? (
      <a className="link t-label" href={signIn} target="_top">
        <Trans>Entrar</Trans>
      </a>
    ) : null;
  return (
    <Notice tone="warning" role="alert" title={t`O pagamento não pode continuar`} action={action}>
      {text(refusal)}
    </Notice>
  );
}

function CardBody({ page }: { page: Page }) {
  const { i18n, t } = useLingui();
  const say = useVaultWords();
  const {
    opened,
    loan,
    fields,
    asked,
    problems,
    busy,
    fault,
    keep,
    setKeep,
    change,
    submit,
    codeLength,
  } = page;
  if (opened === null || loan === null) return null;
  const { valor, moeda, titulo, cartao } = opened.begin;
  const amount =
    valor === null ? null : formatMoney(valor, { currency: moeda, locale: i18n.locale });
  const kept = cartao ?? {
    ultimosDigitos: fields.number,
    titular: fields.holder,
    validade: fields.expiry,
  };
  const keepable = cartao === null && loan.guardaCartoes && opened.reply !== null;
  return (
    <form
      className="stack lg"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="row between">
        <div>
          {titulo === '' ? null : <p className="t-cap num">{titulo}</p>}
          {amount === null ? (
            <h2 className="t-section">{t`Guardar um cartão`}</h2>
          ) : (
            <p className="big-price">{amount}</p>
          )}
        </div>
        <span className="row tight t-cap">
          <Icon of={Lock} size={16} />
          <Trans>Conexão segura</Trans>
        </span>
      </div>
      {loan.sandbox ? (
        <Notice
          tone="info"
          title={t`Ambiente de teste`}
        >{t`Nada é cobrado. Use o cartão 5155 9012 2228 0001, com qualquer validade futura e CVV.`}</Notice>
      ) : null}
      <CardFace
        number={kept.ultimosDigitos}
        holder={kept.titular}
        expiry={kept.validade}
        {...(cartao === null ? {} : { brand: cartao.bandeira })}
      />
      {fault === null ? null : (
        <Notice tone="danger" role="alert">
          {say(fault)}
        </Notice>
      )}
      <HydratedFields className="">
        <CardForm
          fields={fields}
          asked={asked}
          problems={problems}
          codeLength={codeLength}
          onChange={change}
          keep={keepable ? keep : null}
          onKeep={setKeep}
        />
      </HydratedFields>
      <div className="dock-space sm" />
      <div className="actionbar">
        <Button type="submit" loading={busy}>
          <Icon of={Lock} size={18} />
          {amount === null ? t`Guardar cartão` : t`Pagar ${amount}`}
        </Button>
      </div>
    </form>
  );
}
