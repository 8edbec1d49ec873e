// Cancelling, possible until the store accepts. Asks first, because it cannot be undone.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useToast } from '../ui/toast.tsx';
import { TwoAnswers } from '../ui/two-answers.tsx';
import { useCall } from '../use-call.ts';

export function CancelOrder({ id }: { id: number }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Notice
        action={
          <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
            <Trans context="order">Cancelar</Trans>
          </Button>
        }
      >
        <Trans>Dá para cancelar até a loja aceitar.</Trans>
      </Notice>
      {asking ? (
        <Sheet title={t`Cancelar este pedido?`} onClose={() => setAsking(false)}>
          <Question id={id} onClose={() => setAsking(false)} />
        </Sheet>
      ) : null}
    </>
  );
}

function Question({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  // The reloaded page shows the result, also if the store was faster.
  const { busy, run } = useCall({ reread: 'always', toast: true });

  async function cancel() {
    const result = await run((client) => client.cancelOrder({ id }));
    if (result?.ok) toast.show({ text: t`Pedido cancelado`, tone: 'success' });
    onClose();
  }

  return (
    <div className="stack">
      <p className="t-sub">
        <Trans>A loja deixa de ver o pedido na hora. Não dá para desfazer.</Trans>
      </p>
      <TwoAnswers
        keep={<Trans>Manter pedido</Trans>}
        act={<Trans>Cancelar pedido</Trans>}
        variant="danger"
        busy={busy}
        onKeep={onClose}
        onAct={() => void cancel()}
      />
    </div>
  );
}
