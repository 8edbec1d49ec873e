import { expect, test } from 'vitest';
import { asksForChange, newDraft, requestOf, withoutFilled } from './draft.ts';

const address = {
  cep: '05435000',
  uf: 'SP',
  cidade: 'São Paulo',
  bairro: 'Vila Madalena',
  logradouro: 'Rua Harmonia',
  numero: '210',
  complemento: '',
  referencia: '',
};
const store = { id: 1, permiteEntrega: true, formasPagamento: [] };
const draft = { ...newDraft(store, 'key'), name: 'Ana', address };

test('another phone never keeps the name and address of the one before', () => {
  const filled = { phone: '11987654321', name: 'Ana', address };
  expect(withoutFilled(draft, filled)).toMatchObject({ name: '', address: null });
});

test('an order that was put aside, and read again, knows what its phone filled in', () => {
  const filled = { phone: '11987654321', name: 'Ana', address: structuredClone(address) };
  expect(withoutFilled(draft, filled)).toMatchObject({ name: '', address: null });
});

test('what somebody typed stays when the phone is corrected', () => {
  const filled = { phone: '11987654321', name: '', address: null };
  expect(withoutFilled(draft, filled)).toMatchObject({ name: 'Ana', address });
});

const formasPagamento = [
  { id: 3, nome: 'Dinheiro', tipo: 'dinheiro' as const, desconto: 0 },
  { id: 4, nome: 'Cartão', tipo: 'cartaoNaEntrega' as const, desconto: 0 },
];

test('change is asked for where cash is still to come', () => {
  const asks = (changes: object) => asksForChange({ ...draft, ...changes }, { formasPagamento });
  expect(asks({ paymentId: 3 })).toBe(true);
  expect(asks({ paymentId: 3, paidNow: true })).toBe(false);
  expect(asks({ paymentId: 3, kind: 3 })).toBe(false);
  expect(asks({ paymentId: 4 })).toBe(false);
  expect(asks({ paymentId: null })).toBe(false);
});

test('change typed before the money was received is not asked of the courier', () => {
  const cash = { ...draft, paymentId: 3, change: '50' };
  const changeOf = (changes: object) =>
    requestOf({ ...cash, ...changes }, { ...store, formasPagamento }, 1490, 'Balcão').pedido.troco;
  expect(changeOf({})).toBe(5000);
  expect(changeOf({ paidNow: true })).toBeNull();
  expect(changeOf({ paymentId: 4 })).toBeNull();
});
