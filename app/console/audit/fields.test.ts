import { expect, test } from 'vitest';
import { SILENT_FIELDS } from '#contract/audit-fields.ts';
import { StorePrinting } from '#contract/entities/console/board.ts';
import { CouponDraft, OfferDraft } from '#contract/entities/console/coupon.ts';
import { CategoryChange, GroupChange, ProductChange } from '#contract/entities/console/menu.ts';
import { BrandParameters, StoreParameters } from '#contract/entities/console/parameters.ts';
import {
  BrandLook,
  StoreHours,
  StoreIdentity,
  StorePayments,
  StoreRegions,
  StoreTerms,
} from '#contract/entities/console/store.ts';
import { ReferralDraft, WheelDraft } from '#contract/entities/gifts.ts';
import { TableTerms } from '#contract/entities/table.ts';
import { fieldShown } from './fields.ts';

type Def = { shape?: Record<string, unknown>; element?: unknown; innerType?: unknown };
const defOf = (schema: unknown) => (schema as { _zod: { def: Def } })._zod.def;

/** Field names in a schema, at any depth. */
function namesIn(schema: unknown): string[] {
  const { shape, element, innerType } = defOf(schema);
  if (shape !== undefined)
    return Object.entries(shape).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
  const inside = element ?? innerType;
  return inside === undefined ? [] : namesIn(inside);
}

/** Sent by staff, but logged under other names, as whole hours or as one weight. */
const elsewhere = new Set('diaSemana abre fecha regraPreco passo minimo maximo'.split(' '));

// Rows: 1.27
test('whatever the staff may set up has a name in the log', () => {
  const forms = [
    StoreIdentity,
    StoreHours,
    StoreTerms,
    StorePayments,
    StoreRegions,
    StorePrinting,
    BrandLook,
    BrandParameters,
    StoreParameters,
    TableTerms,
  ];
  const all = [
    ...forms,
    ProductChange,
    CategoryChange,
    GroupChange,
    CouponDraft,
    OfferDraft,
    ReferralDraft,
    WheelDraft,
  ].flatMap(namesIn);
  const nameless = [...new Set(all)].filter(
    (name) => !elsewhere.has(name) && !SILENT_FIELDS.has(name) && fieldShown(name).name === null,
  );
  expect(nameless).toEqual([]);
});

test('parameters show money as money, choices in words, and unnamed ones by their key', () => {
  expect([
    fieldShown('taxaEntrega').kind,
    fieldShown('PUBLIC_TAXA_ADICIONAL').kind,
    fieldShown('percentualServico').kind,
  ]).toEqual(['money', 'money', 'percent']);
  expect(Object.keys(fieldShown('tipoSelecaoEndereco').words)).toEqual(['0', '1', '2']);
  expect(fieldShown('constructor')).toEqual({ name: null, kind: 'text', words: {} });
});
