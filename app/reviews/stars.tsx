// Five stars: to choose with native radios, or to read.
import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { STARS, starWord } from './review-words.ts';

export function StarChoice({
  value,
  onChange,
}: {
  value: number;
  onChange: (stars: number) => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <div className="stars" role="radiogroup" aria-label={t`Nota`} id="review-stars" tabIndex={-1}>
      {STARS.map((stars) => (
        <label key={stars} className={classes('star', stars <= value && 'on')}>
          <input
            className="sr"
            type="radio"
            name="nota"
            aria-label={`${stars}: ${i18n._(starWord(stars))}`}
            checked={stars === value}
            onChange={() => onChange(stars)}
          />
          <Icon of={Star} size={28} />
        </label>
      ))}
    </div>
  );
}

export function StarRow({ value }: { value: number }) {
  const { t } = useLingui();
  return (
    <span className="stars small" role="img" aria-label={t`${value} de 5 estrelas`}>
      {STARS.map((stars) => (
        <span key={stars} className={classes('star', stars <= value && 'on')}>
          <Icon of={Star} size={18} />
        </span>
      ))}
    </span>
  );
}
