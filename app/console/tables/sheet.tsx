// One table's printed sheet, in the brand's colours.
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { encode } from 'uqr';
import type { StaffTable } from '#contract/entities/table.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { BrandLogo } from '../../brand/brand-logo.tsx';

type PaperProps = { table: StaffTable; origin: string };

/** To cut out: four on a page. */
export function TableSheet({ table, origin }: PaperProps) {
  return (
    <article className="qr-card" aria-label={table.rotulo}>
      <Face table={table} origin={origin} />
    </article>
  );
}

/** One page that is folded twice and stands up; each side is then upright. */
export function TableTent({ table, origin }: PaperProps) {
  return (
    <article className="qr-tent" aria-label={table.rotulo}>
      <div className="qr-side turned" aria-hidden="true">
        <Face table={table} origin={origin} />
      </div>
      <div className="qr-side">
        <Face table={table} origin={origin} />
      </div>
      <p className="qr-foot">
        <Trans>Dobre nas linhas e cole esta aba por dentro.</Trans>
      </p>
    </article>
  );
}

function Face({ table, origin }: PaperProps) {
  const { projectName } = useBrand();
  const { rotulo, caminho, codigoSuporte } = table;
  return (
    <>
      <header>
        <BrandLogo />
        <b>{projectName}</b>
      </header>
      <QrPicture text={origin + caminho} name={rotulo} />
      <p className="qr-number">{rotulo}</p>
      <p className="qr-how">
        <Trans>Aponte a câmera do celular, peça e acompanhe a conta por aqui.</Trans>
      </p>
      {codigoSuporte === null ? null : (
        <p className="qr-code-note">
          <Trans>Digite também o código que está no suporte.</Trans>
        </p>
      )}
    </>
  );
}

/** Dark modules on white with the required quiet zone, as one path. */
function QrPicture({ text, name }: { text: string; name: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: 4 });
    const runs = data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: modules, path: runs.join('') };
  }, [text]);
  return (
    <svg
      className="qr-picture"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`QR Code, ${name}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
