// Back and share, over the picture of a product on a phone.
import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, Share2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { useIsMarket } from '../../brand/use-is-market.ts';
import { useGoBack } from '../../go-back.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useShare } from '../../ui/use-share.ts';

export function HeroBar({
  nome,
  suffix,
  look,
}: {
  nome: string;
  suffix: string;
  look: 'soft' | 'on-art';
}) {
  const { t } = useLingui();
  const isMarket = useIsMarket();
  const goBack = useGoBack();
  const handOn = useShare();
  const back = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (goBack()) event.preventDefault();
  };
  const share = () => handOn(nome, `${location.origin}${location.pathname}${suffix}`);
  return (
    <div className={classes(look === 'on-art' ? 'hero-bar mob-only' : 'row between')}>
      <Link
        className={classes('icon-btn', look)}
        to={`${pages.menu}${suffix}`}
        onClick={back}
        aria-label={isMarket ? t`Voltar aos produtos` : t`Voltar ao cardápio`}
      >
        <Icon of={ArrowLeft} />
      </Link>
      <IconButton
        label={t`Compartilhar ${nome}`}
        icon={Share2}
        look={look}
        size={20}
        onClick={share}
      />
    </div>
  );
}
