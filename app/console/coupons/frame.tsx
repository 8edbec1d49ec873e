// The frame of the coupon forms: the way back, and the message after saving.
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SetupForm } from '../forms/save-section.tsx';

/** `wrong`: submitted while incomplete. */
type CouponFrameProps = Omit<ComponentProps<typeof SetupForm>, 'problem'> & { wrong: boolean };

export function CouponFrame({ wrong, ...form }: CouponFrameProps) {
  const { t } = useLingui();
  return (
    <>
      <div>
        <Link className={buttonClass({ variant: 'quiet', size: 'sm' })} to={consolePages.coupons}>
          <Icon of={ArrowLeft} size={18} />
          <Trans>Todos os cupons</Trans>
        </Link>
      </div>
      <SetupForm problem={wrong ? t`Confira os campos marcados.` : null} {...form} />
    </>
  );
}
