// What the menu of a closed store advises follows what its checkout takes.
import { expect, test } from 'vitest';
import { textOf } from '#test/in-portuguese.tsx';
import { StoreNotice } from './store-notice.tsx';

const noon = '2026-03-02T15:00:00.000Z';
const noticeOf = (permiteAgendamento: boolean, mudaEm: string | null) =>
  textOf(
    <StoreNotice
      store={{ fusoHorario: 'America/Sao_Paulo', permiteAgendamento }}
      state={{
        estado: 'fechado',
        mudaEm,
        semAtendimento: false,
        now: Date.parse('2026-03-02T12:00:00.000Z'),
      }}
    />,
  );

test('a closed store that schedules asks for a time, and no other does', () => {
  expect(noticeOf(true, noon)).toBe(
    'Abrimos hoje às 12h Monte a sacola agora e escolha um horário.',
  );
  expect(noticeOf(false, noon)).toBe(
    'Abrimos hoje às 12h Monte a sacola agora e envie o pedido quando abrirmos.',
  );
});

test('a store that does not know when it opens asks for nothing', () => {
  expect(noticeOf(true, null)).toBe('Estamos fechados Sua sacola fica guardada até abrirmos.');
});
