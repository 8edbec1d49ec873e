// The devices with an open session: which, since when, and a way to sign each out.
import { Trans, useLingui } from '@lingui/react/macro';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { Device } from '#contract/entities/profile.ts';
import { shortDay } from '../i18n/short-day.ts';
import { leaveDevice } from '../leave-device.ts';
import { clockTime } from '../orders/order-times.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useInBrowser } from '../ui/in-browser.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useToast } from '../ui/toast.tsx';
import { TwoAnswers } from '../ui/two-answers.tsx';
import { useCall } from '../use-call.ts';
import { useDeviceName } from './device-words.ts';

const handheld: readonly string[] = ['Android', 'iPhone', 'iPad'];

export function ProfileDevices({ devices }: { devices: Device[] }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const here = devices.filter(({ esteDispositivo }) => esteDispositivo);
  const others = devices.filter(({ esteDispositivo }) => !esteDispositivo);
  return (
    <>
      <ul className="card pad0 list">
        {[...here, ...others].map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <p className="t-cap">
        <Trans>Não reconhece algum? Encerre e troque a sua senha.</Trans>
      </p>
      <Button variant="danger" block onClick={() => setAsking(true)}>
        <Trans>Sair de todos os dispositivos</Trans>
      </Button>
      {asking ? (
        <Sheet title={t`Sair de todos os dispositivos?`} onClose={() => setAsking(false)}>
          <EndAll onClose={() => setAsking(false)} />
        </Sheet>
      ) : null}
    </>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { busy, run } = useCall();
  const name = useDeviceName()(device);
  // Hours are in the reader's time zone, which only the browser knows.
  const seen = useInBrowser() ? seenText(device.ultimoAcesso, i18n.locale) : '';

  async function end() {
    const outcome = await run((client) => client.endDevice({ id: device.id }));
    if (outcome === null) return;
    toast.show(
      outcome.ok
        ? { text: t`${name} saiu da conta`, tone: 'success' }
        : { text: outcome.text, tone: 'danger' },
    );
  }

  return (
    <li className="li">
      <Icon of={handheld.includes(device.sistema) ? Smartphone : Monitor} />
      <span className="grow">
        <span className="t-label">{name}</span>
        <span className="t-cap device-seen">{seen === '' ? '' : t`Visto em ${seen}`}</span>
      </span>
      {device.esteDispositivo ? (
        <Badge tone="brand">
          <Trans>Este dispositivo</Trans>
        </Badge>
      ) : (
        <Button
          variant="neutral"
          size="sm"
          loading={busy}
          aria-label={t`Encerrar ${name}`}
          onClick={() => void end()}
        >
          <Trans>Encerrar</Trans>
        </Button>
      )}
    </li>
  );
}

function EndAll({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const { busy, run } = useCall();

  async function endAll() {
    const outcome = await run((client) => client.endAllDevices({}), { reread: 'never' });
    if (outcome === null) return;
    if (!outcome.ok) return toast.show({ text: outcome.text, tone: 'danger' });
    leaveDevice();
    location.replace('/');
  }

  return (
    <div className="stack">
      <p className="t-sub">
        <Trans>Este também. Para voltar, é só entrar de novo.</Trans>
      </p>
      <TwoAnswers
        keep={<Trans>Ficar</Trans>}
        act={<Trans>Sair de todos</Trans>}
        variant="danger"
        busy={busy}
        onKeep={onClose}
        onAct={() => void endAll()}
      />
    </div>
  );
}

function seenText(instant: string, locale: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${shortDay(instant, locale, timeZone)}, ${clockTime(instant, { timeZone, locale })}`;
}
