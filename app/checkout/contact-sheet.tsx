// Name and phone of a customer without an account, or only the phone that the account lacks.
import { useLingui } from '@lingui/react/macro';
import { Phone, User } from 'lucide-react';
import { useState } from 'react';
import { maskPhone, type PhoneHint, phoneDigits, phoneHint } from '#rules/documents.ts';
import { usePhoneExample } from '../brand/use-phone-example.ts';
import type { AmountFacts } from '../cart/amount.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Contact } from './contact.ts';
import { focusOn } from './lines/focus-on.ts';
import { LINE_FORM, LineSheet } from './lines/line-sheet.tsx';

type ContactSheetProps = {
  asked: 'contact' | 'phone';
  contact: Contact;
  amount: AmountFacts;
  nameProblem: string | null;
  phoneProblem: string | null;
  onChange: (change: Partial<Contact>) => void;
  onClose(): void;
};

export function ContactSheet({
  asked,
  contact,
  amount,
  nameProblem,
  phoneProblem,
  onChange,
  onClose,
}: ContactSheetProps) {
  const { t } = useLingui();
  const phoneExample = usePhoneExample();
  // A field reports its problem once it was left, or if it had text when the sheet opened.
  const [nameLeft, leaveName] = useState(contact.nome !== '');
  const [phoneLeft, leavePhone] = useState(contact.telefone !== '');
  const hints: Record<PhoneHint, string> = {
    unknownAreaCode: t`Confira o DDD.`,
    ninthDigitMissing: t`Falta o 9 na frente do celular?`,
    notAMobile: t`Confira o número.`,
    notALandline: t`Confira o número.`,
  };
  const hint = phoneHint(contact.telefone);
  const check = () => {
    leaveName(true);
    leavePhone(true);
    if (nameProblem === null && phoneProblem === null) return true;
    focusOn(nameProblem === null ? 'co-phone' : 'co-name');
    return false;
  };
  return (
    <LineSheet title={t`Quem recebe?`} amount={amount} onClose={onClose} onDone={check}>
      <div className="fields">
        {asked === 'contact' ? (
          <TextField
            id="co-name"
            form={LINE_FORM}
            label={t`Nome`}
            autoComplete="name"
            maxLength={80}
            value={contact.nome}
            error={nameLeft ? nameProblem : null}
            start={<Icon of={User} />}
            onChange={(event) => onChange({ nome: event.target.value })}
            onBlur={({ target }) => target.value !== '' && leaveName(true)}
          />
        ) : null}
        <TextField
          id="co-phone"
          form={LINE_FORM}
          label={t`Celular com DDD`}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder={phoneExample}
          value={maskPhone(contact.telefone)}
          error={phoneLeft ? phoneProblem : null}
          hint={hint === null ? t`A loja só liga se precisar falar do pedido.` : hints[hint]}
          start={<Icon of={Phone} />}
          onChange={(event) => onChange({ telefone: phoneDigits(event.target.value).slice(0, 11) })}
          onBlur={({ target }) => target.value !== '' && leavePhone(true)}
        />
      </div>
    </LineSheet>
  );
}
