// The card page in a frame over the checkout: it receives the amount and answers with a token,
// under a random nonce.
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { pages } from '#contract/pages.ts';
import {
  beginMessage,
  type CardBegin,
  type CardDone,
  isReady,
  readAnswer,
} from './card-channel.ts';
import './card-frame.css';
import { newKey } from '../new-key.ts';

type CardFrameProps = {
  begin: Omit<CardBegin, 'nonce'>;
  onDone(done: CardDone): void;
  onClose(): void;
};

export function CardFrame({ begin, onDone, onClose }: CardFrameProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ begin, onDone, onClose });
  latest.current = { begin, onDone, onClose };
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const nonce = newKey();
    const listen = ({ data, origin, source }: MessageEvent) => {
      const page = frame.current?.contentWindow;
      if (page === null || page === undefined || source !== page || origin !== location.origin)
        return;
      if (isReady(data)) {
        page.postMessage(beginMessage({ ...latest.current.begin, nonce }), location.origin);
        return;
      }
      const answer = readAnswer(data, nonce);
      if (answer?.type === 'done') latest.current.onDone(answer.value);
      if (answer?.type === 'cancelled') latest.current.onClose();
    };
    addEventListener('message', listen);
    if (!element.open) element.showModal();
    return () => {
      removeEventListener('message', listen);
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="card-frame"
      aria-label={t`Pagamento com cartão`}
      onCancel={onClose}
    >
      <iframe
        ref={frame}
        src={`${pages.cardForm}?estabelecimento=${begin.idEstabelecimento}`}
        title={t`Pagamento com cartão`}
      />
    </dialog>
  );
}
