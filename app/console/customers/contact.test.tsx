// An email breaks at its dots, where it is longer than a line.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Contact } from './contact.tsx';

const shown = (telefone: string | null, email: string | null) =>
  renderToStaticMarkup(<Contact telefone={telefone} email={email} />);

test('phone and email stand in one line, and an email breaks at its dots', () => {
  expect(shown('11987654321', 'ana.rita@exemplo.com')).toBe(
    '(11) 98765-4321 · ana.<wbr/>rita@<wbr/>exemplo.<wbr/>com<wbr/>',
  );
  expect(shown('11987654321', null)).toBe('(11) 98765-4321');
  expect(shown(null, 'ana@exemplo')).toBe('ana@<wbr/>exemplo<wbr/>');
});
