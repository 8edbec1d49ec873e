// How much of the bill is paid and how: one's own part, an equal part, the rest or any amount; by
// Pix, card or the waiter.
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { splitEqually } from '#rules/orders/bill.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { useAskLogin } from '../account/ask-login.tsx';
import { useCustomer } from '../account/use-customer.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { newKey } from '../new-key.ts';
import { CardChoice } from '../payments/card-choice.tsx';
import { CardFrame } from '../payments/card-frame.tsx';
import { MethodLine } from '../payments/method-line.tsx';
import { useMethodWords } from '../payments/method-words.ts';
import type { SentCard } from '../payments/use-paying.ts';
import { knownCard, useSavedCards } from '../payments/use-saved-cards.ts';
import { Button } from '../ui/button.tsx';
import { RadioRow } from '../ui/choice-row.tsx';
import { TextField } from '../ui/field.tsx';
import { useMoney } from '../ui/money.tsx';
import { Stepper } from '../ui/stepper.tsx';
import type { BillProps } from './bill-props.ts';
import { CounterLine } from './counter-line.tsx';

type How = 'own' | 'equal' | 'all' | 'other';
const COUNTER = 0;
const WAYS = { pixOnline: 'pix', cartaoOnline: 'cartao' } as const;

export function PayForm({ mesa, conta, change, onCounter }: BillProps & { onCounter(): void }) {
  const { t } = useLingui();
  const money = useMoney();
  const brand = useBrand();
  const askLogin = useAskLogin();
  const who = useCustomer();
  const words = useMethodWords(true);
  const own = conta.pessoas.find(({ id }) => id === mesa.idPessoa)?.valorRestante ?? 0;
  const all = conta.valorRestante;
  const [chosen, setHow] = useState<How>(conta.modo === 'cada' && own > 0 ? 'own' : 'all');
  // One's own part has no row where it is all that is left.
  const how = chosen === 'own' && own === all ? 'all' : chosen;
  const [parts, setParts] = useState(
    Math.min(20, Math.max(2, conta.pessoas.filter(({ confirmada }) => confirmada).length)),
  );
  const [typed, setTyped] = useState('');
  const methods =
    brand.estabelecimentos
      .find(({ id }) => id === mesa.idEstabelecimento)
      ?.formasPagamento.filter(({ tipo }) => tipo in WAYS) ?? [];
  const [methodId, setMethodId] = useState(methods[0]?.id ?? COUNTER);
  const [busy, setBusy] = useState(false);
  // Others may order while the card page is open: what it shows is what is paid.
  const [onCard, setOnCard] = useState<number | null>(null);
  // One per payment: a double press or a retry pays once.
  const key = useRef(newKey());
  const shares = splitEqually(all, parts);
  const [share = 0] = shares;
  const amounts: Record<How, number | null> = {
    own,
    equal: share,
    all,
    other: parseMoneyInput(typed),
  };
  const amount = amounts[how];
  const problem =
    amount === null || amount < 1
      ? t`Diga quanto quer pagar.`
      : amount > all
        ? t`Faltam só ${money(all)} nesta conta.`
        : null;
  const method = methods.find(({ id }) => id === methodId) ?? null;
  const isCard = method?.tipo === 'cartaoOnline';
  const saved = useSavedCards(mesa.idEstabelecimento, isCard && who.customer !== null);
  const [cardId, setCardId] = useState<number | null>(null);
  const kept = saved.cards.find(({ id }) => id === cardId) ?? null;

  async function pay(valor: number, sent: Partial<SentCard>) {
    setBusy(true);
    const tipo = isCard ? ('cartao' as const) : ('pix' as const);
    const ok = await change((client) =>
      client.payPart({ valor, tipo, chave: key.current, ...sent }),
    );
    if (ok) key.current = newKey();
    else if (isCard) saved.again();
    setBusy(false);
  }
  async function press() {
    if (method === null) {
      setBusy(true);
      if (await change((client) => client.callWaiter({ motivo: 'conta' }))) onCounter();
      return setBusy(false);
    }
    if (amount === null) return;
    if (!isCard) return pay(amount, {});
    if (who.customer === null) return askLogin('payment', () => setOnCard(amount));
    setOnCard(amount);
  }

  const amountRow = (value: How, label: string, cents: number) => (
    <RadioRow
      name="bill-how"
      checked={how === value}
      label={label}
      end={<span className="num">{money(cents)}</span>}
      onChange={() => setHow(value)}
    />
  );
  return (
    <div className="stack lg">
      <fieldset className="card pad0 list" aria-label={t`Quanto pagar`}>
        {own > 0 && own < all ? amountRow('own', t`Minha parte`, own) : null}
        {amountRow('all', t`Tudo o que falta`, all)}
        {amountRow('equal', t`Uma parte igual`, share)}
        {how === 'equal' ? (
          <div className="bill-extra row between">
            <span>
              <Trans>Dividir o que falta em</Trans>
              <small className="t-cap num bill-shares" aria-live="polite">
                {sharesText(shares, money)}
              </small>
            </span>
            <Stepper name={t`Partes`} value={parts} min={2} max={20} onChange={setParts} />
          </div>
        ) : null}
        <RadioRow
          name="bill-how"
          checked={how === 'other'}
          label={t`Outro valor`}
          onChange={() => setHow('other')}
        />
        {how === 'other' ? (
          <div className="bill-extra">
            <TextField
              label={t`Valor`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={typed}
              error={typed === '' ? undefined : (problem ?? undefined)}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
        ) : null}
      </fieldset>
      <fieldset className="card pad0 list" aria-label={t`Como pagar`}>
        {methods.map((one) => (
          <div key={one.id}>
            <label className="li">
              <input
                className="sr"
                type="radio"
                name="bill-method"
                checked={one.id === methodId}
                onChange={() => setMethodId(one.id)}
              />
              <MethodLine method={one} words={words} />
              <span className="radio" />
            </label>
            {one.tipo === 'cartaoOnline' && isCard ? (
              <CardChoice saved={saved} chosen={cardId} onChoose={setCardId} />
            ) : null}
          </div>
        ))}
        <CounterLine checked={method === null} onChange={() => setMethodId(COUNTER)} />
      </fieldset>
      <Button
        block
        split
        loading={busy}
        {...(method !== null && problem !== null && { unavailable: problem })}
        onClick={() => void press()}
      >
        <span>
          {method === null ? (
            <Trans>Pedir a conta</Trans>
          ) : isCard ? (
            <Trans>Pagar com cartão</Trans>
          ) : (
            <Trans>Pagar com Pix</Trans>
          )}
        </span>
        <span className="num">{method === null ? '' : money(amount ?? 0)}</span>
      </Button>
      {onCard === null ? null : (
        <CardFrame
          begin={{
            idEstabelecimento: mesa.idEstabelecimento,
            valor: onCard,
            moeda: brand.PUBLIC_CODIGO_MOEDA,
            titulo: mesa.rotulo,
            pagador: saved.payer,
            cartao: knownCard(kept),
          }}
          onClose={() => setOnCard(null)}
          onDone={({ tokenCartaoCredito, pagador }) => {
            setOnCard(null);
            void pay(onCard, { tokenCartaoCredito, pagador });
          }}
        />
      )}
    </div>
  );
}

/** '1 × R$ 33,34 + 2 × R$ 33,33': the parts add up to the cent. */
function sharesText(shares: readonly number[], money: (cents: number) => string): string {
  return [...Map.groupBy(shares, (share) => share)]
    .map(([share, same]) => `${same.length} × ${money(share)}`)
    .join(' + ');
}
