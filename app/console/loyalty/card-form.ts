// A card's terms as typed, and parsed. NaN: unreadable.
import type { RewardKind, StampProgram } from '#contract/entities/loyalty.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import {
  amountText,
  decimalText,
  readDays,
  readPercent,
  wholeNumber,
} from '../forms/typed-values.ts';

export type CardForm = ReturnType<typeof firstForm>;

export function firstForm(program: StampProgram | null, ownStore: number | null) {
  const { tipo, valor, percentual, idProduto } = program?.premio ?? {
    tipo: 'valor' as const,
    valor: 0,
    percentual: 0,
    idProduto: null,
  };
  const store = program === null ? ownStore : program.idEstabelecimento;
  return {
    name: program?.nome ?? '',
    stamps: String(program?.selosNecessarios ?? 10),
    kind: tipo as RewardKind,
    worth: valor === 0 ? '' : amountText(valor),
    percent: percentual === 0 ? '' : decimalText(percentual),
    product: idProduto === null ? '' : String(idProduto),
    store: store === null ? '' : String(store),
    days: String(program?.diasValidade ?? 180),
    byCode: program?.porCodigo ?? true,
    byOrder: program?.valorMinimoPedido != null,
    minimum: amountText(program?.valorMinimoPedido ?? 0),
    active: program?.ativo ?? true,
  };
}

export function readForm(form: CardForm) {
  const worth = {
    valor: parseMoneyInput(form.worth) ?? 0,
    percentual: readPercent(form.percent) ?? 0,
    idProduto: Number(form.product) || null,
  };
  const read = {
    nome: form.name.trim(),
    idEstabelecimento: form.store === '' ? null : Number(form.store),
    selosNecessarios: wholeNumber(form.stamps, 1, 50) ?? Number.NaN,
    diasValidade: readDays(form.days) ?? Number.NaN,
    valorMinimoPedido: form.byOrder ? (parseMoneyInput(form.minimum || '0') ?? Number.NaN) : null,
    porCodigo: form.byCode,
    premio: {
      tipo: form.kind,
      valor: form.kind === 'valor' ? worth.valor : 0,
      percentual: form.kind === 'percentual' ? worth.percentual : 0,
      idProduto: form.kind === 'produto' ? worth.idProduto : null,
    },
    ativo: form.active,
  };
  const { premio } = read;
  const numbers = [read.selosNecessarios, read.diasValidade, read.valorMinimoPedido ?? 0];
  const right =
    read.nome !== '' &&
    !numbers.some(Number.isNaN) &&
    (premio.valor > 0 || premio.percentual > 0 || premio.idProduto !== null);
  return { ...read, right };
}
