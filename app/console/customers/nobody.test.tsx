import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Nobody } from './nobody.tsx';

const shown = (wanted: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'pt-BR', messages: { 'pt-BR': {} } })}>
      <Nobody wanted={wanted} />
    </I18nProvider>,
  );

test('who searched for nobody is not told to check the spelling', () => {
  expect(shown('')).toContain('Nenhum cliente ainda');
  expect(shown('Ana')).toContain('Confira a escrita');
});
