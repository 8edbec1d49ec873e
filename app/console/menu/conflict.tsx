// Someone else changed the same thing: says who and what, and asks which version to keep.
import { Trans, useLingui } from '@lingui/react/macro';
import { changedFields } from '#rules/changed-fields.ts';
import { useBrandZone } from '../../orders/brand-date.ts';
import { clockTime } from '../../orders/order-times.ts';
import { Button } from '../../ui/button.tsx';
import { fieldShown } from '../audit/fields.ts';
import { OvertakenNotice } from './overtaken-notice.tsx';

type Stored = { atualizadoEm: string };

/** A save that came too late: what the person began from, and who was first. */
export type Conflict<Subject extends Stored> = { began: Subject; by: string | null };

type MenuConflictProps<Subject extends Stored> = {
  conflict: Conflict<Subject>;
  /** As the colleague saved it. */
  theirs: Subject;
  onSettle: (useTheirs: boolean) => void;
};

export function MenuConflict<Subject extends Stored>({
  conflict: { began, by },
  theirs,
  onSettle,
}: MenuConflictProps<Subject>) {
  const { i18n } = useLingui();
  const timeZone = useBrandZone();
  const time = clockTime(theirs.atualizadoEm, { timeZone, locale: i18n.locale });
  const names = changedNames(began, theirs).map((name) => i18n._(name));
  const fields = new Intl.ListFormat(i18n.locale).format(names);
  return (
    <OvertakenNotice
      title={
        by === null ? (
          <Trans>Outra pessoa mudou isto às {time}, enquanto você editava.</Trans>
        ) : (
          <Trans>
            {by} mudou isto às {time}, enquanto você editava.
          </Trans>
        )
      }
    >
      {names.length === 0 ? null : (
        <p>
          <Trans>O que mudou: {fields}</Trans>
        </p>
      )}
      <div className="chipwrap">
        <Button variant="outline" size="sm" onClick={() => onSettle(false)}>
          <Trans>Manter o que digitei</Trans>
        </Button>
        <Button variant="outline" size="sm" onClick={() => onSettle(true)}>
          <Trans>Descartar e ver a outra versão</Trans>
        </Button>
      </div>
      <p className="t-cap">
        <Trans>O que você não mexeu fica como a outra pessoa salvou.</Trans>
      </p>
    </OvertakenNotice>
  );
}

/** Labels of the fields that differ, each once. */
function changedNames(began: object, theirs: object) {
  const fields = changedFields(began, theirs).flatMap(({ path: [field] }) => field ?? []);
  return [...new Set(fields)].flatMap((field) => fieldShown(field).name ?? []);
}
