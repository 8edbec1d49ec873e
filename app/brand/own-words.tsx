// Words that the brand typed: names and descriptions of its menu, in the brand's own language.
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { unbroken } from '#rules/unbroken.ts';
import { useBrand } from './brand-context.tsx';

/**
 * Marks the language where it is not the page's: a screen reader would read "Pão de queijo" with an
 * English voice.
 */
export function OwnWords({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { PUBLIC_IDIOMA } = useBrand();
  const words = typeof children === 'string' ? unbroken(children) : children;
  return i18n.locale === PUBLIC_IDIOMA ? words : <span lang={PUBLIC_IDIOMA}>{words}</span>;
}
