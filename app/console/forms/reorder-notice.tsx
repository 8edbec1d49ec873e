// Announces to screen readers where the arrow keys moved an item.
import { useLingui } from '@lingui/react/macro';

type ReorderNoticeProps = { moved: number | null; things: readonly { id: number; nome: string }[] };

export function ReorderNotice({ moved, things }: ReorderNoticeProps) {
  const { t } = useLingui();
  const at = things.findIndex(({ id }) => id === moved);
  const [place, count, name] = [at + 1, things.length, things[at]?.nome ?? ''];
  return (
    <p className="sr" role="status">
      {at < 0 ? '' : t`${name}: lugar ${place} de ${count}`}
    </p>
  );
}
