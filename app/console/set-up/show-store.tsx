// Publishes a store that the owner added and that is still hidden.
import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';

type StoreShownProps = {
  storeId: number;
  /** Nothing blocks an order. */
  ready: boolean;
  owner: boolean;
};

export function StoreShown({ storeId, ready, owner }: StoreShownProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { run, busy } = useConsoleCall('never');
  const show = async () => {
    const result = await run((client) =>
      client.listStore({ idEstabelecimento: storeId, visivel: true }),
    );
    if (!result?.ok) return;
    toast.show({ text: t`A loja já aparece no site.`, tone: 'success' });
    await revalidate();
  };
  const button = (
    <Button
      size="sm"
      variant={ready ? 'primary' : 'outline'}
      loading={busy}
      onClick={() => void show()}
    >
      <Trans>Mostrar no site</Trans>
    </Button>
  );
  return (
    <Notice
      tone="info"
      title={<Trans>Esta loja ainda não aparece no site</Trans>}
      action={owner && ready ? button : undefined}
    >
      {ready ? (
        <Trans>
          Está tudo pronto. Quando ela aparecer, seus clientes escolhem entre as lojas antes de
          pedir.
        </Trans>
      ) : (
        <Trans>Complete os passos com calma: seus clientes só a veem quando você mostrar.</Trans>
      )}
    </Notice>
  );
}
