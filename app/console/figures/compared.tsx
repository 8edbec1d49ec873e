// A value beside that of the period before, as a percentage.
import { Trans, useLingui } from '@lingui/react/macro';
import { classes } from '../../ui/classes.ts';

/** Half of the last digit of a percentage. */
const LEAST_SHOWN = 0.0005;

type ChangeProps = {
  now: number;
  before: number;
  /** More is good: sales, not fees or discounts. */
  good?: boolean;
};

/** Null without anything to compare with. */
export function useChangeText(): (now: number, before: number) => string | null {
  const { i18n } = useLingui();
  return (now, before) =>
    before === 0
      ? null
      : i18n.number((now - before) / before, {
          style: 'percent',
          maximumFractionDigits: Math.abs(now - before) < before ? 1 : 0,
          signDisplay: 'exceptZero',
        });
}

/** Null where the change is shown as 0 %, or where there is nothing to compare with. */
export function direction(now: number, before: number): 'more' | 'less' | null {
  if (before === 0 || Math.abs(now - before) / before < LEAST_SHOWN) return null;
  return now > before ? 'more' : 'less';
}

export function Change({ now, before, good = false }: ChangeProps) {
  const text = useChangeText()(now, before);
  if (now === 0 && before === 0) return <span>–</span>;
  const way = good ? direction(now, before) : null;
  return (
    <span
      className={classes('num', way === 'more' && 'figures-more', way === 'less' && 'figures-less')}
    >
      {text ?? <Trans>não havia antes</Trans>}
    </span>
  );
}
