// Edits the value of the personal offer. Coupons already given keep theirs.
import { Trans, useLingui } from '@lingui/react/macro';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { useDraft } from '../../use-draft.ts';
import { CountField, WordField } from '../forms/typed-fields.tsx';
import { isWhole, wholeNumber } from '../forms/typed-values.ts';
import { readWorth, worthTexts } from './draft.ts';
import { CouponFrame } from './frame.tsx';
import type { CouponPage } from './page.ts';
import { CouponWorth } from './worth.tsx';

const MOST_DAYS = 365;

export function CouponOfferForm({
  offer,
  onSaved,
}: {
  offer: NonNullable<CouponPage['ofertaCupom']>;
  onSaved: () => Promise<void>;
}) {
  const { t } = useLingui();
  const {
    draft: texts,
    set,
    tried,
    tryOut,
  } = useDraft(() => ({
    ...worthTexts(offer),
    name: offer.nome,
    days: String(offer.diasValidade),
    active: offer.ativo,
  }));
  const read = {
    ...readWorth(texts),
    nome: texts.name.trim() || undefined,
    diasValidade: wholeNumber(texts.days, 1, MOST_DAYS) ?? undefined,
    ativo: texts.active,
  };
  return (
    <CouponFrame
      wrong={tried && !isWhole(read)}
      onSaved={onSaved}
      draft={texts}
      send={(client) => {
        tryOut();
        return isWhole(read) ? client.saveCouponOffer({ ...read, revisao: offer.revisao }) : null;
      }}
    >
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Um cupom para quem pede</Trans>
        </h2>
        <div className="list">
          <SwitchRow
            label={t`Ligado`}
            detail={t`Cada pessoa recebe um. Quem já recebeu fica com o seu.`}
            checked={texts.active}
            onChange={() => set({ active: !texts.active })}
          />
        </div>
        <div className="setup-grid">
          <WordField
            label={t`Título que o cliente lê`}
            maxLength={120}
            value={texts.name}
            error={tried && read.nome === undefined ? t`Dê um título ao cupom.` : undefined}
            onChange={(name) => set({ name })}
          />
          <CountField
            label={t`Vale por`}
            unit={t`dias`}
            value={texts.days}
            error={tried && read.diasValidade === undefined ? t`De 1 a 365 dias.` : undefined}
            onChange={(days) => set({ days })}
          />
        </div>
      </section>
      <CouponWorth texts={texts} read={read} tried={tried} onChange={set} />
    </CouponFrame>
  );
}
