// In the sandbox, the payer's bank is a button, and the page says so.
import { Trans } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Paying } from './use-paying.ts';

export function SandboxPix({ paying }: { paying: Paying }) {
  return (
    <div className="pay-sandbox">
      <Badge tone="warning">
        <Trans>Ambiente de teste</Trans>
      </Badge>
      <p className="t-sub">
        <Trans>Nenhum dinheiro sai da sua conta.</Trans>
      </p>
      <Button
        size="md"
        variant="outline"
        loading={paying.busy}
        onClick={() => void paying.playBank()}
      >
        <Icon of={FlaskConical} />
        <Trans>Simular o pagamento</Trans>
      </Button>
    </div>
  );
}
