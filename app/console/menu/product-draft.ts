// A product being edited: amounts are text until parsed, and errors are named.
import type { ProductChange, StaffProduct } from '#contract/entities/console/menu.ts';
import type { PictureChoice, Weight } from '#contract/entities/product.ts';
import { isWeight } from '#contract/weight.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import {
  fieldOfInstant,
  instantOfField,
  linesOf,
  type ServedLine,
  spansOf,
} from '../forms/served-lines.ts';
import { amountText } from '../forms/typed-values.ts';

export type ProductDraft = {
  idCategoria: number;
  nome: string;
  descricao: string;
  urlImagem: string | null;
  imagem: PictureChoice;
  price: string;
  listPrice: string;
  byWeight: boolean;
  /** In grams, as typed. */
  step: string;
  leastWeight: string;
  mostWeight: string;
  gratis: boolean;
  visivel: boolean;
  promocional: boolean;
  promoFrom: string;
  promoUntil: string;
  served: ServedLine[];
  tags: string;
  grupos: number[];
  portions: string;
};

export function toDraft(
  product: StaffProduct | null,
  idCategoria: number,
  timeZone: string,
): ProductDraft {
  return {
    idCategoria: product?.idCategoria ?? idCategoria,
    nome: product?.nome ?? '',
    descricao: product?.descricao ?? '',
    urlImagem: product?.urlImagem ?? null,
    imagem: product?.imagem ?? 'foto',
    price: amountText(product?.valor ?? null),
    listPrice: amountText(product?.valorDe ?? null),
    byWeight: product?.peso != null,
    ...weightTexts(product?.peso ?? USUAL_WEIGHT),
    gratis: product?.gratis ?? false,
    visivel: product?.visivel ?? true,
    promocional: product?.promocional ?? false,
    promoFrom: fieldOfInstant(product?.promocaoDe ?? null, timeZone),
    promoUntil: fieldOfInstant(product?.promocaoAte ?? null, timeZone),
    served: linesOf(product?.disponibilidade ?? []),
    tags: product?.etiquetas.join(', ') ?? '',
    grupos: product?.grupos ?? [],
    portions: product === null || product.quantidade === null ? '' : String(product.quantidade),
  };
}

export type DraftProblem =
  | 'name'
  | 'price'
  | 'listPrice'
  | 'listPriceTooLow'
  | 'weight'
  | 'portions'
  | 'tags'
  | 'served'
  | 'promoDates'
  | 'promoNeedsListPrice';
export type ReadDraft = {
  fields: Omit<ProductChange, 'id' | 'atualizadoEm'>;
  quantidade: number | null;
  problems: DraftProblem[];
};

const USUAL_WEIGHT: Weight = { passo: 100, minimo: 100, maximo: 5000 };

const weightTexts = ({ passo, minimo, maximo }: Weight) => ({
  step: `${passo}`,
  leastWeight: `${minimo}`,
  mostWeight: `${maximo}`,
});

/** Null: what is typed is no weight that can be sold. */
export function weightOf({ step, leastWeight, mostWeight }: ProductDraft): Weight | null {
  const grams = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : 0);
  const weight = { passo: grams(step), minimo: grams(leastWeight), maximo: grams(mostWeight) };
  return isWeight(weight) ? weight : null;
}

const MOST_TAGS = 12;
const LONGEST_TAG = 40;

export function readDraft(draft: ProductDraft, timeZone: string): ReadDraft {
  const { idCategoria, nome, descricao, urlImagem, imagem, promocional, grupos } = draft;
  const { visivel } = draft;
  const valor = parseMoneyInput(draft.price);
  const valorDe = draft.listPrice.trim() === '' ? null : parseMoneyInput(draft.listPrice);
  const etiquetas = [...new Set(draft.tags.split(',').map((tag) => tag.trim()))].filter(
    (tag) => tag !== '',
  );
  const counted = draft.portions.trim();
  const [promocaoDe, promocaoAte] = [
    instantOfField(draft.promoFrom, timeZone),
    instantOfField(draft.promoUntil, timeZone),
  ];
  const disponibilidade = spansOf(draft.served);
  const problems: DraftProblem[] = [];
  if (nome.trim() === '') problems.push('name');
  if (valor === null) problems.push('price');
  if (draft.listPrice.trim() !== '' && valorDe === null) problems.push('listPrice');
  if (valor !== null && valorDe !== null && valorDe <= valor) problems.push('listPriceTooLow');
  const peso = draft.byWeight ? weightOf(draft) : null;
  if (draft.byWeight && peso === null) problems.push('weight');
  if (counted !== '' && !(draft.byWeight ? /^\d{1,7}$/ : /^\d{1,5}$/).test(counted))
    problems.push('portions');
  if (etiquetas.length > MOST_TAGS || etiquetas.some((tag) => tag.length > LONGEST_TAG))
    problems.push('tags');
  if (disponibilidade === null) problems.push('served');
  if (
    promocaoDe === undefined ||
    promocaoAte === undefined ||
    (promocaoDe !== null && promocaoAte !== null && promocaoAte <= promocaoDe)
  )
    problems.push('promoDates');
  // Without a list price, the later price is unknown.
  if ((promocaoDe ?? promocaoAte) && valorDe === null) problems.push('promoNeedsListPrice');
  const when = {
    promocaoDe: promocaoDe ?? null,
    promocaoAte: promocaoAte ?? null,
    disponibilidade: disponibilidade ?? [],
  };
  const fields = {
    ...when,
    idCategoria,
    nome: nome.trim(),
    descricao: descricao.trim(),
    urlImagem,
    imagem,
    valor: valor ?? 0,
    valorDe,
    peso,
    gratis: draft.gratis && valor === 0,
    visivel,
    promocional,
    etiquetas,
    grupos,
  };
  return { fields, quantidade: counted === '' ? null : Number(counted), problems };
}

export const isSameDraft = (a: ProductDraft, b: ProductDraft) =>
  JSON.stringify(a) === JSON.stringify(b);
