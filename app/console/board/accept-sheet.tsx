// Accepts an order with another time than the store usually promises.
import { Trans, useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { Chip } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

type AcceptSheetProps = {
  order: Order;
  usual: number;
  onAccept: (minutes: number) => void;
  onClose: () => void;
};

const STEP = 5;
const MOST = 240;
const QUICK = [15, 20, 30, 45, 60, 90];

export function AcceptSheet({ order, usual, onAccept, onClose }: AcceptSheetProps) {
  const { t, i18n } = useLingui();
  const [minutes, setMinutes] = useState(usual);
  const number = i18n.number(order.numero);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAccept(minutes);
  };
  return (
    <Sheet title={t`Em quanto tempo fica o pedido ${number}?`} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <div className="row minutes">
          <IconButton
            look="soft"
            icon={Minus}
            label={t`Menos 5 minutos`}
            disabled={minutes <= STEP}
            onClick={() => setMinutes(Math.max(STEP, minutes - STEP))}
          />
          <output aria-live="polite">{t`${minutes} min`}</output>
          <IconButton
            look="soft"
            icon={Plus}
            label={t`Mais 5 minutos`}
            disabled={minutes >= MOST}
            onClick={() => setMinutes(Math.min(MOST, minutes + STEP))}
          />
        </div>
        <div className="chips-center">
          {QUICK.map((value) => (
            <Chip key={value} pressed={value === minutes} onClick={() => setMinutes(value)}>
              {t`${value} min`}
            </Chip>
          ))}
        </div>
        <button type="submit" className="btn accept block">
          <Trans>Aceitar</Trans> <span className="num">· {t`${minutes} min`}</span>
        </button>
      </form>
    </Sheet>
  );
}
