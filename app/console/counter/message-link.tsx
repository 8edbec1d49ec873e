// Opens WhatsApp with a text for a customer; nothing is sent without a press there.
import { Trans } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** `phone`: ten or eleven digits; without one there is no link. */
export function MessageLink({ phone, text }: { phone: string; text: string }) {
  if (phone === '') return null;
  return (
    <a
      className={buttonClass({ variant: 'outline' })}
      href={`https://wa.me/55${phone}?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
    >
      <Icon of={MessageCircle} size={18} />
      <Trans>Enviar por WhatsApp</Trans>
    </a>
  );
}
