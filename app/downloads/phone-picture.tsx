// A phone showing the brand's menu, drawn from real products. Decorative: hidden from screen
// readers.
import type { Cents } from '#contract/money.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { Cover } from '../ui/cover.tsx';
import { Media, type Tint } from '../ui/media.tsx';
import { Price } from '../ui/price.tsx';

export type ShownProduct = {
  id: number;
  nome: string;
  urlImagem: string | null;
  valorRealCalculado: Cents;
  tom: Tint;
};

/** Shown for a brand with loyalty only. */
const stamps = Array.from({ length: 8 }, (_, position) => position);

export function PhonePicture({ products }: { products: readonly ShownProduct[] }) {
  const { projectName, imagensCapa } = useBrand();
  return (
    <div className="phone" aria-hidden="true">
      <div className="phone-screen">
        <Cover pictures={imagensCapa} />
        <div className="phone-body">
          <BrandLogo className="auth-logo" />
          <p className="t-section">{projectName}</p>
          {products.length === 0 ? (
            <div className="phone-stamps">
              {stamps.map((stamp) => (
                <i key={stamp} />
              ))}
            </div>
          ) : null}
          <ul className="phone-list">
            {products.map(({ id, nome, urlImagem, valorRealCalculado, tom }) => (
              <li key={id}>
                <Media src={urlImagem} name={nome} tint={tom} />
                <span className="t-label">{nome}</span>
                <Price cents={valorRealCalculado} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
