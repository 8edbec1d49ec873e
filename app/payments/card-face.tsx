// A drawing of the card with what is typed; hidden from screen readers.
import { Nfc } from 'lucide-react';
import { digitsOf } from '#rules/documents.ts';
import { brandOfCard, type CardBrand } from '#rules/orders/cards.ts';
import { Icon } from '../ui/icon.tsx';

export const brandNames: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  elo: 'Elo',
  hipercard: 'Hipercard',
};

type CardFaceProps = { number: string; holder: string; expiry: string; brand?: string };

export function CardFace({ number, holder, expiry, brand }: CardFaceProps) {
  const known = brandOfCard(number);
  return (
    <div className="bank-card" aria-hidden="true">
      <div className="row between">
        <svg width="44" height="34" viewBox="0 0 44 34" aria-hidden="true">
          <rect width="44" height="34" rx="7" fill="#E9CF8A" />
          <path
            d="M0 12h14v10H0M44 12H30v10h14M14 0v34M30 0v34"
            fill="none"
            stroke="#A98B3D"
            strokeWidth="1.5"
          />
        </svg>
        <span className="row tight">
          <span className="brand">{brand ?? (known === null ? '' : brandNames[known])}</span>
          <Icon of={Nfc} size={24} />
        </span>
      </div>
      <p className="bank-card-number num">{hidden(number)}</p>
      <div className="row between t-cap">
        <span className="holder">{holder.toUpperCase()}</span>
        <span className="num">{expiry}</span>
      </div>
    </div>
  );
}

/** The ends are shown, the middle never. */
function hidden(number: string): string {
  const digits = digitsOf(number);
  const first = digits.length > 4 ? digits.slice(0, 4) : digits.padEnd(4, '•');
  const last =
    digits.length > 16
      ? digits.slice(-4)
      : digits.length > 12
        ? digits.slice(12).padEnd(4, '•')
        : '••••';
  return digits.length === 4 ? `•••• •••• •••• ${digits}` : `${first} •••• •••• ${last}`;
}
