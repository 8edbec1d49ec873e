// Name and phone of a customer without an account, or the login where the brand requires one.

import { Trans, useLingui } from '@lingui/react/macro';
import { LogIn, Phone, User } from 'lucide-react';
import { maskPhone, type PhoneHint, phoneDigits, phoneHint } from '#rules/documents.ts';
import { PrivateLink } from '../account/private-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Contact } from './contact.ts';

type ContactSectionProps = {
  /** 'phone': the signed-in customer's account has none. */
  asked: 'contact' | 'phone';
  contact: Contact;
  onChange: (change: Partial<Contact>) => void;
  nameError: string | null;
  phoneError: string | null;
};

export function ContactSection({
  asked,
  contact,
  onChange,
  nameError,
  phoneError,
}: ContactSectionProps) {
  const { t } = useLingui();
  const hints: Record<PhoneHint, string> = {
    unknownAreaCode: t`Confira o DDD.`,
    ninthDigitMissing: t`Falta o 9 na frente do celular?`,
    notAMobile: t`Confira o número.`,
    notALandline: t`Confira o número.`,
  };
  const hint = phoneHint(contact.telefone);
  return (
    <section className="co">
      <h2 className="t-head">
        <Trans>Quem recebe?</Trans>
      </h2>
      <div className="fields">
        {asked === 'contact' ? (
          <TextField
            id="co-name"
            label={t`Nome`}
            autoComplete="name"
            maxLength={80}
            value={contact.nome}
            error={nameError}
            start={<Icon of={User} />}
            onChange={(event) => onChange({ nome: event.target.value })}
          />
        ) : null}
        <TextField
          id="co-phone"
          label={t`Celular com DDD`}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(11) 98765-4321"
          value={maskPhone(contact.telefone)}
          error={phoneError}
          hint={hint === null ? t`A loja só liga se precisar falar do pedido.` : hints[hint]}
          start={<Icon of={Phone} />}
          onChange={(event) => onChange({ telefone: phoneDigits(event.target.value).slice(0, 11) })}
        />
      </div>
    </section>
  );
}

/** The browser keeps the cart, and the login returns here. */
export function SignInSection() {
  return (
    <section className="co" id="co-sign-in" tabIndex={-1}>
      <h2 className="t-head">
        <Trans>Entre para pedir</Trans>
      </h2>
      <div className="card stack">
        <p className="t-sub">
          <Trans>Esta loja pede uma conta. Sua sacola fica guardada enquanto você entra.</Trans>
        </p>
        <PrivateLink
          className={buttonClass({ variant: 'tonal', block: true })}
          reason="checkout"
          focus="co-store"
        >
          <Icon of={LogIn} />
          <Trans>Entrar ou criar conta</Trans>
        </PrivateLink>
      </div>
    </section>
  );
}
