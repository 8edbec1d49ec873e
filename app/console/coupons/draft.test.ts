import { expect, test } from 'vitest';
import type { ConsoleCoupon } from '#contract/entities/console/coupon.ts';
import { isWhole } from '../forms/typed-values.ts';
import { couponTexts, hoursRows, instantOf, readCoupon, spansOf } from './draft.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const coupon: ConsoleCoupon = {
  id: 4,
  codigoCupom: 'ALMOCO15',
  nome: 'Almoço com desconto',
  valorDesconto: 0,
  valorDescontoPercentual: 12.5,
  maximoDesconto: 2050,
  freteGratis: true,
  valorMinimoPedido: 4000,
  idEstabelecimento: 7,
  validoDe: '2031-03-01T14:00:00.000Z',
  validoAte: '2031-04-01T02:59:00.000Z',
  horarios: [1, 2, 3]
    .map((diaSemana) => ({ diaSemana, abre: 660, fecha: 900 }))
    .concat([{ diaSemana: 5, abre: 1320, fecha: 1500 }]),
  primeiroPedido: true,
  usosPorCliente: 2,
  limiteUsos: null,
  exibir: true,
  ativo: false,
  usos: 3,
  estadoCupom: 'desligado',
};

test('a coupon read into a draft and written back is unchanged', () => {
  const { id, usos, estadoCupom, ...draft } = coupon;
  expect(readCoupon(couponTexts(coupon, SAO_PAULO), SAO_PAULO)).toEqual(draft);
});

test('days that share their hours are one row, and one that ends after midnight stays so', () => {
  const rows = hoursRows(coupon.horarios);
  expect(rows.map(({ days, opens, closes }) => [days, opens, closes])).toEqual([
    [[1, 2, 3], '11:00', '15:00'],
    [[5], '22:00', '01:00'],
  ]);
  expect(spansOf(rows)).toEqual(coupon.horarios);
});

test('an unreadable field is marked and never sent', () => {
  const texts = couponTexts(null, SAO_PAULO);
  const good = { ...texts, code: 'sexta 15', name: 'Sexta' };
  expect(isWhole(readCoupon(good, SAO_PAULO))).toBe(true);
  expect(readCoupon(good, SAO_PAULO).codigoCupom).toBe('SEXTA15');
  const wrong: [Partial<typeof good>, string][] = [
    [{ code: 'a!' }, 'codigoCupom'],
    [{ name: ' ' }, 'nome'],
    [{ percent: '0' }, 'valorDescontoPercentual'],
    [{ percent: '101' }, 'valorDescontoPercentual'],
    [{ kind: 'amount', amount: '' }, 'valorDesconto'],
    [{ minimum: 'dez' }, 'valorMinimoPedido'],
    [{ from: '2031-02-02T10:00', until: '2031-02-01T10:00' }, 'validoAte'],
    [{ hours: [{ key: 1, days: [], opens: '10:00', closes: '11:00' }] }, 'horarios'],
    [{ each: '0' }, 'usosPorCliente'],
    [{ all: '1,5' }, 'limiteUsos'],
  ];
  for (const [change, name] of wrong)
    expect([
      change,
      (readCoupon({ ...good, ...change }, SAO_PAULO) as Record<string, unknown>)[name],
    ]).toEqual([change, undefined]);
});

test('times are the store’s local times, wherever the browser is', () => {
  expect(instantOf('2031-03-01T11:00', SAO_PAULO)).toBe('2031-03-01T14:00:00.000Z');
  expect(instantOf('', SAO_PAULO)).toBeNull();
  expect(instantOf('amanhã', SAO_PAULO)).toBeUndefined();
});
