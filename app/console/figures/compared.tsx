// A value beside that of the period before, as a percentage.
import { Trans, useLingui } from '@lingui/react/macro';
import { classes } from '../../ui/classes.ts';

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

export function Change({ now, before, good = false }: ChangeProps) {
  const text = useChangeText()(now, before);
  if (now === 0 && before === 0) return <span>–</span>;
  const compared = good && before !== 0 && now !== before;
  return (
    <span
      className={classes(
        'num',
        compared && now > before && 'figures-more',
        compared && now < before && 'figures-less',
      )}
    >
      {text ?? <Trans>não havia antes</Trans>}
    </span>
  );
}
