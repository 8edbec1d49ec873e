// Which changes affect customers at once and must be confirmed. Everyday prices and texts are not
// among them.

import type { BrandParameters, StoreParameters } from '#contract/entities/console/parameters.ts';
import type { ConsoleStore } from '#contract/entities/console/store.ts';

export type Risk =
  | { kind: 'currency'; from: string; to: string }
  | { kind: 'fee' | 'service'; amount: number }
  | { kind: 'zone'; to: string }
  | { kind: 'menuOff' | 'menuOn' | 'language' | 'guestsOff' | 'phoneOnly' | 'discount' }
  | { kind: 'deliveryOff' | 'pickupOff' | 'neitherWay' | 'paymentsOff' | 'noHours' | 'tablesOff' };

type Found = (Risk | false)[];
const only = (found: Found): Risk[] => found.filter((risk) => risk !== false);

export function brandRisks(before: BrandParameters, after: BrandParameters): Risk[] {
  const moved = (name: keyof BrandParameters) => before[name] !== after[name];
  return only([
    moved('possuiDelivery') && { kind: after.possuiDelivery ? 'menuOn' : 'menuOff' },
    moved('PUBLIC_CODIGO_MOEDA') && {
      kind: 'currency',
      from: before.PUBLIC_CODIGO_MOEDA,
      to: after.PUBLIC_CODIGO_MOEDA,
    },
    moved('PUBLIC_TAXA_ADICIONAL') && { kind: 'fee', amount: after.PUBLIC_TAXA_ADICIONAL },
    moved('PUBLIC_IDIOMA') && { kind: 'language' },
    needsAccount(after) && !needsAccount(before) && { kind: 'guestsOff' },
    moved('loginApenasTelefone') && after.loginApenasTelefone && { kind: 'phoneOnly' },
  ]);
}

const needsAccount = ({ permitirContinuarSemCadastro, quituteStart }: BrandParameters): boolean =>
  quituteStart || !permitirContinuarSemCadastro;

type MenuDiscount = Pick<
  StoreParameters,
  'percentualDesconto' | 'valorDesconto' | 'maximoDesconto' | 'maximoPedidoComDesconto'
>;

export function storeRisks(before: MenuDiscount, after: MenuDiscount): Risk[] {
  const names = [
    'percentualDesconto',
    'valorDesconto',
    'maximoDesconto',
    'maximoPedidoComDesconto',
  ] as const;
  return only([names.some((name) => before[name] !== after[name]) && { kind: 'discount' }]);
}

type Ways = Pick<ConsoleStore['regras'], 'permiteEntrega' | 'permiteRetiradaBalcao'>;

export function wayRisks(before: Ways, after: Ways): Risk[] {
  const [noDelivery, noPickup] = [
    before.permiteEntrega && !after.permiteEntrega,
    before.permiteRetiradaBalcao && !after.permiteRetiradaBalcao,
  ];
  const neither = !after.permiteEntrega && !after.permiteRetiradaBalcao;
  return only([
    noDelivery && { kind: 'deliveryOff' },
    noPickup && { kind: 'pickupOff' },
    neither && (noDelivery || noPickup) && { kind: 'neitherWay' },
  ]);
}

export const zoneRisks = (
  before: { fusoHorario: string },
  { fusoHorario: to }: { fusoHorario: string },
): Risk[] => only([before.fusoHorario !== to && { kind: 'zone', to }]);

type Switched = readonly { ativo: boolean }[];
export const paymentRisks = (before: Switched, after: Switched): Risk[] =>
  only([
    before.some(({ ativo }) => ativo) &&
      !after.some(({ ativo }) => ativo) && { kind: 'paymentsOff' },
  ]);

export const hourRisks = (before: readonly unknown[], after: readonly unknown[]): Risk[] =>
  only([before.length > 0 && after.length === 0 && { kind: 'noHours' }]);

type Tables = { possuiPedidoMesa: boolean; percentualServico: number };
export function tableRisks(before: Tables, after: Tables): Risk[] {
  if (!before.possuiPedidoMesa) return [];
  return only([
    !after.possuiPedidoMesa && { kind: 'tablesOff' },
    after.possuiPedidoMesa &&
      before.percentualServico !== after.percentualServico && {
        kind: 'service',
        amount: after.percentualServico,
      },
  ]);
}

/** Customers with open carts are affected. */
export const touchesCarts = (risks: readonly Risk[]): boolean =>
  risks.some(({ kind }) => !['language', 'menuOn', 'tablesOff', 'service', 'zone'].includes(kind));
/** Saved credit changes its value or cannot be spent. */
export const touchesCredit = (risks: readonly Risk[]): boolean =>
  risks.some(({ kind }) => kind === 'currency' || kind === 'menuOff');
export const touchesTables = (risks: readonly Risk[]): boolean =>
  risks.some(({ kind }) => ['currency', 'tablesOff', 'service', 'menuOff'].includes(kind));
export const touchesSlots = (risks: readonly Risk[]): boolean =>
  risks.some(({ kind }) => ['zone', 'noHours', 'menuOff'].includes(kind));
