import { expect, test } from 'vitest';
import { beginMessage, type CardBegin, readAnswer, readBegin } from '#app/payments/card-channel.ts';

const begin: CardBegin = {
  nonce: '0123456789abcdef',
  idEstabelecimento: 3,
  valor: 10_744,
  moeda: 'BRL',
  titulo: 'Pedido 4.182',
  pagador: { nome: 'Marina Albuquerque', email: 'marina@example.com', cpf: '52998224725' },
  cartao: null,
};

// Rows: 2.2
test('a beginning is read as it was said', () => {
  expect(readBegin(beginMessage(begin))).toEqual(begin);
});

test('a beginning without a nonce nobody can guess, or about no store, is none', () => {
  for (const wrong of [
    { nonce: '' },
    { nonce: 'short' },
    { idEstabelecimento: 0 },
    { idEstabelecimento: '3' },
    { type: 'other' },
  ]) {
    expect(readBegin({ ...beginMessage(begin), ...wrong })).toBeNull();
  }
  expect([readBegin(null), readBegin('text'), readBegin({})]).toEqual([null, null, null]);
});

test('an amount that is none is not shown, and texts have an end', () => {
  expect(readBegin({ ...beginMessage(begin), valor: -1, titulo: 'x'.repeat(200) })).toMatchObject({
    valor: null,
    titulo: 'x'.repeat(60),
  });
});

test('an answer counts only with the nonce of its question', () => {
  const done = {
    type: 'quitute.card.done',
    nonce: begin.nonce,
    tokenCartaoCredito: 'abc',
    bandeira: 'Visa',
    ultimosDigitos: '1112',
    validade: '08/29',
  };
  expect(readAnswer(done, begin.nonce)).toMatchObject({
    type: 'done',
    value: { tokenCartaoCredito: 'abc', ultimosDigitos: '1112', guardado: false },
  });
  expect(readAnswer({ ...done, nonce: 'another-nonce-of-it' }, begin.nonce)).toBeNull();
  expect(readAnswer({ ...done, tokenCartaoCredito: '' }, begin.nonce)).toBeNull();
  expect(readAnswer({ type: 'quitute.card.cancelled', nonce: begin.nonce }, begin.nonce)).toEqual({
    type: 'cancelled',
  });
});
