// The name of a device on the screen.
import { useLingui } from '@lingui/react/macro';
import type { Device } from '#contract/entities/profile.ts';

export function useDeviceName(): (device: Pick<Device, 'navegador' | 'sistema'>) => string {
  const { t } = useLingui();
  return ({ navegador, sistema }) => {
    if (navegador !== '' && sistema !== '') return t`${navegador} no ${sistema}`;
    return navegador || sistema || t`Dispositivo desconhecido`;
  };
}
