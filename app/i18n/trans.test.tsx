import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoDataPage } from '../errors/no-data.tsx';
import { Trans } from './trans.tsx';

const i18n = setupI18n({ locale: 'pt-BR', messages: { 'pt-BR': {} } });
const render = (sentence: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{sentence}</I18nProvider>);
const shown = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test.each(['<b>Ana</b>', '<0>Ana</0>', '<br/>', 'a < b', 'Ana'])(
  'the name %s is shown as it was written',
  (name) => {
    const message = 'Pedido de <0>{name}</0>, {count} itens';
    const sentence = (
      <Trans id="order" message={message} values={{ name, count: 3 }} components={{ 0: <i /> }} />
    );
    expect(render(sentence)).toBe(`Pedido de <i>${shown(name)}</i>, 3 itens`);
    // A screen, whose sentences the macro makes.
    expect(render(<NoDataPage name={name} />)).toContain(`aplicativo ${shown(name)}<`);
  },
);
