// One entry of the audit log: who did what and when, then each field before and after.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AuditChange, AuditLine as Line } from '#contract/entities/console/audit.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { useBrandZone } from '../../orders/brand-date.ts';
import { fieldShown } from './fields.ts';
import { actionName, pricesChanged, subjectParts } from './labels.ts';
import { AuditValue } from './value.tsx';

export function AuditLine({
  line: { acao, alvo, nomeAlvo, autor, operador, ocorridoEm, novo, mudancas, resumida },
}: {
  line: Line;
}) {
  const { t, i18n } = useLingui();
  const timeZone = useBrandZone();
  const when = dateFormat(i18n.locale, {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  }).format(new Date(ocorridoEm));
  const action = actionName(acao, novo);
  const only = mudancas.length === 1 && !resumida ? mudancas[0] : undefined;
  return (
    <li className="log-line">
      <p className="t-label">{action === null ? acao : i18n._(action)}</p>
      <p className="t-cap">
        {`${operador ? t`Operador do servidor` : (autor?.nome ?? t`Conta removida`)} · `}
        <time dateTime={ocorridoEm}>{when}</time>
        {/* Who signs in is the author. */}
        {acao === 'signIn' ? null : (
          <>
            {' · '}
            <Subject subject={alvo} name={nomeAlvo} />
          </>
        )}
      </p>
      {only !== undefined && isShort(only) ? (
        <OneChange change={only} />
      ) : mudancas.length === 0 ? null : (
        <details className="console-fold">
          <summary>
            <Plural value={mudancas.length} one="# campo" other="# campos" />
          </summary>
          <ChangesTable changes={mudancas} />
          {resumida ? (
            <p className="t-cap">
              <Trans>Há mais campos do que cabem aqui.</Trans>
            </p>
          ) : null}
        </details>
      )}
    </li>
  );
}

/** Characters of JSON: longer values are shown in a table. */
const SHORT = 60;
const isShort = ({ antes, depois }: AuditChange) =>
  (antes?.length ?? 0) <= SHORT && (depois?.length ?? 0) <= SHORT;

/** `Situação: Aceito → Em preparo`. */
function OneChange({ change: { campo, antes, depois } }: { change: AuditChange }) {
  const field = fieldShown(lastName(campo));
  return (
    <p className="t-cap">
      <FieldName path={campo} />
      {': '}
      <AuditValue json={antes} field={field} />
      <span aria-hidden="true"> → </span>
      <span className="sr">
        <Trans comment="From one value to another">para</Trans>
      </span>{' '}
      <AuditValue json={depois} field={field} />
    </p>
  );
}

function ChangesTable({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <div className="console-scroll">
      <table className="log-table">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Campo</Trans>
            </th>
            <th scope="col">
              <Trans>Antes</Trans>
            </th>
            <th scope="col">
              <Trans>Depois</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ campo, antes, depois }) => {
            const field = fieldShown(lastName(campo));
            return (
              <tr key={JSON.stringify([campo, antes, depois])}>
                <th scope="row">
                  <FieldName path={campo} />
                </th>
                <td>
                  <AuditValue json={antes} field={field} />
                </td>
                <td>
                  <AuditValue json={depois} field={field} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The name of the field: the last part of the path that does not name one of several items. */
const lastName = (path: readonly string[]): string =>
  path.findLast((part) => !part.startsWith('#')) ?? '';

/** `Feriados › 25 de dez. de 2026 › Motivo`. */
function FieldName({ path }: { path: readonly string[] }) {
  const { i18n } = useLingui();
  const parts = path.map((part) => {
    if (!part.startsWith('#')) {
      const { name } = fieldShown(part);
      return name === null ? part : i18n._(name);
    }
    const item = part.slice(1);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(item)) return item;
    return dateFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${item}T00:00:00Z`),
    );
  });
  return parts.join(' › ');
}

export function Subject({ subject, name }: { subject: string; name: string | null }) {
  const { i18n } = useLingui();
  const counts = pricesChanged(subject);
  if (counts !== null) {
    const { products, options } = counts;
    return (
      <>
        {products === 0 ? null : <Plural value={products} one="# produto" other="# produtos" />}
        {products > 0 && options > 0 ? ', ' : null}
        {options === 0 ? null : <Plural value={options} one="# opção" other="# opções" />}
      </>
    );
  }
  const call = /^call (\w+)$/.exec(subject)?.[1];
  const action = call === undefined ? null : actionName(call);
  if (action !== null) return i18n._(action);
  const { kind, id, rest } = subjectParts(subject);
  if (kind === null) return subject;
  const called = name ?? id;
  // A table is named by its number: `Mesa 4`.
  const words = [
    called.startsWith(i18n._(kind)) ? called : `${i18n._(kind)} ${called}`.trim(),
    rest,
  ].filter((word) => word !== '');
  return words.join(' · ');
}
