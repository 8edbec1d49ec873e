// What a store has of its own about a product, being edited: an empty field is as the brand has it.
import type { StoreProduct, StoreProductChange } from '#contract/entities/console/store-product.ts';
import type { WayOfServing } from '#contract/entities/product.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { linesOf, type ServedLine, spansOf } from '../forms/served-lines.ts';
import { amountText } from '../forms/typed-values.ts';

export type Shown = 'brand' | 'shown' | 'hidden';
export type StoreDraft = {
  price: string;
  /** The list price of the store's own promotion. */
  listPrice: string;
  deliveryPrice: string;
  pickupPrice: string;
  tablePrice: string;
  ways: readonly WayOfServing[];
  shown: Shown;
  portions: string;
  ownHours: boolean;
  served: ServedLine[];
};

const ALL_WAYS: readonly WayOfServing[] = ['entrega', 'retirada', 'mesa'];

export function toStoreDraft(own: StoreProduct | null): StoreDraft {
  return {
    price: amountText(own?.valor ?? null),
    listPrice: amountText(own?.valorDe ?? null),
    deliveryPrice: amountText(own?.valorEntrega ?? null),
    pickupPrice: amountText(own?.valorRetirada ?? null),
    tablePrice: amountText(own?.valorMesa ?? null),
    ways: own?.formas ?? ALL_WAYS,
    shown: own?.visivel == null ? 'brand' : own.visivel ? 'shown' : 'hidden',
    portions: own?.quantidade == null ? '' : String(own.quantidade),
    ownHours: own?.disponibilidade != null,
    served: linesOf(own?.disponibilidade ?? []),
  };
}

export type StoreProblem =
  | 'price'
  | 'listPrice'
  | 'listPriceTooLow'
  | 'deliveryPrice'
  | 'pickupPrice'
  | 'tablePrice'
  | 'ways'
  | 'portions'
  | 'served';
type Fields = Omit<StoreProductChange, 'idEstabelecimento' | 'idProduto' | 'atualizadoEm'>;

export function readStoreDraft(draft: StoreDraft): {
  fields: Fields;
  quantidade: number | null;
  problems: StoreProblem[];
} {
  const problems: StoreProblem[] = [];
  const amount = (
    field: 'price' | 'listPrice' | 'deliveryPrice' | 'pickupPrice' | 'tablePrice',
  ) => {
    if (draft[field].trim() === '') return null;
    const cents = parseMoneyInput(draft[field]);
    if (cents === null) problems.push(field);
    return cents;
  };
  const prices = {
    valor: amount('price'),
    valorDe: amount('listPrice'),
    valorEntrega: amount('deliveryPrice'),
    valorRetirada: amount('pickupPrice'),
    valorMesa: amount('tablePrice'),
  };
  const { valor, valorDe } = prices;
  if (valorDe !== null && (valor === null || valorDe <= valor)) problems.push('listPriceTooLow');
  if (draft.ways.length === 0) problems.push('ways');
  const counted = draft.portions.trim();
  if (counted !== '' && !/^\d{1,5}$/.test(counted)) problems.push('portions');
  const spans = spansOf(draft.served);
  if (draft.ownHours && spans === null) problems.push('served');
  const fields: Fields = {
    ...prices,
    formas: draft.ways.length === ALL_WAYS.length ? null : [...draft.ways],
    visivel: draft.shown === 'brand' ? null : draft.shown === 'shown',
    disponibilidade: draft.ownHours ? (spans ?? []) : null,
  };
  return { fields, quantidade: counted === '' ? null : Number(counted), problems };
}

export const isSameStoreDraft = (a: StoreDraft, b: StoreDraft): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
