// Lines of the operator's log: what, who, when, from where and why.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { OperatorLogLine } from '#contract/entities/operator.ts';
import { operatorPages } from '#contract/operator-pages.ts';
import { pagePath } from '#contract/page-path.ts';
import { useDetail } from './use-detail.ts';
import { useMoment } from './use-moment.ts';
import { actionNames } from './words.ts';

type LogLinesProps = {
  lines: readonly OperatorLogLine[];
  /** On a brand's own screen its name says nothing. */
  withBrand: boolean;
};

export function LogLines({ lines, withBrand }: LogLinesProps) {
  const { t, i18n } = useLingui();
  const moment = useMoment();
  const detail = useDetail();
  return (
    <ul className="card pad0 list operator-log" aria-label={t`Registro`}>
      {lines.map(({ id, acao, appNome, ocorridoEm, email, rede, detalhe, motivo }) => (
        <li key={id}>
          <p className="t-label">
            {i18n._(actionNames[acao])}
            {withBrand && appNome !== '' ? (
              <>
                {': '}
                <Link to={pagePath(operatorPages.brand, { appNome })}>{appNome}</Link>
              </>
            ) : null}
          </p>
          <p className="t-cap">
            {[moment(ocorridoEm), email ?? t`linha de comando`, rede]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
          <Detail text={detail({ acao, detalhe })} />
          {motivo === '' ? null : (
            <p className="t-sub">
              <Trans>Motivo: {motivo}</Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const Detail = ({ text }: { text: string }) =>
  text === '' ? null : <p className="t-sub">{text}</p>;
