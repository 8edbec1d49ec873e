// Calls about what a brand gives away by itself: the wheel of the diner, and what staff set up.
import * as z from 'zod/mini';
import { text } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { Gifts, ReferralDraft, Spin, Wheel, WheelDraft } from '../entities/gifts.ts';

export const giftEndpoints = {
  wheel: endpoint({
    method: 'GET',
    path: '/quitute/Roleta',
    access: 'customer',
    input: z.object({}),
    output: z.nullable(Wheel),
    summary:
      'The prizes of the wheel with their odds, and when the diner may spin; null where the brand has none.',
    ours: 'all',
  }),
  spinWheel: endpoint({
    method: 'POST',
    path: '/quitute/GirarRoleta',
    access: 'customer',
    input: z.object({
      /** Made once by the browser; sent twice, one spin. */
      chaveIdempotencia: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    }),
    output: Spin,
    summary: 'Draws a prize by the published odds, before anything turns on the screen.',
    ours: 'all',
  }),
  consoleGifts: endpoint({
    method: 'GET',
    path: '/painel/Presentes',
    access: 'staff',
    input: z.object({}),
    output: Gifts,
    summary: 'What the brand gives for a referral, and its wheel.',
    ours: 'all',
  }),
  saveReferral: endpoint({
    method: 'POST',
    path: '/painel/SalvarIndicacao',
    access: 'staff',
    input: z.object({ ...ReferralDraft.shape, revisao: text(40) }),
    output: Gifts,
    summary: 'Sets what both get when the first order of somebody who was brought is delivered.',
    ours: 'all',
  }),
  saveWheel: endpoint({
    method: 'POST',
    path: '/painel/SalvarRoleta',
    access: 'staff',
    input: z.object({ ...WheelDraft.shape, revisao: text(40) }),
    output: Gifts,
    summary: 'Sets the prizes of the wheel and their odds, and turns it on or off.',
    ours: 'all',
  }),
};
