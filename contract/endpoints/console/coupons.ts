// Calls with which staff edit coupons. All ours.
import * as z from 'zod/mini';
import { id, text } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import {
  ConsoleCoupon,
  ConsoleOffer,
  CouponDraft,
  OfferDraft,
} from '../../entities/console/coupon.ts';
import { revisao } from '../../entities/console/store.ts';

const Revised = z.object({ ...ConsoleCoupon.shape, revisao });
const RevisedOffer = z.object({ ...ConsoleOffer.shape, revisao });

export const consoleCouponEndpoints = {
  consoleCoupons: endpoint({
    method: 'GET',
    path: '/painel/Cupons',
    access: 'staff',
    role: 'manager',
    input: z.object({ antesDe: z.optional(id) }),
    output: z.object({
      cupons: z.array(Revised),
      /** The stores that a coupon may be for; `podeTodas` tells whether every store is allowed. */
      estabelecimentos: z.array(z.object({ id, nome: text(80) })),
      podeTodas: z.boolean(),
      haMais: z.boolean(),
      /** Null for staff who may not change what belongs to every store. */
      ofertaCupom: z.nullable(RevisedOffer),
    }),
    summary: 'Coupons created by staff, newest first, with their uses.',
    ours: 'all',
  }),
  saveCoupon: endpoint({
    method: 'POST',
    path: '/painel/SalvarCupom',
    access: 'staff',
    role: 'manager',
    input: z.object({ id: z.nullable(id), ...CouponDraft.shape, revisao: z.nullable(revisao) }),
    output: Revised,
    summary: 'Creates or changes a coupon.',
    ours: 'all',
  }),
  removeCoupon: endpoint({
    method: 'POST',
    path: '/painel/ExcluirCupom',
    access: 'staff',
    role: 'manager',
    input: z.object({ id, revisao }),
    output: z.object({ excluido: z.boolean() }),
    summary: 'Removes a coupon that no order has used.',
    ours: 'all',
  }),
  saveCouponOffer: endpoint({
    method: 'POST',
    path: '/painel/SalvarOfertaCupom',
    access: 'staff',
    role: 'manager',
    input: z.object({ ...OfferDraft.shape, revisao }),
    output: RevisedOffer,
    summary: 'Sets the brand’s coupon offer, and switches it on or off.',
    ours: 'all',
  }),
};
