// The only spinner; lists use skeletons.
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <span className="spin" aria-hidden="true" />;
  return (
    <span role="status">
      <span className="spin" aria-hidden="true" />
      <span className="sr">{label}</span>
    </span>
  );
}
