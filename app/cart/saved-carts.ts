// Parses the stored carts defensively: an older version, another tab or the user may have written
// them.
import type { PictureTint } from '#contract/entities/menu.ts';
import type { ChosenGroup } from '#contract/entities/order-item.ts';
import { toCents } from '#contract/money.ts';
import { type CartLine, mergeLines, type NewLine } from '#rules/cart/cart.ts';
import type { Bounds } from '#rules/price/weight.ts';

/** One cart per store, by its id. */
export type SavedCarts = Readonly<Record<string, readonly CartLine[]>>;

const tints: readonly PictureTint[] = ['peach', 'butter', 'mint', 'sky', 'rose', 'lilac'];

/** Invalid data is dropped; nothing throws. */
export function parseCarts(raw: unknown): SavedCarts {
  if (!isRecord(raw)) return {};
  // The previous site stored a single cart, as the specification shows it: in reais.
  if (isRecord(raw.pedido)) {
    const { idEstabelecimento, itens } = raw.pedido;
    const lines = Array.isArray(itens) ? itens.map(inCents) : itens;
    return cartsOf([[String(idEstabelecimento), lines]]);
  }
  return isRecord(raw.carts) ? cartsOf(Object.entries(raw.carts)) : {};
}

/** What is written; null if all carts are empty. */
export function shrinkCarts(carts: SavedCarts): { carts: Record<string, NewLine[]> } | null {
  const filled = Object.entries(carts).filter(([, lines]) => lines.length > 0);
  if (filled.length === 0) return null;
  return {
    carts: Object.fromEntries(
      filled.map(([id, lines]) => [id, lines.map(({ key: _key, ...line }) => line)]),
    ),
  };
}

function cartsOf(entries: [string, unknown][]): SavedCarts {
  const carts = entries.flatMap(([id, lines]): [string, CartLine[]][] => {
    if (!/^[1-9]\d{0,9}$/.test(id) || !Array.isArray(lines)) return [];
    return [[id, mergeLines(lines.flatMap(parseLine))]];
  });
  return Object.fromEntries(carts);
}

function inCents(line: unknown): unknown {
  const reais = isRecord(line) ? line.valorProdutoHistorico : null;
  return isRecord(line) && typeof reais === 'number' && Number.isFinite(reais)
    ? { ...line, valorProdutoHistorico: toCents(reais) }
    : null;
}

function parseLine(raw: unknown): NewLine[] {
  if (!isRecord(raw) || !isRecord(raw.produto)) return [];
  const { id, nome, urlImagem, tom, promocional, quantidade, observacao, opcoes, descricaoOpcoes } =
    raw.produto;
  const { gramas, bounds } = raw.produto;
  const price = raw.valorProdutoHistorico;
  if (
    !isCount(id) ||
    !isCount(quantidade) ||
    typeof nome !== 'string' ||
    typeof price !== 'number' ||
    !Number.isSafeInteger(price) ||
    price < 0
  )
    return [];
  const groups = Array.isArray(opcoes) ? opcoes : [];
  const chosen = groups.flatMap(parseGroup);
  // Dropping an unreadable group would make a different item, so the whole line is dropped.
  if (chosen.length !== groups.length) return [];
  return [
    {
      produto: {
        id,
        nome,
        urlImagem: typeof urlImagem === 'string' ? urlImagem : null,
        tom: tints.find((tint) => tint === tom) ?? 'peach',
        promocional: promocional === true,
        quantidade,
        ...(isCount(gramas) ? { gramas } : {}),
        ...(isBounds(bounds) ? { bounds } : {}),
        observacao: typeof observacao === 'string' ? observacao : '',
        opcoes: chosen,
        descricaoOpcoes: typeof descricaoOpcoes === 'string' ? descricaoOpcoes : '',
      },
      valorProdutoHistorico: price,
    },
  ];
}

function parseGroup(raw: unknown): ChosenGroup[] {
  if (!isRecord(raw) || !isCount(raw.id) || !Array.isArray(raw.opcoes)) return [];
  const opcoes = raw.opcoes.flatMap((option: unknown) =>
    isRecord(option) && isCount(option.id) && isCount(option.quantidade)
      ? [{ id: option.id, quantidade: option.quantidade }]
      : [],
  );
  return opcoes.length === raw.opcoes.length ? [{ id: raw.id, opcoes }] : [];
}

function isBounds(value: unknown): value is Bounds {
  return (
    isRecord(value) && isCount(value.least) && isCount(value.most) && value.least <= value.most
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}
