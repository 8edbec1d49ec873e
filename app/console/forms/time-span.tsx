// From and to, as two time fields.
import './time-span.css';

type TimeSpanProps = {
  opens: string;
  closes: string;
  /** Names of the two fields for screen readers. */
  opensName: string;
  closesName: string;
  /** After an attempt to save: empty fields are marked. */
  tried?: boolean;
  onChange: (part: { opens: string } | { closes: string }) => void;
};

export function TimeSpan({
  opens,
  closes,
  opensName,
  closesName,
  tried = false,
  onChange,
}: TimeSpanProps) {
  const wrong = (text: string) => (tried && text === '') || undefined;
  return (
    <>
      <input
        type="time"
        className="setup-time"
        aria-label={opensName}
        aria-invalid={wrong(opens)}
        value={opens}
        onChange={(event) => onChange({ opens: event.target.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        type="time"
        className="setup-time"
        aria-label={closesName}
        aria-invalid={wrong(closes)}
        value={closes}
        onChange={(event) => onChange({ closes: event.target.value })}
      />
    </>
  );
}
