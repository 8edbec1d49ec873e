import { expect, test } from 'vitest';
import { eventReaders, streamAddress } from './read-stream.ts';
import { streams } from './streams.ts';

test('a stream is asked for by its path, with the rest in the query', () => {
  expect(streamAddress('orderEvents', { id: 7 })).toBe('/cliente/EventosPedido/7');
  expect(streamAddress('orderEvents', { id: 7, chave: 'a b' })).toBe(
    '/cliente/EventosPedido/7?chave=a+b',
  );
  expect(streamAddress('boardEvents', {})).toBe('/painel/Eventos');
});

test('a payload that does not fit its schema never reaches the page', () => {
  const received: unknown[] = [];
  const { status } = eventReaders(streams.orderEvents.events, {
    status: (message) => received.push(message),
  });
  const message = { id: 7, status: 2, statusPagamento: 0 };
  for (const data of ['', 'null', '{"status":"2"}', '{"status":2}', JSON.stringify(message)])
    status?.(data);
  expect(received).toEqual([message]);
});
