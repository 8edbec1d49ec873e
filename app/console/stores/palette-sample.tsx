// A preview of the brand's colours: a small storefront, light and dark, in the server's palette.

import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useEffect, useState } from 'react';
import { LogoPicture } from '../../brand/logo-picture.tsx';
import type { Palette } from '../../brand/palette.ts';
import { useMoney } from '../../ui/money.tsx';
import '../printing/sample.css';

const COLOUR = /^#[0-9a-f]{6}$/i;

type PaletteSampleProps = { primary: string; secondary: string; name: string; logo: string | null };

/** The server's contrast search; its module loads with this part only. */
export function PaletteSample({ primary, secondary, name, logo }: PaletteSampleProps) {
  const { t } = useLingui();
  const [palettes, setPalettes] = useState<Palette[]>([]);
  useEffect(() => {
    if (!COLOUR.test(primary) || !COLOUR.test(secondary)) return;
    let gone = false;
    void import('../../brand/palette.ts').then(({ theme }) => {
      if (!gone) setPalettes([theme(primary, secondary, false), theme(primary, secondary, true)]);
    });
    return () => {
      gone = true;
    };
  }, [primary, secondary]);
  return (
    <div className="samples" role="img" aria-label={t`Como as cores ficam, no claro e no escuro`}>
      {palettes.map((palette, index) => (
        <Sample key={index === 0 ? 'light' : 'dark'} palette={palette} name={name} logo={logo} />
      ))}
    </div>
  );
}

/** The palette uses the tokens' names: everything below looks like the storefront. */
const tokensOf = (palette: Palette) =>
  Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [`--${name}`, value]),
  ) as CSSProperties;

function Sample({ palette, name, logo }: { palette: Palette; name: string; logo: string | null }) {
  const money = useMoney();
  return (
    <div className="sample" style={tokensOf(palette)} aria-hidden="true">
      <div className="sample-head">
        <span className="sample-logo">
          <LogoPicture src={logo} size={40} otherwise={name.trim().slice(0, 1).toUpperCase()} />
        </span>
        <b>{name}</b>
      </div>
      <div className="sample-chips">
        <span className="on">
          <Trans>Destaques</Trans>
        </span>
        <span>
          <Trans>Bebidas</Trans>
        </span>
      </div>
      <div className="sample-row">
        <span>
          <i>
            <Trans>Promoção</Trans>
          </i>
          <b>
            <Trans>Prato da casa</Trans>
          </b>
          <em>{money(2990)}</em>
        </span>
        <span className="sample-add">+</span>
      </div>
      <div className="sample-bar">
        <Trans>Ver sacola</Trans>
        <b>{money(2990)}</b>
      </div>
    </div>
  );
}
