import { expect, test } from 'vitest';
import { cardState, rewardWorth } from './stamp-cards.ts';

const DAY = 86_400_000;
const start = new Date('2026-01-01T12:00:00Z').getTime();

// Rows: 4.6
test('a card is in progress, complete, redeemed or expired', () => {
  const now = new Date(start);
  const card = { stamps: 3, needed: 5, redeemed: false, expiresAt: new Date(start + DAY) };
  const ended = { expiresAt: now };
  const states = [
    card,
    { ...card, stamps: 5 },
    { ...card, stamps: 5, redeemed: true, ...ended },
    { ...card, ...ended },
    { ...card, stamps: 5, ...ended },
  ];
  expect(states.map((one) => cardState(one, now))).toEqual([
    'emAndamento',
    'completa',
    'resgatada',
    'expirada',
    'expirada',
  ]);
});

// Rows: 1.13
test('a full card is worth a value, a capped percent, or the cheapest product', () => {
  const items = [
    { productId: 1, unit: 2500, quantity: 1 },
    { productId: 1, unit: 1900, quantity: 2 },
  ];
  const reward = {
    tipo: 'valor' as const,
    valor: 2000,
    percentual: 10,
    maximoDesconto: 0,
    idProduto: null,
  };
  expect(rewardWorth(reward, items)).toBe(2000);
  expect(rewardWorth({ ...reward, valor: 9000 }, items)).toBe(6300);
  expect(rewardWorth({ ...reward, tipo: 'percentual' }, items)).toBe(630);
  expect(rewardWorth({ ...reward, tipo: 'percentual', maximoDesconto: 500 }, items)).toBe(500);
  expect(rewardWorth({ ...reward, tipo: 'produto', idProduto: 1 }, items)).toBe(1900);
  expect(rewardWorth({ ...reward, tipo: 'produto', idProduto: 2 }, items)).toBeNull();
});
