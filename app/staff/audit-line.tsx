// One line of the audit log: who did what and when, and under it each field with what it was and what it is.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AuditChange, AuditLine as Line } from '#contract/entities/audit.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { DEFAULT_ZONE } from '../orders/order-times.ts';
import { useMoney } from '../ui/money.tsx';
import { actionName, fieldParts, subjectParts } from './audit-labels.ts';

export function AuditLine({ line: { acao, alvo, autor, ocorridoEm, mudancas, resumida } }: { line: Line }) {
  const { t, i18n } = useLingui();
  const timeZone = useBrand().estabelecimentos[0]?.fusoHorario ?? DEFAULT_ZONE;
  const when = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(new Date(ocorridoEm));
  const action = actionName(acao);
  const { kind, rest } = subjectParts(alvo);
  return (
    <li className="log-line">
      <p className="t-label">{action === null ? acao : i18n._(action)}</p>
      <p className="t-cap">
        {`${autor?.nome ?? t`Conta removida`} · `}
        <time dateTime={ocorridoEm}>{when}</time>
        {` · ${kind === null ? '' : `${i18n._(kind)} `}${rest}`}
      </p>
      {mudancas.length === 0 ? null : (
        <details className="st-fold">
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

function ChangesTable({ changes }: { changes: readonly AuditChange[] }) {
  const { i18n } = useLingui();
  return (
    <div className="st-scroll">
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
            const { name, key, amount } = fieldParts(campo);
            return (
              <tr key={campo}>
                <th scope="row">
                  {name === null ? null : i18n._(name)} <code>{key}</code>
                </th>
                <td>
                  <Value json={antes} amount={amount} />
                </td>
                <td>
                  <Value json={depois} amount={amount} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Value({ json, amount }: { json: string | null; amount: boolean }) {
  const { t } = useLingui();
  const money = useMoney();
  if (json === null) return '–';
  const value: unknown = JSON.parse(json);
  if (value === null) return <i>{t`vazio`}</i>;
  if (typeof value === 'boolean') return value ? t`Sim` : t`Não`;
  if (typeof value === 'number') return amount ? money(value) : String(value);
  return value === '' ? <i>{t`vazio`}</i> : String(value);
}
