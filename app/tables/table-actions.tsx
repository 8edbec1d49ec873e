// Calling the waiter, asking for the bill, moving, signing in, leaving.
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, BellRing, LogIn, LogOut, ReceiptText } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Seat } from '#contract/entities/table.ts';
import { pages } from '#contract/pages.ts';
import { PrivateLink } from '../account/private-link.tsx';
import { useCustomer } from '../account/use-customer.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useStored } from '../use-stored.ts';
import type { Change } from './bill-props.ts';

const neverChanges = () => () => undefined;

type TableActionsProps = { mesa: Seat; change: Change; onLeft(): Promise<void> };

export function TableActions({ mesa, change, onLeft }: TableActionsProps) {
  const { t } = useLingui();
  const { hash } = useLocation();
  const navigate = useNavigate();
  // The menu's navigation links directly to the confirmation. The server, which never gets the
  // fragment of an address, renders the page without it.
  const hydrated = useStored(neverChanges, () => true) !== null;
  const leaving = hydrated && hash === '#sair';
  const setLeaving = (open: boolean) =>
    void navigate(open ? '#sair' : '.', { replace: true, preventScrollReset: true });
  const who = useCustomer();
  const call = (motivo: 'garcom' | 'conta') =>
    void change((client) => client.callWaiter({ motivo }));
  return (
    <div className="stack md">
      {mesa.confirmada ? (
        <div className="bill-calls" aria-live="polite">
          <Button variant="outline" block onClick={() => call('garcom')}>
            <Icon of={BellRing} />
            {mesa.chamouGarcom ? <Trans>Garçom chamado</Trans> : <Trans>Chamar o garçom</Trans>}
          </Button>
          <Button variant="outline" block onClick={() => call('conta')}>
            <Icon of={ReceiptText} />
            {mesa.pediuConta ? <Trans>Conta pedida</Trans> : <Trans>Pedir a conta</Trans>}
          </Button>
        </div>
      ) : null}
      {who.known && who.customer === null ? (
        <PrivateLink className={buttonClass({ variant: 'quiet', block: true })} reason="loyalty">
          <Icon of={LogIn} />
          <Trans>Entrar e juntar selos</Trans>
        </PrivateLink>
      ) : null}
      <Link className={buttonClass({ variant: 'quiet', block: true })} to={pages.connectTable}>
        <Icon of={ArrowLeftRight} />
        <Trans>Mudar de mesa</Trans>
      </Link>
      {mesa.podeDesconectar ? (
        <Button variant="quiet" block onClick={() => setLeaving(true)}>
          <Icon of={LogOut} />
          <Trans>Sair da mesa</Trans>
        </Button>
      ) : (
        <p className="t-cap bill-stays">
          <Trans>Para sair da mesa, fale com quem atende.</Trans>
        </p>
      )}
      {leaving ? (
        <Sheet
          title={mesa.podeDesconectar ? t`Sair da mesa?` : t`Sair da mesa`}
          onClose={() => setLeaving(false)}
        >
          <div className="stack md">
            <p className="t-sub">
              {mesa.podeDesconectar ? (
                <Trans>
                  O que você pediu continua na conta da mesa. Para voltar, leia o QR Code de novo.
                </Trans>
              ) : (
                <Trans>Para sair da mesa, fale com quem atende.</Trans>
              )}
            </p>
            {mesa.podeDesconectar ? (
              <Button block onClick={() => void onLeft()}>
                <Trans>Sair da mesa</Trans>
              </Button>
            ) : null}
            <Button variant="quiet" block onClick={() => setLeaving(false)}>
              <Trans>Ficar</Trans>
            </Button>
          </div>
        </Sheet>
      ) : null}
    </div>
  );
}
