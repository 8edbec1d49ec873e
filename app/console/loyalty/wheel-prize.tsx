// One prize of the wheel: its label, its odds and its value.
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { readGift } from '../forms/gift-draft.ts';
import { GiftFields } from '../forms/gift-fields.tsx';
import { NumberField, WordField } from '../forms/typed-fields.tsx';
import { type PrizeText, readOdds } from './wheel-draft.ts';

type LoyaltyWheelPrizeProps = {
  number: number;
  prize: PrizeText;
  /** After an attempt to save: errors are marked. */
  tried: boolean;
  onChange: (prize: PrizeText) => void;
  /** Null: the wheel needs this one. */
  onRemove: (() => void) | null;
};

export function LoyaltyWheelPrize({
  number,
  prize,
  tried,
  onChange,
  onRemove,
}: LoyaltyWheelPrizeProps) {
  const { t } = useLingui();
  const { name, odds, gift } = prize;
  return (
    <fieldset className="wheel-prize">
      <legend className="t-label">
        <Trans>Prêmio {number}</Trans>
      </legend>
      {onRemove === null ? null : (
        <IconButton
          className="wheel-prize-remove"
          label={t`Tirar o prêmio ${number}`}
          icon={Trash2}
          size={18}
          onClick={onRemove}
        />
      )}
      <div className="setup-grid">
        <WordField
          label={t`Texto na roleta`}
          maxLength={24}
          value={name}
          error={tried && name.trim() === '' ? t`Escreva o prêmio.` : undefined}
          onChange={(name) => onChange({ ...prize, name })}
        />
        <NumberField
          label={t`Chance`}
          unit="%"
          value={odds}
          error={tried && readOdds(odds) === null ? t`De 0 a 100, com duas casas.` : undefined}
          onChange={(text) => onChange({ ...prize, odds: text })}
        />
        <GiftFields
          text={gift}
          onChange={(changed) => onChange({ ...prize, gift: changed })}
          wrong={tried && readGift(gift) === undefined}
          nothing={t`Sem desconto nos itens`}
        />
      </div>
    </fieldset>
  );
}
