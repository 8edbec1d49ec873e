// The referral reward: the same coupon for both, after the friend's first delivered order.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Gifts } from '#contract/entities/gifts.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { useDraft } from '../../use-draft.ts';
import { giftText, readGift } from '../forms/gift-draft.ts';
import { GiftFields } from '../forms/gift-fields.tsx';
import { SetupForm } from '../forms/save-section.tsx';
import { CountField, MoneyField, WordField } from '../forms/typed-fields.tsx';
import { amountText, readDays } from '../forms/typed-values.ts';

export function LoyaltyReferral({ referral }: { referral: Gifts['indicacao'] }) {
  const { t } = useLingui();
  const { draft, set, tried, tryOut } = useDraft(() => ({
    on: referral.ativo,
    name: referral.nome,
    gift: giftText(referral),
    minimum: amountText(referral.valorMinimoPedido),
    days: String(referral.diasValidade),
  }));
  const { on, name, gift, minimum, days } = draft;
  const worth = readGift(gift);
  const [least, valid] = [parseMoneyInput(minimum || '0'), readDays(days)];
  const right =
    worth !== undefined &&
    least !== null &&
    valid !== undefined &&
    valid <= 365 &&
    name.trim() !== '';
  return (
    <SetupForm
      problem={
        tried && !right ? t`Há números que não entendemos. Confira os campos marcados.` : null
      }
      draft={draft}
      send={(client) => {
        tryOut();
        if (!right) return null;
        return client.saveReferral({
          ...worth,
          ativo: on,
          nome: name.trim(),
          valorMinimoPedido: least,
          diasValidade: valid,
          revisao: referral.revisao,
        });
      }}
    >
      <section className="card stack">
        <div>
          <h2 className="t-item">
            <Trans>Indicação</Trans>
          </h2>
          <p className="t-cap">
            <Trans>
              Cada cliente tem um link. Quando o primeiro pedido de quem entrou por ele é entregue,
              os dois ganham este cupom.
            </Trans>
          </p>
          <p className="t-cap">
            <Trans>
              Quem indica a si mesmo não ganha: o mesmo telefone, aparelho, endereço ou cartão.
            </Trans>
          </p>
        </div>
        <div className="list">
          <SwitchRow
            label={t`Dar cupons por indicação`}
            detail={
              <Plural
                value={referral.indicados}
                _0="Nenhuma indicação até agora"
                one="# indicação até agora"
                other="# indicações até agora"
              />
            }
            checked={on}
            onChange={(event) => set({ on: event.target.checked })}
          />
        </div>
        <WordField
          label={t`Nome do cupom`}
          maxLength={60}
          value={name}
          error={tried && name.trim() === '' ? t`Dê um nome ao cupom.` : undefined}
          onChange={(name) => set({ name })}
        />
        <div className="setup-grid">
          <GiftFields
            text={gift}
            onChange={(gift) => set({ gift })}
            wrong={tried && worth === undefined}
            nothing={t`Sem desconto nos itens`}
          />
          <MoneyField
            label={t`Pedido mínimo`}
            value={minimum}
            error={tried && least === null ? t`Confira este número.` : undefined}
            onChange={(minimum) => set({ minimum })}
          />
          <CountField
            label={t`Validade em dias`}
            value={days}
            error={tried && (valid === undefined || valid > 365) ? t`De 1 a 365.` : undefined}
            onChange={(days) => set({ days })}
          />
        </div>
      </section>
    </SetupForm>
  );
}
