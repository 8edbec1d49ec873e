// The login methods besides email, phone and password (the specification, section 2), each only
// where the brand offers it.
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ChevronRight,
  FileLock,
  type LucideIcon,
  MessageCircle,
  QrCode,
  User,
  Utensils,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { mayGoWithoutSignUp } from '#rules/cart/without-sign-up.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { SeeMenu } from '../brand/menu-words.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { codeWays } from './sent-code.ts';

type LoginOptionsProps = {
  /** Only a phone can open an account here. */
  phoneOnly: boolean;
  storeId: number | null;
  signUpPath: string;
  onWhatsapp: () => void;
  onClose: () => void;
};

export function LoginOptions({
  phoneOnly,
  storeId,
  signUpPath,
  onWhatsapp,
  onClose,
}: LoginOptionsProps) {
  const { t } = useLingui();
  const brand = useBrand();
  const { estabelecimentos, permiteLoginTelefone, possuiDelivery } = brand;
  const [way] = codeWays(brand);
  const store = estabelecimentos.find(({ id }) => id === storeId);
  const tables =
    store === undefined
      ? estabelecimentos.some(({ possuiPedidoMesa }) => possuiPedidoMesa)
      : store.possuiPedidoMesa;
  return (
    <Sheet title={t`Outras opções`} onClose={onClose}>
      <ul className="list flush">
        {way !== undefined && (phoneOnly || permiteLoginTelefone) ? (
          <li>
            <button type="button" className="li" onClick={onWhatsapp}>
              <OptionWords
                icon={MessageCircle}
                name={
                  way === 'whatsapp' ? (
                    <Trans>Entrar com WhatsApp</Trans>
                  ) : (
                    <Trans>Entrar com SMS</Trans>
                  )
                }
                note={<Trans>Enviamos um código de 6 dígitos</Trans>}
              />
            </button>
          </li>
        ) : null}
        {phoneOnly ? null : (
          <OptionLink to={signUpPath}>
            <OptionWords
              icon={User}
              name={<Trans>Criar cadastro</Trans>}
              note={<Trans>Para acompanhar pedidos e usar cupons</Trans>}
            />
          </OptionLink>
        )}
        {tables ? (
          <OptionLink to={pages.connectTable}>
            <OptionWords
              icon={QrCode}
              name={<Trans>Estou em uma mesa</Trans>}
              note={<Trans>Leia o QR Code ou digite o número</Trans>}
            />
          </OptionLink>
        ) : null}
        {possuiDelivery ? (
          <OptionLink to={pages.menu}>
            {mayGoWithoutSignUp(brand) ? (
              <OptionWords
                icon={Utensils}
                name={<Trans>Não quero me cadastrar</Trans>}
                note={<Trans>Escolher e pedir sem conta</Trans>}
              />
            ) : (
              <OptionWords
                icon={Utensils}
                name={<SeeMenu />}
                note={<Trans>A conta fica para depois</Trans>}
              />
            )}
          </OptionLink>
        ) : null}
        <OptionLink to={pages.guestPrivacy}>
          <OptionWords
            icon={FileLock}
            name={<Trans>Meus dados sem cadastro</Trans>}
            note={<Trans>Baixar ou apagar o que pediu sem conta</Trans>}
          />
        </OptionLink>
      </ul>
    </Sheet>
  );
}

function OptionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link className="li" to={to}>
        {children}
      </Link>
    </li>
  );
}

function OptionWords({ icon, name, note }: { icon: LucideIcon; name: ReactNode; note: ReactNode }) {
  return (
    <>
      <span className="icon-tile brand">
        <Icon of={icon} />
      </span>
      <span className="grow">
        <b className="t-item">{name}</b>
        <span className="t-cap own-line">{note}</span>
      </span>
      <Icon of={ChevronRight} size={18} />
    </>
  );
}
