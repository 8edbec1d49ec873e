// Provides the brand and keeps it fresh: a failed refresh shows a notice and changes nothing; a
// removed brand shows the no-data page.
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { BRAND_NOT_FOUND_CODE, type Failure } from '#contract/reply.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { NoDataPage } from '../errors/no-data.tsx';
import type { UNEXPECTED, Unexpected } from '../errors/unexpected.ts';
import { MoneyProvider } from '../ui/money.tsx';
import { useToast } from '../ui/toast.tsx';
import { BrandProvider } from './brand-context.tsx';
import { useFreshBrand } from './fresh-brand.ts';
import { FreshColours } from './fresh-colours.tsx';
import type { PublicBrand } from './public-brand.ts';

export function LiveBrand({
  loaded,
  host,
  children,
}: {
  loaded: PublicBrand;
  host: string;
  children: ReactNode;
}) {
  const { show } = useToast();
  const failureText = useFailureText();
  const [gone, setGone] = useState(false);
  const onFailure = useCallback(
    (failure: Failure) => {
      if (failure.codErro === BRAND_NOT_FOUND_CODE) setGone(true);
      else show({ text: failureText(failure), tone: 'danger' });
    },
    [show, failureText],
  );
  const { t } = useLingui();
  useEffect(() => {
    const tell = (event: Event) => {
      const { name, text } = (event as CustomEvent<Unexpected>).detail;
      // The short sentence first; the specification's sentence follows.
      const calm = t`Algo deu errado no site. Tente de novo em um instante.`;
      show({
        text: `${calm}\n${t`Procure os desenvolvedores! Erro ${name}: ${text}`}`,
        tone: 'danger',
      });
    };
    addEventListener('quitute:unexpected' satisfies typeof UNEXPECTED, tell);
    return () => removeEventListener('quitute:unexpected', tell);
  }, [show, t]);
  const brand = useFreshBrand(loaded, onFailure);
  if (gone) return <NoDataPage name={host} />;
  return (
    <BrandProvider brand={brand}>
      <FreshColours loaded={loaded} now={brand} />
      <MoneyProvider currency={brand.PUBLIC_CODIGO_MOEDA}>{children}</MoneyProvider>
    </BrandProvider>
  );
}
