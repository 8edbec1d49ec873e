// Open, paused or closed in words, with the next time: 'Aberto até 23h30', 'Fechado, abre amanhã às
// 18h'.
import { useLingui } from '@lingui/react/macro';
import type { StoreState } from '#contract/entities/store.ts';
import { addDays, localDate, localMinutes } from '#rules/time/zoned-time.ts';
import { useIsMarket } from '../brand/use-is-market.ts';
import { clockText } from './clock-text.ts';
import { openingDay } from './opening-day.ts';

const DAY_MS = 86_400_000;

export type OpeningText = {
  word: string;
  /** Follows the word; empty if unknown. */
  detail: string;
  /** The whole as a sentence, for a title for instance. */
  sentence: string;
  look: 'open' | 'paused' | 'closed';
};

/** `now` is passed in, so that server and browser render the same. */
export function useOpeningText(state: StoreState, timeZone: string, now: number): OpeningText {
  const text = useStateText(state, timeZone, now);
  // The store's own reason, before what customers need: when it opens.
  return state.motivo === undefined
    ? text
    : { ...text, sentence: `${state.motivo}. ${text.sentence}` };
}

function useStateText({ estado, mudaEm }: StoreState, timeZone: string, now: number): OpeningText {
  const { t, i18n } = useLingui();
  const isMarket = useIsMarket();
  const change = mudaEm === null ? null : new Date(mudaEm);
  const clock = change === null ? '' : clockText(localMinutes(change, timeZone), i18n.locale);

  if (estado === 'aberto') {
    if (change === null)
      return { word: t`Aberto 24 horas`, detail: '', sentence: t`Estamos abertos`, look: 'open' };
    // A closing time days away only confuses.
    const detail = change.getTime() - now > DAY_MS ? '' : t`até ${clock}`;
    return { word: t`Aberto`, detail, sentence: t`Estamos abertos`, look: 'open' };
  }
  if (estado === 'pausado') {
    return {
      word: t`Em pausa`,
      detail: change === null ? t`volta em breve` : t`volta às ${clock}`,
      sentence: isMarket ? t`Pausa rápida nos pedidos` : t`Pausa rápida na cozinha`,
      look: 'paused',
    };
  }
  if (change === null)
    return { word: t`Fechado`, detail: '', sentence: t`Estamos fechados`, look: 'closed' };
  const day = localDate(change, timeZone);
  const today = localDate(new Date(now), timeZone);
  if (day === today)
    return {
      word: t`Fechado`,
      detail: t`abre às ${clock}`,
      sentence: t`Abrimos hoje às ${clock}`,
      look: 'closed',
    };
  if (day === addDays(today, 1))
    return {
      word: t`Fechado`,
      detail: t`abre amanhã às ${clock}`,
      sentence: t`Abrimos amanhã às ${clock}`,
      look: 'closed',
    };
  const weekday = openingDay(change, now, timeZone, i18n.locale);
  return {
    word: t`Fechado`,
    detail: t`abre ${weekday} às ${clock}`,
    sentence: t`Abrimos ${weekday} às ${clock}`,
    look: 'closed',
  };
}
