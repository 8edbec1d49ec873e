// Tests the stored account without moving money: asks the provider; for a Pix key, draws a code to
// scan with a bank's app.
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { AccountProvider } from '#rules/orders/payment-accounts.ts';
import { PixCode } from '../../payments/pix-code.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCall } from '../../use-call.ts';

/** The server's message for a host that it may not connect to. */
const INTERNAL = 'InternalAddress';

type Check = OutputOf<Endpoints['checkPaymentAccount']>;

export function AccountTrial({
  storeId,
  provider,
}: {
  storeId: number;
  provider: AccountProvider;
}) {
  const { busy, run } = useCall({ reread: 'never' });
  const [check, setCheck] = useState<Check | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function tryIt() {
    setCheck(null);
    setProblem(null);
    const result = await run((client) =>
      client.checkPaymentAccount({ idEstabelecimento: storeId, provedor: provider }),
    );
    if (result?.ok) setCheck(result.value);
    else setProblem(result?.text ?? null);
  }
  return (
    <div className="stack sm">
      <div>
        <Button variant="outline" size="md" loading={busy} onClick={() => void tryIt()}>
          {provider === 'pix-static' ? (
            <Trans>Ver um código de teste</Trans>
          ) : (
            <Trans>Testar o que está salvo</Trans>
          )}
        </Button>
      </div>
      <div role="status">
        {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
        {check === null ? null : <Outcome check={check} />}
      </div>
    </div>
  );
}

function Outcome({ check: { resultado, detalhe, codigoPix } }: { check: Check }) {
  if (codigoPix !== null) {
    return (
      <div className="stack setup-trial">
        <p className="t-sub">
          <Trans>
            Leia com o aplicativo do seu banco: deve aparecer quem recebe. É um código de R$ 1,00;
            não precisa pagar.
          </Trans>
        </p>
        <PixCode code={codigoPix} />
      </div>
    );
  }
  if (resultado === 'aceito') {
    return (
      <Notice tone="success">
        <Trans>O provedor aceitou as credenciais.</Trans>
      </Notice>
    );
  }
  if (detalhe === INTERNAL) {
    return (
      <Notice tone="danger">
        <Trans>
          Este endereço leva para dentro da rede do servidor, e não a um provedor na internet.
          Confira o que digitou.
        </Trans>
      </Notice>
    );
  }
  return (
    <Notice tone={resultado === 'recusado' ? 'danger' : 'warning'}>
      {resultado === 'recusado' ? (
        <Trans>
          O provedor recusou as credenciais. Confira o que digitou e o ambiente. ({detalhe})
        </Trans>
      ) : (
        <Trans>O provedor não respondeu. Confira o endereço ou tente mais tarde. ({detalhe})</Trans>
      )}
    </Notice>
  );
}
