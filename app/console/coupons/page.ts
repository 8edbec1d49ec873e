// Loads a brand's coupons.
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';

export type CouponPage = OutputOf<Endpoints['consoleCoupons']>;
