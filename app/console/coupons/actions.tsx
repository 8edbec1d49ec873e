// Actions on a listed coupon: edit, copy the link, end or restart, and remove if unused.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link2, Pencil, Power, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { useSiteOrigin } from '../../brand/site-origin.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCall } from '../../use-call.ts';
import type { CouponPage } from './page.ts';

type Row = CouponPage['cupons'][number];

export function CouponActions({ coupon }: { coupon: Row }) {
  const { t } = useLingui();
  const toast = useToast();
  const origin = useSiteOrigin();
  const { busy, run } = useCall();
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const { id, codigoCupom, ativo, usos, revisao, estadoCupom } = coupon;

  async function share() {
    const link = `${origin}${pages.menu}?cupom=${codigoCupom}`;
    try {
      await navigator.clipboard.writeText(link);
      toast.show({ text: t`Link copiado: ${link}`, tone: 'success' });
    } catch {
      // Also without https, where a page has no clipboard.
      toast.show({ text: link });
    }
  }
  async function turn() {
    const outcome = await run((client) => client.saveCoupon({ ...coupon, ativo: !ativo }));
    setProblem(outcome?.ok === false ? outcome.text : null);
    if (outcome?.ok)
      toast.show({
        text: ativo ? t`Cupom ${codigoCupom} encerrado.` : t`Cupom ${codigoCupom} ligado de novo.`,
        tone: 'success',
      });
  }
  async function remove() {
    const outcome = await run((client) => client.removeCoupon({ id, revisao }));
    if (outcome === null) return;
    setRemoving(false);
    setProblem(outcome.ok ? null : outcome.text);
    if (outcome.ok) toast.show({ text: t`Cupom ${codigoCupom} excluído.`, tone: 'success' });
  }
  return (
    <>
      <div className="coupon-line-actions">
        <Link
          className={buttonClass({ variant: 'neutral', size: 'sm' })}
          to={`?cupom=${id}`}
          aria-label={t`Editar ${codigoCupom}`}
        >
          <Icon of={Pencil} size={16} />
          <Trans>Editar</Trans>
        </Link>
        <Button
          variant="neutral"
          size="sm"
          aria-label={t`Copiar link de ${codigoCupom}`}
          onClick={() => void share()}
        >
          <Icon of={Link2} size={16} />
          <Trans>Copiar link</Trans>
        </Button>
        {estadoCupom === 'encerrado' ? null : (
          <Button
            variant="quiet"
            size="sm"
            loading={busy && !removing}
            aria-label={ativo ? t`Encerrar ${codigoCupom}` : t`Ligar ${codigoCupom}`}
            onClick={() => void turn()}
          >
            <Icon of={Power} size={16} />
            {ativo ? <Trans>Encerrar</Trans> : <Trans>Ligar</Trans>}
          </Button>
        )}
        {usos > 0 ? null : (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t`Excluir ${codigoCupom}`}
            onClick={() => setRemoving(true)}
          >
            <Icon of={Trash2} size={16} />
            <Trans>Excluir</Trans>
          </Button>
        )}
      </div>
      <div role="alert">{problem === null ? null : <Notice tone="danger">{problem}</Notice>}</div>
      {removing ? (
        <Sheet title={t`Excluir o cupom ${codigoCupom}?`} onClose={() => setRemoving(false)}>
          <div className="stack">
            <p className="t-sub">
              <Trans>Ninguém o usou ainda. Quem tem o código não consegue mais usar.</Trans>
            </p>
            <Button block variant="danger" loading={busy} onClick={() => void remove()}>
              <Trans>Excluir cupom</Trans>
            </Button>
          </div>
        </Sheet>
      ) : null}
    </>
  );
}
