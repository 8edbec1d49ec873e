// The shop's address as owners pass it on: to read, to scan, and as a file to print.
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { qrPath } from '../../ui/qr-path.ts';
import { saveText } from '../frame/download-text.ts';

/** Modules around the code, as scanners need them. */
const QUIET = 4;

export function ShopAddress({ path, name }: { path: string; name: string }) {
  const { t } = useLingui();
  /** The server does not know by which address the browser came. */
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(`${location.origin}${path}`), [path]);
  if (address === '') return null;
  const code = qrPath(address);
  const whole = code.size + 2 * QUIET;
  const box = `${-QUIET} ${-QUIET} ${whole} ${whole}`;
  const save = () => {
    const drawn =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">` +
      `<rect x="${-QUIET}" y="${-QUIET}" width="${whole}" height="${whole}" fill="#fff"/>` +
      `<path d="${code.path}"/></svg>`;
    saveText(`qr-${name}.svg`, drawn, 'image/svg+xml');
  };
  return (
    <div className="guide-address">
      <svg viewBox={box} role="img" aria-label={t`QR Code da loja`} shapeRendering="crispEdges">
        <rect x={-QUIET} y={-QUIET} width={whole} height={whole} />
        <path d={code.path} />
      </svg>
      <div className="stack tight">
        <p className="t-cap">
          <Trans>O endereço da sua loja</Trans>
        </p>
        <a className="link guide-link" href={address} target="_blank" rel="noopener">
          {address}
        </a>
        <p className="t-cap">
          <Trans>Imprima o QR Code no balcão, na sacola ou no panfleto.</Trans>
        </p>
        <Button variant="outline" size="sm" onClick={save}>
          <Icon of={Download} size={16} />
          <Trans>Baixar o QR Code</Trans>
        </Button>
      </div>
    </div>
  );
}
