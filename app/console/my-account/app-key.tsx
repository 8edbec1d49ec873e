// The key of an authenticator app as a picture and as text, and recovery codes, which are shown
// once.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { qrPath } from '../../ui/qr-path.ts';
import '../team/team.css';

export type AppKey = { segredo: string; enderecoAutenticador: string };

export function KeyPicture({ secret: { segredo, enderecoAutenticador } }: { secret: AppKey }) {
  const { t } = useLingui();
  const { path, size } = useMemo(() => qrPath(enderecoAutenticador), [enderecoAutenticador]);
  return (
    <div className="team-qr">
      <p className="t-sub">
        <Trans>
          Leia com um aplicativo autenticador (Google Authenticator, Microsoft Authenticator,
          1Password…).
        </Trans>
      </p>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t`QR Code do autenticador`}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <p className="t-cap">
        <Trans>Ou digite a chave:</Trans>
      </p>
      <code>{segredo.match(/.{1,4}/g)?.join(' ')}</code>
      <a className="btn outline sm" href={enderecoAutenticador}>
        <Trans>Abrir no aplicativo deste aparelho</Trans>
      </a>
    </div>
  );
}

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="stack">
      <Notice tone="warning" role="alert" title={<Trans>Guarde estes códigos</Trans>}>
        <Trans>
          Cada um abre o painel uma vez, se você perder o celular. Eles não aparecem de novo.
        </Trans>
      </Notice>
      <ul className="team-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button size="md" onClick={onDone}>
          <Trans>Já guardei</Trans>
        </Button>
      </div>
    </div>
  );
}

const FEW_CODES = 3;

/** The factor is on, and so many recovery codes are left. */
export function CodesLeft({ left }: { left: number }) {
  return (
    <Notice
      tone={left < FEW_CODES ? 'warning' : 'success'}
      icon={ShieldCheck}
      title={<Trans>Ligada</Trans>}
    >
      <Plural
        value={left}
        one="Resta # código de recuperação."
        other="Restam # códigos de recuperação."
      />
    </Notice>
  );
}
