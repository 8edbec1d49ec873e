// From when to when, as two fields of the clock.
type TimeSpanProps = {
  opens: string;
  closes: string;
  /** Names of the two fields, for who does not see the line that they stand in. */
  opensName: string;
  closesName: string;
  onChange: (part: { opens: string } | { closes: string }) => void;
};

export function TimeSpan({ opens, closes, opensName, closesName, onChange }: TimeSpanProps) {
  return (
    <>
      <input type="time" className="setup-time" aria-label={opensName} value={opens} onChange={(event) => onChange({ opens: event.target.value })} />
      <span aria-hidden="true">–</span>
      <input type="time" className="setup-time" aria-label={closesName} value={closes} onChange={(event) => onChange({ closes: event.target.value })} />
    </>
  );
}
