// How to reach a customer, in one line.
import { maskPhone } from '#rules/documents.ts';
import { breakable } from '../../breakable-email.tsx';

type ContactProps = { telefone: string | null; email: string | null };

export function Contact({ telefone, email }: ContactProps) {
  const phone = maskPhone(telefone ?? '');
  return (
    <>
      {phone}
      {phone !== '' && email ? ' · ' : null}
      {email ? breakable(email) : null}
    </>
  );
}
