// A coupon's conditions in few words, for the staff's list.
import { useLingui } from '@lingui/react/macro';
import type { ConsoleCoupon } from '#contract/entities/console/coupon.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { useWeekHours } from '../../coupons/week-hours.ts';

export function useCouponConditions(
  stores: readonly { id: number; nome: string }[],
): (coupon: ConsoleCoupon) => string[] {
  const { t, i18n } = useLingui();
  const weekHours = useWeekHours();
  const { estabelecimentos } = useBrand();
  const spanText = (from: string, until: string) => {
    if (from !== '' && until !== '') return t`De ${from} a ${until}`;
    if (from !== '') return t`A partir de ${from}`;
    return until === '' ? '' : t`Até ${until}`;
  };
  const usesText = (usosPorCliente: number | null) => {
    if (usosPorCliente === null) return '';
    return usosPorCliente === 1 ? t`Uma vez por pessoa` : t`${usosPorCliente} vezes por pessoa`;
  };
  return (coupon) => {
    const {
      validoDe,
      validoAte,
      horarios,
      primeiroPedido,
      usosPorCliente,
      idEstabelecimento,
      exibir,
    } = coupon;
    const timeZone =
      (estabelecimentos.find(({ id }) => id === idEstabelecimento) ?? estabelecimentos[0])
        ?.fusoHorario ?? 'America/Sao_Paulo';
    const day = (instant: string) =>
      i18n.date(instant, {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
      });
    const store = stores.find(({ id }) => id === idEstabelecimento)?.nome ?? '';
    const facts = [
      spanText(validoDe === null ? '' : day(validoDe), validoAte === null ? '' : day(validoAte)),
      weekHours(horarios),
      primeiroPedido ? t`Só no primeiro pedido` : '',
      usesText(usosPorCliente),
      idEstabelecimento === null || stores.length < 2 ? '' : t`Só em ${store}`,
      exibir ? t`Na página promocional` : '',
    ];
    return facts.filter((fact) => fact !== '');
  };
}
