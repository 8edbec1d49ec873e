// Minimums, times, scheduled orders and the code of delivery. An empty field is "none" where its
// hint says so.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ConsoleStore } from '#contract/entities/console/store.ts';
import { LONGEST_COURIER_NAME, MOST_COURIERS } from '#rules/orders/courier.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { useDraft } from '../../use-draft.ts';
import { wayRisks } from '../forms/confirm-change.ts';
import { SetupForm } from '../forms/save-section.tsx';
import { CountField, MoneyField, ParagraphField } from '../forms/typed-fields.tsx';
import { amountText, isNeverFree, isWhole, orNone, wholeNumber } from '../forms/typed-values.ts';

type Terms = ConsoleStore['regras'];

const textsOf = (terms: Terms) => ({
  minimum: amountText(terms.valorMinimoPedido),
  pickupMinimum: amountText(terms.valorMinimoRetiradaNoLocal),
  free: amountText(terms.minimoEntregaGratis),
  least: String(terms.tempoEntregaMinimo),
  most: String(terms.tempoEntregaMaximo),
  pickup: String(terms.tempoRetirada),
  accept: String(terms.minutosAceite),
  days: terms.diasAgendamento === null ? '' : String(terms.diasAgendamento),
  slot: String(terms.minutosPorHorario),
  busy: terms.confirmarCelularAcima === null ? '' : String(terms.confirmarCelularAcima),
  capacity: terms.pedidosPorHorario === null ? '' : String(terms.pedidosPorHorario),
  couriers: terms.entregadores.join('\n'),
});
type Texts = ReturnType<typeof textsOf>;
const DAY_MINUTES = 1440;

/** Undefined: unreadable. */
const readTexts = (texts: Texts) => ({
  valorMinimoPedido: parseMoneyInput(texts.minimum || '0') ?? undefined,
  valorMinimoRetiradaNoLocal: parseMoneyInput(texts.pickupMinimum || '0') ?? undefined,
  minimoEntregaGratis: orNone(texts.free, parseMoneyInput),
  tempoEntregaMinimo: wholeNumber(texts.least, 0, DAY_MINUTES) ?? undefined,
  tempoEntregaMaximo: wholeNumber(texts.most, 0, DAY_MINUTES) ?? undefined,
  tempoRetirada: wholeNumber(texts.pickup, 0, DAY_MINUTES) ?? undefined,
  minutosAceite: wholeNumber(texts.accept, 1, 240) ?? undefined,
  diasAgendamento: orNone(texts.days, (text) => wholeNumber(text, 0, 30)),
  minutosPorHorario: wholeNumber(texts.slot, 5, 240) ?? undefined,
  confirmarCelularAcima: orNone(texts.busy, (text) => wholeNumber(text, 1, 1000)),
  pedidosPorHorario: orNone(texts.capacity, (text) => wholeNumber(text, 1, 1000)),
  entregadores: namesOf(texts.couriers),
});

/** Undefined: too many, or one is too long. */
function namesOf(text: string): string[] | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const names = [...new Set(lines.filter(Boolean))];
  const fits =
    names.length <= MOST_COURIERS && names.every((name) => name.length <= LONGEST_COURIER_NAME);
  return fits ? names : undefined;
}

export function SetupTerms({ storeId, terms }: { storeId: number; terms: Terms }) {
  const { t } = useLingui();
  const { draft: texts, set, tried, tryOut } = useDraft(() => textsOf(terms));
  const { permiteEntrega, permiteRetiradaBalcao, pedeCodigoEntrega, aceiteAutomatico } = terms;
  const { draft: switches, set: flipTo } = useDraft({
    permiteEntrega,
    permiteRetiradaBalcao,
    pedeCodigoEntrega,
    aceiteAutomatico,
  });
  const values = readTexts(texts);
  const [letters, names] = [LONGEST_COURIER_NAME, MOST_COURIERS];
  const tooLong = t`Cada nome tem até ${letters} letras, e a lista até ${names} nomes.`;
  const field = (name: keyof Texts, value: unknown) => ({
    value: texts[name],
    onChange: (text: string) => set({ [name]: text }),
    error: tried && value === undefined ? t`Confira este número.` : undefined,
  });
  const flip = (name: keyof typeof switches) => ({
    checked: switches[name],
    onChange: () => flipTo({ [name]: !switches[name] }),
  });
  return (
    <SetupForm
      problem={
        tried && values.entregadores === undefined
          ? tooLong
          : tried && !isWhole(values)
            ? t`Há números que não entendemos. Confira os campos marcados.`
            : null
      }
      risks={isWhole(values) ? wayRisks(terms, switches) : []}
      riskStore={storeId}
      send={(client) => {
        tryOut();
        if (!isWhole(values)) return null;
        return client.saveStoreTerms({
          idEstabelecimento: storeId,
          revisao: terms.revisao,
          ...switches,
          ...values,
        });
      }}
    >
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Entrega e retirada</Trans>
        </h2>
        <div className="list">
          <SwitchRow label={t`Aceita entrega`} {...flip('permiteEntrega')} />
          <SwitchRow label={t`Aceita retirada no balcão`} {...flip('permiteRetiradaBalcao')} />
          <SwitchRow
            label={t`Código na entrega`}
            detail={t`O entregador pede ao cliente um código de quatro números.`}
            {...flip('pedeCodigoEntrega')}
          />
        </div>
        <ParagraphField
          label={t`Entregadores, um por linha`}
          hint={t`Com nomes aqui, o painel pergunta quem leva cada pedido. Vazio: não pergunta.`}
          rows={3}
          value={texts.couriers}
          error={tried && values.entregadores === undefined ? tooLong : undefined}
          onChange={(couriers) => set({ couriers })}
        />
        <div className="setup-grid">
          <MoneyField
            label={t`Mínimo para entrega`}
            {...field('minimum', values.valorMinimoPedido)}
          />
          <MoneyField
            label={t`Mínimo para retirada`}
            {...field('pickupMinimum', values.valorMinimoRetiradaNoLocal)}
          />
          <MoneyField
            label={t`Entrega grátis a partir de`}
            hint={
              isNeverFree(values.minimoEntregaGratis)
                ? t`999 ou mais: nunca grátis.`
                : t`Vazio: nunca grátis.`
            }
            {...field('free', values.minimoEntregaGratis)}
          />
        </div>
      </section>
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Aceite e tempos</Trans>
        </h2>
        <div className="list">
          <SwitchRow
            label={t`Aceite automático`}
            detail={t`Com o painel aberto, cada pedido é aceito na hora, com o tempo normal da loja. Agendados, quando chega a vez deles.`}
            {...flip('aceiteAutomatico')}
          />
        </div>
        <div className="setup-grid">
          <CountField
            label={t`Entrega, no mínimo`}
            unit="min"
            {...field('least', values.tempoEntregaMinimo)}
          />
          <CountField
            label={t`Entrega, no máximo`}
            unit="min"
            {...field('most', values.tempoEntregaMaximo)}
          />
          <CountField label={t`Retirada`} unit="min" {...field('pickup', values.tempoRetirada)} />
          <CountField
            label={t`Prazo para aceitar`}
            unit="min"
            hint={t`Depois disso o pedido expira.`}
            {...field('accept', values.minutosAceite)}
          />
          <CountField
            label={t`Confirmar celular acima de`}
            hint={t`Pedidos em 15 minutos. Vazio: nunca.`}
            {...field('busy', values.confirmarCelularAcima)}
          />
        </div>
      </section>
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Pedidos agendados</Trans>
        </h2>
        <div className="setup-grid">
          <CountField
            label={t`Dias à frente`}
            hint={t`Vazio: não agenda. Zero: só para hoje.`}
            {...field('days', values.diasAgendamento)}
          />
          <CountField
            label={t`Duração de cada horário`}
            unit="min"
            {...field('slot', values.minutosPorHorario)}
          />
          <CountField
            label={t`Pedidos por horário`}
            hint={t`Vazio: sem limite.`}
            {...field('capacity', values.pedidosPorHorario)}
          />
        </div>
      </section>
    </SetupForm>
  );
}
