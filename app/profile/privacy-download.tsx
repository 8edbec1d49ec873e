// Downloads all data stored about the customer.
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useToast } from '../ui/toast.tsx';
import { useCall } from '../use-call.ts';

export function PrivacyDownload() {
  const { t } = useLingui();
  const toast = useToast();
  const { busy, run } = useCall();

  async function download() {
    const outcome = await run(
      async (client) => {
        const result = await client.personalData({});
        if (result.ok) {
          const { savePersonalData } = await import('./personal-data-file.ts');
          savePersonalData(result.value);
        }
        return result;
      },
      { reread: 'never' },
    );
    if (outcome === null) return;
    toast.show(
      outcome.ok
        ? { text: t`Arquivo com os seus dados baixado`, tone: 'success' }
        : { text: outcome.text, tone: 'danger' },
    );
  }

  return (
    <li>
      <button
        type="button"
        className="li"
        aria-busy={busy || undefined}
        onClick={() => void download()}
      >
        <Icon of={Download} />
        <span className="grow">
          <span className="t-label">
            <Trans>Baixar meus dados</Trans>
          </span>
          <span className="t-cap device-seen">
            <Trans>Conta, pedidos, dispositivos e autorizações, em JSON.</Trans>
          </span>
        </span>
        {busy ? <Spinner /> : null}
      </button>
    </li>
  );
}
