// Parses the coupon that the browser keeps until it is used, defensively.
import type { Coupon } from '#contract/entities/coupon.ts';
import { couponCartProblem, couponCode } from '#rules/price/coupons.ts';
import type { PricingInput } from '#rules/price/pricing.ts';

export type SavedCoupon = {
  code: string;
  /** The server's last answer about it; null before one. */
  terms: Coupon | null;
  /** The server counts it, if the cart meets `terms`. */
  counted: boolean;
};

const LONGEST_CODE = 40;

export function wanted(typed: string): SavedCoupon | null {
  const code = couponCode(typed).slice(0, LONGEST_CODE);
  return code === '' ? null : { code, terms: null, counted: false };
}

export function parseCoupon(raw: unknown): SavedCoupon | null {
  // An older version stored only the code.
  if (typeof raw === 'string') return wanted(raw);
  if (typeof raw !== 'object' || raw === null) return null;
  const { code, terms, counted } = raw as Record<string, unknown>;
  const kept = typeof code === 'string' ? wanted(code) : null;
  const known = parseTerms(terms);
  return kept === null || known === null
    ? kept
    : { ...kept, terms: known, counted: counted === true };
}

function parseTerms(raw: unknown): Coupon | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const {
    codigoCupom,
    nome,
    validoAte,
    freteGratis,
    primeiroPedido,
    idEstabelecimento,
    horarios,
    valorDescontoPercentual,
    ...rest
  } = raw as Record<string, unknown>;
  const cents = ['valorDesconto', 'maximoDesconto', 'valorMinimoPedido'].map((name) => rest[name]);
  const [valorDesconto, maximoDesconto, valorMinimoPedido] = cents;
  if (!isCents(valorDesconto) || !isCents(maximoDesconto) || !isCents(valorMinimoPedido))
    return null;
  if (
    typeof valorDescontoPercentual !== 'number' ||
    !(valorDescontoPercentual >= 0 && valorDescontoPercentual <= 100)
  )
    return null;
  if (
    typeof codigoCupom !== 'string' ||
    typeof nome !== 'string' ||
    typeof freteGratis !== 'boolean'
  )
    return null;
  return {
    codigoCupom,
    nome,
    valorDesconto,
    maximoDesconto,
    valorMinimoPedido,
    valorDescontoPercentual,
    freteGratis,
    validoAte: typeof validoAte === 'string' ? validoAte : null,
    primeiroPedido: primeiroPedido === true,
    horarios: Array.isArray(horarios) ? horarios.filter(isSpan) : [],
    idEstabelecimento: typeof idEstabelecimento === 'number' ? idEstabelecimento : null,
  };
}

function isSpan(raw: unknown): raw is Coupon['horarios'][number] {
  if (typeof raw !== 'object' || raw === null) return false;
  const { diaSemana, abre, fecha } = raw as Record<string, unknown>;
  return [diaSemana, abre, fecha].every((part) => Number.isInteger(part));
}

function isCents(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** The coupon as far as the browser can tell, by the server's rule. */
export function countedCoupon(kept: SavedCoupon | null, cart: PricingInput): Coupon | null {
  if (kept === null || !kept.counted || kept.terms === null) return null;
  return couponCartProblem(kept.terms, cart) === null ? kept.terms : null;
}
