// What the coupons of a brand come as.
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';

export type CouponPage = OutputOf<Endpoints['consoleCoupons']>;
