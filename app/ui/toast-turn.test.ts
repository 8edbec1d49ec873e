import { expect, test } from 'vitest';
import { afterTurn, nextTurn, type ToastTone, type Turn, withoutError } from './toast-turn.ts';

type Message = { text: string; tone?: ToastTone };
const show = (...messages: Message[]) =>
  messages.reduce<Turn<Message>>(nextTurn, { shown: null, waiting: null });

// Rows: 8.22
test('an error toast keeps its time; the newest other toast follows it', () => {
  const turn = show(
    { text: 'Verifique sua conexão!', tone: 'danger' },
    { text: 'Dados salvos', tone: 'success' },
    { text: 'Endereço salvo', tone: 'success' },
  );
  expect(turn.shown?.text).toBe('Verifique sua conexão!');
  expect(afterTurn(turn).shown?.text).toBe('Endereço salvo');
  expect(afterTurn(afterTurn(turn)).shown).toBeNull();
});

// Rows: 8.22
test('a newer toast replaces one that is no error, and an error replaces an error', () => {
  expect(show({ text: 'um' }, { text: 'dois' })).toEqual({
    shown: { text: 'dois' },
    waiting: null,
  });
  const errors = show({ text: 'um', tone: 'danger' }, { text: 'dois', tone: 'danger' });
  expect(errors.shown?.text).toBe('dois');
});

// Rows: 8.22
test('an error that is withdrawn gives way at once, and no other toast goes with it', () => {
  const lost: Message = { text: 'Verifique sua conexão!', tone: 'danger' };
  const turn = show(lost, { text: 'Obrigado pela avaliação!', tone: 'success' });
  expect(withoutError(turn, lost.text).shown?.text).toBe('Obrigado pela avaliação!');
  expect(withoutError(show({ text: 'um' }), lost.text).shown?.text).toBe('um');
});
