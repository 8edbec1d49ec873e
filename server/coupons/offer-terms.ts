// The fields that an offer of the brand passes on to each coupon that it gives.
export const COUPON_TERMS = [
  'nome',
  'valorDesconto',
  'valorDescontoPercentual',
  'maximoDesconto',
  'freteGratis',
  'valorMinimoPedido',
] as const;

export const OFFER_TERMS = [...COUPON_TERMS, 'diasValidade'] as const;
