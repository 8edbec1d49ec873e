// A field that is full says so, because the browser cuts what comes after without a word.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InPortuguese } from '#test/in-portuguese.tsx';
import { TextArea, TextField } from './field.tsx';

const nothing = () => undefined;
const hintOf = (value: string, maxLength: number, Tag: typeof TextField | typeof TextArea) =>
  renderToStaticMarkup(
    <InPortuguese>
      <Tag label="Nome" hint="Como na porta" {...{ value, maxLength }} onChange={nothing} />
    </InPortuguese>,
  ).replace(/.*class="hint"[^>]*>([^<]*).*/, '$1');

test.each([TextField, TextArea])('says what fits once a field is full', (Tag) => {
  expect(hintOf('x'.repeat(80), 80, Tag)).toBe('Cabem no máximo 80 caracteres.');
  expect(hintOf('x'.repeat(79), 80, Tag)).toBe('Como na porta');
});

test('says nothing of a mask that is complete', () => {
  expect(hintOf('01310-100', 9, TextField)).toBe('Como na porta');
});
