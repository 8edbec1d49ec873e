// A coupon's discount and minimum order; for staff coupons and the personal offer.
import { Trans, useLingui } from '@lingui/react/macro';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { MoneyField, NumberField } from '../forms/typed-fields.tsx';
import type { readWorth, WorthKind, WorthTexts } from './draft.ts';

type CouponWorthProps = {
  texts: WorthTexts;
  read: ReturnType<typeof readWorth>;
  /** Errors are marked after an attempt to save. */
  tried: boolean;
  onChange: (part: Partial<WorthTexts>) => void;
};

export function CouponWorth({ texts, read, tried, onChange }: CouponWorthProps) {
  const { t } = useLingui();
  const kinds: { value: WorthKind; label: string }[] = [
    { value: 'percent', label: t`Percentual` },
    { value: 'amount', label: t`Valor` },
    { value: 'delivery', label: t`Só a entrega` },
  ];
  const error = (name: keyof typeof read, sentence: string) =>
    tried && read[name] === undefined ? sentence : undefined;
  const amount = t`Confira este valor.`;
  return (
    <section className="card stack">
      <h2 className="t-item">
        <Trans>O desconto</Trans>
      </h2>
      <Segmented
        label={t`Tipo de desconto`}
        options={kinds}
        value={texts.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <div className="setup-grid">
        {texts.kind === 'percent' ? (
          <>
            <NumberField
              label={t`Desconto`}
              unit="%"
              value={texts.percent}
              error={error('valorDescontoPercentual', t`De 0,01 a 100.`)}
              onChange={(percent) => onChange({ percent })}
            />
            <MoneyField
              label={t`No máximo`}
              hint={t`Vazio: sem teto.`}
              value={texts.cap}
              error={error('maximoDesconto', amount)}
              onChange={(cap) => onChange({ cap })}
            />
          </>
        ) : null}
        {texts.kind === 'amount' ? (
          <MoneyField
            label={t`Desconto`}
            value={texts.amount}
            error={error('valorDesconto', amount)}
            onChange={(value) => onChange({ amount: value })}
          />
        ) : null}
        <MoneyField
          label={t`Pedido a partir de`}
          hint={t`Vazio: qualquer valor. Conta os itens, antes dos descontos.`}
          value={texts.minimum}
          error={error('valorMinimoPedido', amount)}
          onChange={(minimum) => onChange({ minimum })}
        />
      </div>
      {texts.kind === 'delivery' ? null : (
        <div className="list">
          <SwitchRow
            label={t`E a entrega grátis`}
            checked={texts.freeDelivery}
            onChange={() => onChange({ freeDelivery: !texts.freeDelivery })}
          />
        </div>
      )}
      <p className="t-cap">
        {texts.kind === 'percent' ? (
          <Trans>Itens em promoção ficam de fora do percentual.</Trans>
        ) : texts.kind === 'amount' ? (
          <Trans>
            O valor sai do total dos itens, também dos que estão em promoção, e nunca passa dele.
          </Trans>
        ) : (
          <Trans>Vale só para entrega: quem retira não consegue usar.</Trans>
        )}
      </p>
    </section>
  );
}
