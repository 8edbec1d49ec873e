// A table was requested where none takes orders: home, with the reason (the specification, section
// 4). Without scripts, this page shows the reason and a link.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { AuthFrame } from '../account/auth-frame.tsx';
import { SeeMenu } from '../brand/menu-words.tsx';
import { buttonClass } from '../ui/button.tsx';
import { useToast } from '../ui/toast.tsx';

/** `home` keeps the link's other values. */
export function NoTables({
  label,
  storeName,
  home,
}: {
  label: string;
  storeName: string;
  home: string;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { show } = useToast();
  const gone = useRef(false);
  const text = t`${storeName} não recebe pedidos nas mesas.`;
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    show({ text });
    void navigate(home, { replace: true });
  }, [home, navigate, show, text]);
  return (
    <AuthFrame title={label} back={home} lead={text}>
      <title>{label}</title>
      <Link className={buttonClass({ block: true })} to={home}>
        <SeeMenu />
      </Link>
    </AuthFrame>
  );
}
