// The steps of the guided set-up, their order, and where to resume. Progress is derived from the
// data, not stored.
import { consolePages } from '#contract/console-pages.ts';
import type { SetupStep } from '#contract/endpoints/console/set-up.ts';

export const guideSteps = [
  'marca',
  'loja',
  'horarios',
  'entrega',
  'cardapio',
  'pagamento',
] as const;
export type GuideStep = (typeof guideSteps)[number];
/** After the last step: what still blocks, and the way to the first order. */
export const GUIDE_END = 'pronto';
export type GuidePlace = GuideStep | typeof GUIDE_END;

type Steps = readonly Pick<SetupStep, 'passo' | 'pronto'>[];

/** `store`: its id in the address; null if there is one store or none is named. */
export function guideAddress(place?: GuidePlace, store: string | number | null = null): string {
  const query = new URLSearchParams({
    ...(store === null ? {} : { loja: String(store) }),
    ...(place === undefined ? {} : { passo: place }),
  });
  return `${consolePages.guide}${query.size === 0 ? '' : `?${query}`}`;
}

const everyPlace: readonly GuidePlace[] = [...guideSteps, GUIDE_END];
export const placeNamed = (name: string | null): GuidePlace | null =>
  everyPlace.find((place) => place === name) ?? null;

export const isDone = (steps: Steps, step: GuideStep): boolean =>
  steps.some(({ passo, pronto }) => passo === step && pronto);

const ofSelling: readonly GuideStep[] = ['entrega', 'cardapio', 'pagamento'];

/** The user's steps: the brand belongs to its owner, and a loyalty-only brand sells nothing. */
export const stepsFor = (ownsBrand: boolean, sells: boolean): readonly GuideStep[] =>
  guideSteps.filter(
    (step) => (ownsBrand || step !== 'marca') && (sells || !ofSelling.includes(step)),
  );

/** The first unfinished step, else the end. */
export const resumeAt = (steps: Steps, mine: readonly GuideStep[]): GuidePlace =>
  mine.find((step) => !isDone(steps, step)) ?? GUIDE_END;

/** The previous and next step; null at the ends. */
export function around(
  mine: readonly GuideStep[],
  place: GuidePlace,
): { before: GuideStep | null; after: GuidePlace } {
  const index = place === GUIDE_END ? mine.length : mine.indexOf(place);
  return { before: mine[index - 1] ?? null, after: mine[index + 1] ?? GUIDE_END };
}
