// Takes a coupon from a page: saves it on the device and continues to where it is used.
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useToast } from '../ui/toast.tsx';
import { saveCouponCode } from './saved-coupon.ts';

/** `filled`: the cart has items, so the coupon continues there. */
export function useThisCoupon(menu: string, filled: boolean): (code: string) => void {
  const { t } = useLingui();
  const { show } = useToast();
  const navigate = useNavigate();
  return (code) => {
    saveCouponCode(code);
    if (!filled)
      show({
        text: t`Cupom ${code} guardado. Ele entra na sacola com o seu pedido.`,
        tone: 'success',
      });
    const address = new URL(menu, 'https://own.invalid');
    if (filled) address.searchParams.set('painel', 'sacola');
    void navigate(address.pathname + address.search);
  };
}
