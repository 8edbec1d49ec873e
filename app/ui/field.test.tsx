// A field that is full says so, because the browser cuts what comes after without a word.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea, TextField } from './field.tsx';

const i18n = setupI18n({ locale: 'pt-BR', messages: { 'pt-BR': {} } });
const nothing = () => undefined;
const hintOf = (value: string, maxLength: number, Tag: typeof TextField | typeof TextArea) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Tag label="Nome" hint="Como na porta" {...{ value, maxLength }} onChange={nothing} />
    </I18nProvider>,
  ).replace(/.*class="hint"[^>]*>([^<]*).*/, '$1');

test.each([TextField, TextArea])('says what fits once a field is full', (Tag) => {
  expect(hintOf('x'.repeat(80), 80, Tag)).toBe('Cabem no máximo 80 caracteres.');
  expect(hintOf('x'.repeat(79), 80, Tag)).toBe('Como na porta');
});

test('says nothing of a mask that is complete', () => {
  expect(hintOf('01310-100', 9, TextField)).toBe('Como na porta');
});
