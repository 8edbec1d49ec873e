// Short notes beside the button and above the form of the checkout.
import { useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import type { Store } from '#contract/entities/store.ts';
import { clockTime } from '../orders/order-times.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';

export function HeldNotice({ until, store }: { until: string; store: Store }) {
  const { t, i18n } = useLingui();
  const hour = clockTime(until, { timeZone: store.fusoHorario, locale: i18n.locale });
  return (
    <Notice
      tone="info"
      role="status"
      title={t`A loja acabou de fechar, mas seu pedido ainda vale até ${hour}.`}
    />
  );
}

export function Reason({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="t-sub row tight sum-reason">
      <Icon of={Info} size={16} />
      <span>{text}</span>
    </p>
  );
}
