// Decisions of the card page: the opener, the required fields, and saving the card in the
// provider's vault.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isEmail } from '#contract/email.ts';
import type { Failure } from '#contract/reply.ts';
import { digitsOf, isCpf, maskCpf } from '#rules/documents.ts';
import {
  brandOfCard,
  type CardFields,
  checkCard,
  hasFirstAndLastName,
  isSecurityCode,
} from '#rules/orders/cards.ts';
import { api } from '../api.ts';
import { serverNow } from '../server-clock.ts';
import { focusRendered } from '../ui/first-wrong.ts';
import { type CardBegin, type CardDone, type CardReply, openCardChannel } from './card-channel.ts';
import { brandNames } from './card-face.tsx';
import { type CardField, codeLengthOf, type Problems } from './card-form.tsx';
import { keepInVault, type VaultAccess, VaultError, verifySaved } from './card-vault.ts';

type Loan = VaultAccess & {
  sandbox: boolean;
  guardaCartoes: boolean;
  pagador: { nome: string; email: string; cpf: string };
};
type Opened = { begin: CardBegin; reply: CardReply | null };
const empty: CardFields = { number: '', expiry: '', code: '', holder: '', cpf: '', email: '' };
const every: readonly CardField[] = ['number', 'expiry', 'code', 'holder', 'cpf', 'email'];

export type Stage = 'waiting' | 'missing' | 'refused' | 'form' | 'done';

export function useCardPage(embedders: readonly string[], storeId: number | null) {
  const [stage, setStage] = useState<Stage>('waiting');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [loan, setLoan] = useState<Loan | null>(null);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const [fields, setFields] = useState(empty);
  const [asked, setAsked] = useState<ReadonlySet<CardField>>(new Set(every));
  const [pressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<VaultError['reason'] | null>(null);
  const [keep, setKeep] = useState(true);
  const underWay = useRef(false);

  const start = useEffectEvent(async (next: Opened) => {
    setOpened(next);
    const result = await borrow(next.begin.idEstabelecimento);
    if (!result.ok) {
      setRefusal(result);
      setStage('refused');
      return;
    }
    setLoan(result.value);
    const payer = { ...result.value.pagador, ...given(next.begin.pagador) };
    const { cartao } = next.begin;
    setFields({
      ...empty,
      holder: cartao?.titular || payer.nome,
      email: payer.email,
      cpf: maskCpf(payer.cpf),
    });
    setAsked(cartao === null ? new Set(every) : missingOf(payer, cartao.titular));
    setStage('form');
  });

  useEffect(() => {
    const channel = openCardChannel(
      [location.origin, ...embedders],
      (begin, reply) => void start({ begin, reply }),
    );
    if (!channel.alone) return channel.close;
    if (storeId === null) setStage('missing');
    else void start({ begin: aloneBegin(storeId), reply: null });
    return channel.close;
  }, [embedders, storeId]);

  const brand = opened?.begin.cartao?.bandeira ?? null;
  const problems = problemsOf(fields, asked, brand);
  const submit = async () => {
    setPressed(true);
    const first = every.find((field) => problems[field] !== undefined);
    if (first !== undefined) {
      focusRendered(() => document.getElementById(`cc-${first}`));
      return;
    }
    if (opened === null || loan === null || underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFault(null);
    try {
      const done = await entrust(opened.begin, loan, fields, keep && loan.guardaCartoes);
      // Neither code nor number is needed any more.
      setFields((now) => ({ ...now, number: '', code: '' }));
      if (opened.reply !== null) opened.reply({ type: 'done', value: done });
      else setStage('done');
    } catch (error) {
      underWay.current = false;
      setBusy(false);
      const reason = error instanceof VaultError ? error.reason : 'down';
      setFault(reason);
      if (reason !== 'gone') return;
      // The new vault needs the full card from its owner: the page asks for all of it.
      setOpened((now) => now && { ...now, begin: { ...now.begin, cartao: null } });
      setAsked(new Set(every));
      setFields((now) => ({ ...now, code: '' }));
      setPressed(false);
    }
  };
  const cancel = opened?.reply == null ? null : () => opened.reply?.({ type: 'cancelled' });
  const change = (part: Partial<CardFields>) => setFields((now) => ({ ...now, ...part }));
  const shown: Problems = pressed ? problems : {};
  return {
    stage,
    opened,
    loan,
    refusal,
    fields,
    asked,
    problems: shown,
    busy,
    fault,
    keep,
    setKeep,
    change,
    submit,
    cancel,
    codeLength: codeLengthOf(fields.number, brand),
  };
}

async function borrow(storeId: number) {
  const client = await api();
  return client.cardCredentials({ id: storeId });
}

const aloneBegin = (idEstabelecimento: number): CardBegin => ({
  nonce: '',
  idEstabelecimento,
  valor: null,
  moeda: 'BRL',
  titulo: '',
  pagador: { nome: '', email: '', cpf: '' },
  cartao: null,
});

const given = (payer: CardBegin['pagador']) =>
  Object.fromEntries(Object.entries(payer).filter(([, value]) => value !== ''));

/** For a saved card, only the code and missing data of the payer are asked for. */
function missingOf(payer: CardBegin['pagador'], holder: string): ReadonlySet<CardField> {
  const missing: CardField[] = ['code'];
  if (!hasFirstAndLastName(holder || payer.nome)) missing.push('holder');
  if (!isCpf(payer.cpf)) missing.push('cpf');
  if (!isEmail(payer.email)) missing.push('email');
  return new Set(missing);
}

function problemsOf(
  fields: CardFields,
  asked: ReadonlySet<CardField>,
  savedBrand: string | null,
): Problems {
  const now = new Date(serverNow());
  const all = checkCard(fields, { month: now.getMonth() + 1, year: now.getFullYear() });
  const kept =
    savedBrand === null
      ? {}
      : {
          code: isSecurityCode(fields.code, savedBrand.toLowerCase() === 'amex' ? 'amex' : 'visa')
            ? undefined
            : ('codeWrong' as const),
        };
  const found = Object.entries({ ...all, ...kept }).filter(
    ([field, problem]) => asked.has(field as CardField) && problem !== undefined,
  );
  return Object.fromEntries(found);
}

/** Expired credentials are renewed once. */
async function entrust(
  begin: CardBegin,
  loan: Loan,
  fields: CardFields,
  keep: boolean,
): Promise<CardDone> {
  try {
    return await hand(begin, loan, fields, keep);
  } catch (error) {
    if (!(error instanceof VaultError) || error.reason !== 'access') throw error;
    const again = await borrow(begin.idEstabelecimento);
    if (!again.ok) throw new VaultError('down');
    return hand(begin, again.value, fields, keep);
  }
}

async function hand(
  begin: CardBegin,
  loan: Loan,
  fields: CardFields,
  keep: boolean,
): Promise<CardDone> {
  const pagador = {
    nome: fields.holder.trim().replace(/\s+/g, ' '),
    email: fields.email.trim(),
    cpf: digitsOf(fields.cpf),
  };
  if (begin.cartao !== null) {
    await verifySaved(loan, begin.cartao.tokenCartaoCredito, fields.code);
    return { ...begin.cartao, pagador, guardado: true };
  }
  const brand = brandOfCard(fields.number);
  if (brand === null) throw new VaultError('card');
  const tokenCartaoCredito = await keepInVault(loan, fields, brand);
  const kept = keep ? await keepHere(begin.idEstabelecimento, tokenCartaoCredito) : false;
  const card = {
    bandeira: brandNames[brand],
    ultimosDigitos: digitsOf(fields.number).slice(-4),
    validade: fields.expiry,
    titular: pagador.nome,
  };
  return { tokenCartaoCredito, ...card, pagador, guardado: kept };
}

/** A card that cannot be saved can still be used. */
async function keepHere(idEstabelecimento: number, tokenCartaoCredito: string): Promise<boolean> {
  const client = await api();
  return (await client.saveCard({ idEstabelecimento, tokenCartaoCredito })).ok;
}
