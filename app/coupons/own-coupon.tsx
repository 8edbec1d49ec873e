// A personal coupon. The brand sets its value; a customer without an account enters their data.
import { Trans, useLingui } from '@lingui/react/macro';
import { Mail, TicketPercent, User } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isEmail } from '#contract/email.ts';
import type { Coupon, CouponOffer } from '#contract/entities/coupon.ts';
import type { Customer } from '#contract/entities/customer.ts';
import { toReais } from '#contract/money.ts';
import { isPersonPhone, phoneDigits } from '#rules/documents.ts';
import { contactShown, contactTyped } from '#rules/identifier.ts';
import { useCustomer } from '../account/use-customer.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { useCall } from '../use-call.ts';
import { useCongratulation, useCouponTerms } from './congratulation.ts';
import { CouponTicket } from './coupon-ticket.tsx';

type OwnCouponProps = { offer: CouponOffer; storeId: number; menu: string; filled: boolean };

export function OwnCoupon({ offer, storeId, menu, filled }: OwnCouponProps) {
  const { t } = useLingui();
  const terms = useCouponTerms();
  const congratulation = useCongratulation();
  const { known, customer } = useCustomer();
  const [given, setGiven] = useState<Coupon | null>(null);
  const { nome } = offer;
  return (
    <section className="menu-section own-coupon" aria-labelledby="own-coupon">
      <header>
        <h2 className="t-section" id="own-coupon">
          {nome}
        </h2>
      </header>
      <div className="card stack" aria-live="polite">
        {given === null ? (
          <>
            <p className="t-sub">
              {t`Um cupom só seu.`} {terms(offer)}.
            </p>
            {known && customer !== null ? (
              <AskForm {...{ offer, storeId, customer }} key="known" onGiven={setGiven} />
            ) : (
              <AskForm {...{ offer, storeId }} customer={null} key="guest" onGiven={setGiven} />
            )}
          </>
        ) : (
          <>
            <Notice tone="success" title={congratulation(given)} />
            <CouponTicket coupon={given} menu={menu} filled={filled} />
          </>
        )}
      </div>
    </section>
  );
}

type AskFormProps = {
  offer: CouponOffer;
  storeId: number;
  /** Null: a guest, who enters the data for the coupon. */
  customer: Customer | null;
  onGiven: (coupon: Coupon) => void;
};
type Problem = 'name' | 'contact' | { refused: string };

function AskForm({ offer, storeId, customer, onGiven }: AskFormProps) {
  const { t } = useLingui();
  const guest = customer === null;
  const [name, setName] = useState('');
  const [contact, setContact] = useState('');
  const { busy, run } = useCall({ reread: 'never', leaves: true });
  const [problem, setProblem] = useState<Problem | null>(null);
  const email = isEmail(contact) ? contact.trim() : null;
  const telefone = isPersonPhone(phoneDigits(contact)) ? phoneDigits(contact) : null;

  const missing = (): 'name' | 'contact' | null => {
    if (!guest) return null;
    if (name.trim() === '') return 'name';
    return email === null && telefone === null ? 'contact' : null;
  };
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const first = missing();
    setProblem(first);
    if (first !== null) return document.getElementById(`own-${first}`)?.focus();
    const result = await run((client) =>
      client.randomCoupon({
        idEstabelecimento: storeId,
        // Sent as the specification lists them; the server looks up the coupons' values.
        descontoValor: toReais(offer.valorDesconto),
        descontoPercentual: offer.valorDescontoPercentual,
        diasValidade: offer.diasValidade,
        nome: customer?.nome ?? name.trim(),
        email: customer === null ? email : customer.email,
        telefone: customer === null ? telefone : customer.telefone,
      }),
    );
    if (result?.ok) return onGiven(result.value);
    if (result !== null) setProblem({ refused: result.text });
  };
  const refused = typeof problem === 'object' ? (problem?.refused ?? null) : null;
  return (
    <form className="stack" onSubmit={(event) => void ask(event)} noValidate>
      {guest ? (
        <div className="fields">
          <TextField
            id="own-name"
            label={t`Nome`}
            autoComplete="name"
            maxLength={80}
            value={name}
            error={problem === 'name' ? t`Informe seu nome.` : null}
            start={<Icon of={User} />}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            id="own-contact"
            label={t`E-mail ou celular`}
            autoComplete="email"
            autoCapitalize="off"
            maxLength={120}
            value={contactShown(contact)}
            error={problem === 'contact' ? t`Não identificamos seu email ou telefone.` : null}
            hint={t`O cupom vale na conta com este e-mail ou celular.`}
            start={<Icon of={Mail} />}
            onChange={(event) => setContact((before) => contactTyped(before, event.target.value))}
          />
        </div>
      ) : null}
      {refused === null ? null : <Notice tone="danger" role="alert" title={refused} />}
      <Button type="submit" block loading={busy}>
        <Icon of={TicketPercent} />
        <Trans>Quero meu cupom</Trans>
      </Button>
    </form>
  );
}
