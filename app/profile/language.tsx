// Choosing the page language on this device.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '#contract/entities/brand.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { asLanguage } from '../i18n/catalogs.ts';
import { languageNames, rememberLanguage } from '../i18n/language-choice.ts';
import { RadioRow } from '../ui/choice-row.tsx';
import { useInBrowser } from '../ui/in-browser.ts';

export function ProfileLanguage() {
  const { t, i18n } = useLingui();
  const { PUBLIC_IDIOMA } = useBrand();
  const [chosen, setChosen] = useState(asLanguage(i18n.locale));
  const inBrowser = useInBrowser();

  function choose(language: Language) {
    setChosen(language);
    rememberLanguage(language, PUBLIC_IDIOMA);
    // Reload: all text on the page changes.
    location.reload();
  }

  return (
    <>
      <div className="card pad0 list" role="radiogroup" aria-label={t`Idioma`}>
        {(Object.keys(languageNames) as Language[]).map((language) => (
          <RadioRow
            key={language}
            name="language"
            value={language}
            disabled={!inBrowser}
            checked={language === chosen}
            onChange={() => choose(language)}
            label={<span lang={language}>{languageNames[language]}</span>}
            detail={language === PUBLIC_IDIOMA ? t`Idioma da loja` : undefined}
          />
        ))}
      </div>
      <p className="t-cap">
        <Trans>Vale para este aparelho. O que a loja escreveu fica como está.</Trans>
      </p>
    </>
  );
}
