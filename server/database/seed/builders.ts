// Shorthands for data that the demo brands repeat: opening hours, remarks, people, payment on
// delivery.
import type { OpeningSpan } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';
import type {
  DemoArea,
  DemoCustomer,
  DemoGroup,
  DemoOption,
  DemoPayment,
  DemoStaff,
} from './shapes.ts';

export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
export const SUNDAY = [0];
export const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];
export const SATURDAY = [6];

const at = (clock: string): number => {
  const [hour, minute] = clock.split(':');
  return Number(hour) * 60 + Number(minute);
};

/**
 * The same span on each of the days; a closing time of '26:00' is two in the morning of the next
 * day.
 */
export const hours = (days: number[], opens: string, closes: string): OpeningSpan[] =>
  days.map((day) => ({ diaSemana: day, abre: at(opens), fecha: at(closes) }));

/** Free removals or remarks, in any number. */
export const remarks = (
  key: string,
  nome: string,
  names: string[],
  most = names.length,
): DemoGroup => ({
  key,
  nome,
  adicional: 2,
  quantidadeMinima: 0,
  quantidadeMaxima: most,
  opcoes: names.map((name) => ({ nome: name, valor: 0, informativo: true })),
});

/** Choose exactly one; each option adds its price to the product's. */
export const variation = (key: string, nome: string, opcoes: DemoOption[]): DemoGroup => ({
  key,
  nome,
  adicional: 0,
  quantidadeMinima: 1,
  quantidadeMaxima: 1,
  opcoes,
});

export const extras = (
  key: string,
  nome: string,
  least: number,
  most: number,
  opcoes: DemoOption[],
): DemoGroup => ({
  key,
  nome,
  adicional: 1,
  quantidadeMinima: least,
  quantidadeMaxima: most,
  opcoes,
});

export const option = (nome: string, valor: Cents, more: Partial<DemoOption> = {}): DemoOption => ({
  nome,
  valor,
  ...more,
});

const CASH: DemoPayment = { nome: 'Dinheiro', tipo: 'dinheiro', desconto: 0 };
const CREDIT: DemoPayment = { nome: 'Cartão de crédito', tipo: 'cartaoNaEntrega', desconto: 0 };
const DEBIT: DemoPayment = { nome: 'Cartão de débito', tipo: 'cartaoNaEntrega', desconto: 0 };
const MEAL_CARD: DemoPayment = { nome: 'Vale-refeição', tipo: 'cartaoNaEntrega', desconto: 0 };
const FOOD_CARD: DemoPayment = { nome: 'Vale-alimentação', tipo: 'cartaoNaEntrega', desconto: 0 };

const ONLINE_CARD: DemoPayment = { nome: 'Cartão online', tipo: 'cartaoOnline', desconto: 0 };

const pix = (discountPercent: number): DemoPayment => ({
  nome: 'Pix na entrega',
  tipo: 'pixNaEntrega',
  desconto: discountPercent,
});

/** Through a provider, which reports payments itself. */
const ONLINE_PIX: DemoPayment = { nome: 'Pix', tipo: 'pixOnline', desconto: 0 };
/** The store's own key: staff check the bank. */
const OWN_PIX: DemoPayment = { nome: 'Pix da loja', tipo: 'pixDaLoja', desconto: 0 };

const atTheDoor = (pixDiscountPercent: number): DemoPayment[] => [
  CASH,
  pix(pixDiscountPercent),
  CREDIT,
  DEBIT,
];

export const restaurantPayments = (pixDiscountPercent = 0): DemoPayment[] => [
  ONLINE_PIX,
  ONLINE_CARD,
  ...atTheDoor(pixDiscountPercent),
  MEAL_CARD,
];
/** All payment methods. */
export const allPayments = (pixDiscountPercent: number): DemoPayment[] => [
  ONLINE_PIX,
  OWN_PIX,
  ONLINE_CARD,
  ...atTheDoor(pixDiscountPercent),
  MEAL_CARD,
];
/** Without a provider. */
export const ownPixPayments = (): DemoPayment[] => [OWN_PIX, ...atTheDoor(0), MEAL_CARD];
export const marketPayments = (): DemoPayment[] => [
  ONLINE_PIX,
  OWN_PIX,
  ONLINE_CARD,
  ...atTheDoor(0),
  FOOD_CARD,
];

/** The customer whose password `npm start` prints, and the brand's regulars. */
export const customers = (telefone: string, ...regulars: DemoCustomer[]): DemoCustomer[] => [
  { nome: 'Marina Duarte', email: 'cliente@demo.quitute.app', telefone },
  ...regulars,
];

/** The owner whose password `npm start` prints, and the rest of the team. */
export const team = (owner: string, ...others: DemoStaff[]): DemoStaff[] => [
  { nome: owner, email: 'painel@demo.quitute.app', papel: 'proprietario' },
  ...others,
];

/** A delivery area by distance. */
export const ring = (
  maximumMeters: number,
  taxaEntrega: number,
  minimoEntregaGratis: number | null,
  tempoMinimo: number,
  tempoMaximo: number,
): DemoArea => ({
  kind: 'raio',
  maximumMeters,
  taxaEntrega,
  minimoEntregaGratis,
  tempoMinimo,
  tempoMaximo,
});
