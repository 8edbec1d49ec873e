// Stores the server's answer about the cart's coupon in the browser.
import { useEffect } from 'react';
import type { CartCoupon } from '#contract/entities/coupon.ts';
import { useToast } from '../ui/toast.tsx';
import { useCongratulation } from './congratulation.ts';
import { acceptLoss, isGone, saveCouponTerms, useSavedCoupon } from './saved-coupon.ts';

/**
 * `countsHere`: the browser counted it when it asked. If it stops counting, the customer is shown
 * the change first.
 */
export function useLearnCoupon(answer: CartCoupon | null, countsHere: boolean): void {
  const kept = useSavedCoupon();
  const toasts = useToast();
  const congratulation = useCongratulation();
  useEffect(() => {
    if (answer === null || kept === null || kept.code !== answer.codigoCupom) return;
    if (answer.aplicado && answer.termos !== null) {
      if (countsHere) return;
      saveCouponTerms(answer.termos);
      // When it first counts, announce its value.
      if (kept.terms === null)
        toasts.show({ text: congratulation(answer.termos), tone: 'success' });
    } else if (!countsHere && isGone(answer)) {
      acceptLoss(answer);
      toasts.show({ text: `${answer.codigoCupom}: ${answer.mensagem}`, tone: 'danger' });
    }
  }, [answer, countsHere, kept, toasts, congratulation]);
}
