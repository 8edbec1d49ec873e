// From when to when, as two fields of the clock.
type TimeSpanProps = {
  opens: string;
  closes: string;
  /** Names of the two fields, for who does not see the line that they stand in. */
  opensName: string;
  closesName: string;
  /** Somebody has tried to save: an empty field is marked. */
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
