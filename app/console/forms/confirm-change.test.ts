import { expect, test } from 'vitest';
import {
  brandRisks,
  hourRisks,
  paymentRisks,
  storeRisks,
  tableRisks,
  touchesCarts,
  touchesCredit,
  wayRisks,
  zoneRisks,
} from './confirm-change.ts';

const brand = {
  possuiDelivery: true,
  permitirContinuarSemCadastro: true,
  quituteStart: false,
  permiteLoginTelefone: true,
  loginApenasTelefone: false,
  tipoSelecaoEndereco: 0,
  tipoEntregaBairro: 0,
  PUBLIC_DESABILITAR_CADASTRO_CEP: false,
  PUBLIC_TAXA_ADICIONAL: 0,
  PUBLIC_CODIGO_MOEDA: 'BRL',
  PUBLIC_IDIOMA: 'pt-BR' as const,
  permitirDesconectarMesa: false,
  redirecionarParaSitePrincipal: false,
};
const kinds = (changes: Partial<typeof brand>) =>
  brandRisks(brand, { ...brand, ...changes }).map(({ kind }) => kind);

// Rows: 1.27
test('changes of prices and visibility ask for confirmation; changes of appearance do not', () => {
  expect(kinds({})).toEqual([]);
  expect(
    kinds({ tipoSelecaoEndereco: 2, permiteLoginTelefone: false, permitirDesconectarMesa: true }),
  ).toEqual([]);
  expect(
    kinds({ possuiDelivery: false, PUBLIC_CODIGO_MOEDA: 'EUR', PUBLIC_TAXA_ADICIONAL: 150 }),
  ).toEqual(['menuOff', 'currency', 'fee']);
  expect(brandRisks({ ...brand, possuiDelivery: false }, brand)).toEqual([{ kind: 'menuOn' }]);
});

test('an account that was needed before is not listed as a change', () => {
  expect(kinds({ quituteStart: true })).toEqual(['guestsOff']);
  expect(
    brandRisks(
      { ...brand, quituteStart: true },
      { ...brand, quituteStart: true, permitirContinuarSemCadastro: false },
    ),
  ).toEqual([]);
  expect(brandRisks({ ...brand, quituteStart: true }, brand)).toEqual([]);
});

test('switching the last order type off warns that no orders can be placed', () => {
  const both = { permiteEntrega: true, permiteRetiradaBalcao: true };
  expect(wayRisks(both, { ...both, permiteEntrega: false })).toEqual([{ kind: 'deliveryOff' }]);
  expect(
    wayRisks(
      { ...both, permiteEntrega: false },
      { permiteEntrega: false, permiteRetiradaBalcao: false },
    ),
  ).toEqual([{ kind: 'pickupOff' }, { kind: 'neitherWay' }]);
  expect(wayRisks({ permiteEntrega: false, permiteRetiradaBalcao: false }, both)).toEqual([]);
  expect(paymentRisks([{ ativo: true }], [{ ativo: false }])).toEqual([{ kind: 'paymentsOff' }]);
  expect(paymentRisks([], [])).toEqual([]);
  expect(hourRisks([1], [])).toEqual([{ kind: 'noHours' }]);
});

test('changes of clock, discount and service are listed; only tables have bills', () => {
  expect(
    zoneRisks({ fusoHorario: 'America/Sao_Paulo' }, { fusoHorario: 'America/Manaus' }),
  ).toEqual([{ kind: 'zone', to: 'America/Manaus' }]);
  const off = {
    percentualDesconto: 0,
    valorDesconto: 0,
    maximoDesconto: 0,
    maximoPedidoComDesconto: 0,
  };
  expect(storeRisks(off, { ...off, percentualDesconto: 10 })).toEqual([{ kind: 'discount' }]);
  expect(
    tableRisks(
      { possuiPedidoMesa: true, percentualServico: 10 },
      { possuiPedidoMesa: true, percentualServico: 12 },
    ),
  ).toEqual([{ kind: 'service', amount: 12 }]);
  expect(
    tableRisks(
      { possuiPedidoMesa: false, percentualServico: 10 },
      { possuiPedidoMesa: true, percentualServico: 12 },
    ),
  ).toEqual([]);
});

test('carts and credit are spoken of where they are concerned', () => {
  expect([
    touchesCarts([{ kind: 'fee', amount: 1 }]),
    touchesCarts([{ kind: 'language' }]),
  ]).toEqual([true, false]);
  expect([touchesCredit([{ kind: 'menuOff' }]), touchesCredit([{ kind: 'noHours' }])]).toEqual([
    true,
    false,
  ]);
});
