// The form of a review. Only the stars are required.

import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Heart } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import type { ReviewAspect } from '#contract/entities/review.ts';
import { orderPath } from '#contract/order-path.ts';
import { OwnWords } from '../brand/own-words.tsx';
import { useIsMarket } from '../brand/use-is-market.ts';
import type { OrderPicture } from '../orders/order-pictures.ts';
import { Chip } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Media } from '../ui/media.tsx';
import { useToast } from '../ui/toast.tsx';
import { useCall } from '../use-call.ts';
import { aspects, aspectWords, starWord } from './review-words.ts';
import { StarChoice } from './stars.tsx';
import { ReviewAnswers } from './written-review.tsx';

type ReviewFormProps = {
  order: Order;
  pictures: Record<number, OrderPicture>;
  /** From the link that opened the form; 0: none. */
  firstStars: number;
};
const MOST_CHARACTERS = 1000;

export function ReviewForm({ order, pictures, firstStars }: ReviewFormProps) {
  const { t, i18n } = useLingui();
  const isMarket = useIsMarket();
  const navigate = useNavigate();
  const toast = useToast();
  const before = order.avaliacao;
  const [stars, setStars] = useState(firstStars > 0 ? firstStars : (before?.nota ?? 0));
  const [chosen, setChosen] = useState<readonly ReviewAspect[]>(before?.aspectos ?? []);
  const [liked, setLiked] = useState<ReadonlySet<number>>(
    new Set(before?.pratos.filter(({ gostou }) => gostou).map(({ idProduto }) => idProduto)),
  );
  const [comment, setComment] = useState(before?.comentario ?? '');
  const [pressed, setPressed] = useState(false);
  const { busy, run } = useCall({ reread: 'never', toast: true, leaves: true });
  const dishes = [...new Map(order.itens.map((item) => [item.idProduto, item])).values()];
  const toggle = <T,>(all: readonly T[], one: T) =>
    all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

  async function send() {
    const pratos = dishes
      .map(({ idProduto }) => ({ idProduto, gostou: liked.has(idProduto) }))
      .filter(({ gostou }) => gostou);
    const result = await run((client) =>
      client.reviewOrder({
        idPedido: order.id,
        nota: stars,
        aspectos: [...chosen],
        pratos,
        comentario: comment.trim(),
      }),
    );
    if (!result?.ok) return;
    toast.show({ text: t`Obrigado pela avaliação!`, tone: 'success' });
    await navigate(orderPath(order), { replace: true });
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    if (busy) return;
    if (stars === 0) {
      document.querySelector<HTMLElement>('#review-stars input')?.focus();
      return;
    }
    await send();
  }

  return (
    <form className="stack xl" onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <StarChoice value={stars} onChange={setStars} />
        <p className="t-sub review-word" role="status">
          {stars === 0 && pressed ? (
            <Trans>Escolha de uma a cinco estrelas.</Trans>
          ) : (
            i18n._(starWord(stars))
          )}
        </p>
      </div>
      {before === null ? null : <ReviewAnswers review={before} />}
      <section className="review-part">
        <h3 className="t-head">
          <Trans>O que você destaca?</Trans>
        </h3>
        <div className="chipwrap">
          {aspects.map((aspect) => {
            const on = chosen.includes(aspect);
            return (
              <Chip
                key={aspect}
                pressed={on}
                {...(on && { icon: Check })}
                onClick={() => setChosen(toggle(chosen, aspect))}
              >
                {i18n._(aspectWords[aspect])}
              </Chip>
            );
          })}
        </div>
      </section>
      <section className="review-part">
        <h3 className="t-head">
          {isMarket ? <Trans>E cada produto?</Trans> : <Trans>E cada prato?</Trans>}
        </h3>
        <ul className="card pad0 list">
          {dishes.map(({ idProduto, nome }) => (
            <li key={idProduto} className="li">
              <Media
                className="review-shot"
                src={pictures[idProduto]?.urlImagem}
                name={nome}
                tint={pictures[idProduto]?.tom ?? 'peach'}
              />
              <span className="grow t-label">
                <OwnWords>{nome}</OwnWords>
              </span>
              <IconButton
                look="soft"
                className={liked.has(idProduto) ? 'liked' : ''}
                icon={Heart}
                label={t`Gostei de ${nome}`}
                aria-pressed={liked.has(idProduto)}
                onClick={() => setLiked(new Set(toggle([...liked], idProduto)))}
              />
            </li>
          ))}
        </ul>
      </section>
      <TextArea
        label={t`Conte mais`}
        optional
        rows={4}
        maxLength={MOST_CHARACTERS}
        hint={t`Outros clientes leem seu primeiro nome e o texto.`}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <div className="dock-space mob-only" />
      <div className="actionbar review-send">
        <Button block type="submit" loading={busy}>
          {before === null ? <Trans>Enviar avaliação</Trans> : <Trans>Salvar avaliação</Trans>}
        </Button>
      </div>
    </form>
  );
}
