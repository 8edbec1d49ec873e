import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InPortuguese } from '#test/in-portuguese.tsx';
import { Nobody } from './nobody.tsx';

const shown = (wanted: string) =>
  renderToStaticMarkup(
    <InPortuguese>
      <Nobody wanted={wanted} />
    </InPortuguese>,
  );

test('who searched for nobody is not told to check the spelling', () => {
  expect(shown('')).toContain('Nenhum cliente ainda');
  expect(shown('Ana')).toContain('Confira a escrita');
});
