// The wheel: off by default, its prizes, and odds that must add up to 100.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { Gifts } from '#contract/entities/gifts.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDraft } from '../../use-draft.ts';
import { SetupForm } from '../forms/save-section.tsx';
import { CountField, MoneyField } from '../forms/typed-fields.tsx';
import { amountText, readDays, wholeNumber } from '../forms/typed-values.ts';
import { emptyPrize, prizeTexts, readPrize, sumOf } from './wheel-draft.ts';
import { LoyaltyWheelPrize } from './wheel-prize.tsx';

const MOST = 12;
const LEAST = 2;

export function LoyaltyWheel({ wheel }: { wheel: Gifts['roleta'] }) {
  const { t, i18n } = useLingui();
  const { draft, set, tried, tryOut } = useDraft(() => ({
    on: wheel.ativo,
    hours: String(wheel.horas),
    days: String(wheel.diasValidade),
    minimum: amountText(wheel.valorMinimoPedido),
    prizes: prizeTexts(wheel.premios),
  }));
  const { on, hours, days, minimum, prizes } = draft;
  const read = prizes.map(readPrize);
  const [period, valid, least] = [
    wholeNumber(hours, 1, 8760),
    readDays(days),
    parseMoneyInput(minimum || '0'),
  ];
  const sum = sumOf(prizes);
  const whole = read.filter((prize) => prize !== undefined);
  const right =
    whole.length === prizes.length &&
    sum === 100 &&
    period !== null &&
    valid !== undefined &&
    valid <= 365 &&
    least !== null;
  const problem =
    sum !== 100
      ? t`As chances precisam somar 100%.`
      : t`Há números que não entendemos. Confira os campos marcados.`;
  return (
    <SetupForm
      problem={tried && !right ? problem : null}
      draft={draft}
      send={(client) => {
        tryOut();
        if (!right) return null;
        return client.saveWheel({
          ativo: on,
          horas: period,
          diasValidade: valid,
          valorMinimoPedido: least,
          premios: whole,
          revisao: wheel.revisao,
        });
      }}
    >
      <section className="card stack">
        <div>
          <h2 className="t-item">
            <Trans>Roleta de prêmios</Trans>
          </h2>
          <p className="t-cap">
            <Trans>
              O servidor sorteia pelas chances publicadas; a roleta só mostra o resultado. O prêmio
              é um cupom da pessoa.
            </Trans>
          </p>
        </div>
        <Notice
          tone="warning"
          title={<Trans>Sorteio de prêmios pode precisar de autorização.</Trans>}
        >
          <Trans>
            No Brasil, promoções com sorteio dependem da Secretaria de Prêmios e Apostas. Confira
            antes de ligar.
          </Trans>
        </Notice>
        <div className="list">
          <SwitchRow
            label={t`Roleta ligada`}
            detail={
              <Plural
                value={wheel.giros}
                _0="Nenhum giro até agora"
                one="# giro até agora"
                other="# giros até agora"
              />
            }
            checked={on}
            onChange={(event) => set({ on: event.target.checked })}
          />
        </div>
        <div className="setup-grid">
          <CountField
            label={t`Um giro a cada`}
            unit={t`horas`}
            value={hours}
            error={tried && period === null ? t`Confira este número.` : undefined}
            onChange={(hours) => set({ hours })}
          />
          <CountField
            label={t`Prêmio vale por`}
            unit={t`dias`}
            value={days}
            error={tried && (valid === undefined || valid > 365) ? t`De 1 a 365.` : undefined}
            onChange={(days) => set({ days })}
          />
          <MoneyField
            label={t`Pedido mínimo`}
            value={minimum}
            error={tried && least === null ? t`Confira este número.` : undefined}
            onChange={(minimum) => set({ minimum })}
          />
        </div>
      </section>
      <section className="card stack">
        <div className="row between wraps">
          <h2 className="t-item">
            <Trans>Prêmios</Trans>
          </h2>
          <output
            className={sum === 100 ? 'wheel-sum right num' : 'wheel-sum num'}
            aria-live="polite"
          >
            <Trans>Soma das chances: {i18n.number(sum)}%</Trans>
          </output>
        </div>
        {prizes.map((prize, position) => (
          <LoyaltyWheelPrize
            key={prize.key}
            number={position + 1}
            prize={prize}
            tried={tried}
            onChange={(changed) =>
              set({ prizes: prizes.map((one) => (one.key === prize.key ? changed : one)) })
            }
            onRemove={
              prizes.length > LEAST
                ? () => set({ prizes: prizes.filter(({ key }) => key !== prize.key) })
                : null
            }
          />
        ))}
        {prizes.length < MOST ? (
          <div>
            <Button
              variant="tonal"
              size="md"
              onClick={() => set({ prizes: [...prizes, emptyPrize()] })}
            >
              <Icon of={Plus} size={18} />
              <Trans>Novo prêmio</Trans>
            </Button>
          </div>
        ) : null}
      </section>
    </SetupForm>
  );
}
