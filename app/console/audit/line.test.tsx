// An entry of the audit log shows a single short change in its line, and folds everything else.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AuditChange, AuditLine as Line } from '#contract/entities/console/audit.ts';
import { InPortuguese } from '#test/in-portuguese.tsx';
import { AuditLine } from './line.tsx';

const line: Line = {
  id: 1,
  acao: 'moveOrder',
  alvo: 'order 8',
  nomeAlvo: '8',
  autor: { id: 1, nome: 'Rui' },
  operador: false,
  ocorridoEm: '2026-11-20T22:00:00.000Z',
  novo: false,
  mudancas: [],
  resumida: false,
};
const status: AuditChange = { campo: ['status'], antes: '3', depois: '4' };
const note = (depois: string): AuditChange => ({
  campo: ['descricao'],
  antes: '"Curta"',
  depois: JSON.stringify(depois),
});

const shown = (changed: Partial<Line>) =>
  renderToStaticMarkup(
    <InPortuguese>
      <AuditLine line={{ ...line, ...changed }} />
    </InPortuguese>,
  );
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('one short change stands in the line, without anything to open', () => {
  const html = shown({ mudancas: [status] });
  expect(html).not.toContain('<details');
  expect(text(html)).toContain('Situação: Pedido aceito → para Em produção');
});

test('a long value, two changes, and more than are listed are folded', () => {
  const long = 'Massa de longa fermentação, molho de tomate pelado e muçarela de búfala da casa.';
  for (const changed of [
    { mudancas: [note(long)] },
    { mudancas: [status, note('Curta e boa')] },
    { mudancas: [status], resumida: true },
  ])
    expect(shown(changed)).toContain('<details');
});

test('a sign-in names its author once, another change also what it is about', () => {
  const signIn = { acao: 'signIn', alvo: 'staff 1', nomeAlvo: 'Rui' };
  expect(text(shown(signIn)).split('Rui')).toHaveLength(2);
  expect(text(shown({ mudancas: [status] }))).toContain('Pedido 8');
});
