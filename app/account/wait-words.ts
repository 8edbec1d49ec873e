// How long to wait before something may be sent again (the specification, section 8).
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

export function useWaitWords(): (seconds: number) => string {
  const { t } = useLingui();
  return (seconds) =>
    t`Aguarde ${plural(seconds, { one: '# segundo', other: '# segundos' })} para enviar novamente`;
}
