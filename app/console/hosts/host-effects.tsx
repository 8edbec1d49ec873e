// What changes for customers and staff when a domain becomes the main one or is removed.
import { Trans } from '@lingui/react/macro';

export type HostQuestion = { kind: 'main' | 'remove'; host: string };

export const HostEffects = ({ kind }: Pick<HostQuestion, 'kind'>) =>
  kind === 'main' ? <MainEffects /> : <RemoveEffects />;

const MainEffects = () => (
  <ul className="host-effects">
    <li>
      <Trans>Links em mensagens, e-mails e códigos QR novos usam este endereço.</Trans>
    </li>
    <li>
      <Trans>
        Os outros endereços continuam funcionando, ou levam a este se a marca redireciona.
      </Trans>
    </li>
    <li>
      <Trans>
        Clientes e equipe entram de novo neste endereço, e uma sacola aberta no outro fica lá.
      </Trans>
    </li>
  </ul>
);

const RemoveEffects = () => (
  <ul className="host-effects">
    <li>
      <Trans>O site para de responder neste endereço na hora.</Trans>
    </li>
    <li>
      <Trans>Links, códigos QR impressos e favoritos com ele deixam de funcionar.</Trans>
    </li>
    <li>
      <Trans>
        Se um provedor de pagamento avisa neste endereço, troque antes o endereço de aviso dele.
      </Trans>
    </li>
  </ul>
);
