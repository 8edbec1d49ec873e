// What a line of the operator's log changed, as a person reads it.
import { useLingui } from '@lingui/react/macro';
import type { OperatorLimits, OperatorLogLine } from '#contract/entities/operator.ts';
import { limitNames } from './words.ts';

/** The log names limits as `npm run brand` does. */
const limitOf: Readonly<Record<string, keyof OperatorLimits>> = {
  orders: 'pedidos',
  stores: 'estabelecimentos',
  staff: 'pessoas',
  products: 'produtos',
  storage: 'armazenamento',
};

export function useDetail(): (line: Pick<OperatorLogLine, 'acao' | 'detalhe'>) => string {
  const { t, i18n } = useLingui();
  return ({ acao, detalhe }) => {
    if (detalhe === '' || acao === 'signInRefused') return '';
    if (acao === 'deleteBrand')
      return i18n.date(`${detalhe}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
    if (acao !== 'setPlanLimits') return detalhe;
    return detalhe
      .split(' ')
      .map((change) => {
        const [name = '', most = ''] = change.split('=');
        const key = limitOf[name];
        const amount = most === 'none' ? t`sem limite` : i18n.number(Number(most));
        return key === undefined ? change : `${i18n._(limitNames[key])}: ${amount}`;
      })
      .join(', ');
  };
}
