// One review on the staff's page, with its answer and visibility.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { ReviewAspect, StaffReview } from '#contract/entities/review.ts';
import { failureCodes } from '#contract/failures.ts';
import { useBrandDate } from '../../orders/brand-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { WordsSheet } from './text-sheet.tsx';

type Change = (client: Client) => Promise<Awaited<ReturnType<Client['answerReview']>>>;

export function ReviewCard({ review, showStore }: { review: StaffReview; showStore: boolean }) {
  const { t, i18n } = useLingui();
  const date = useBrandDate();
  const { busy, run } = useConsoleCall();
  const [open, setOpen] = useState<'answer' | 'hide' | null>(null);
  /** The reply when the sheet was opened; null: the one that the page shows now. */
  const [begun, setBegun] = useState<string | null>(null);
  const aspectWords = useAspectWords();
  const { idPedido, nota, oculta } = review;
  const number = i18n.number(review.numero);
  const liked = review.pratos.flatMap(({ idProduto, gostou }) =>
    gostou ? review.itens.filter((item) => item.idProduto === idProduto).slice(0, 1) : [],
  );

  async function change(ask: Change) {
    const result = await run(ask);
    if (result?.ok) setOpen(null);
    // The refusal, and the page behind the sheet, show what a colleague has written meanwhile.
    else if (result?.codErro === failureCodes.changedMeanwhile) setBegun(null);
  }

  return (
    <article className="card stack md" aria-labelledby={`review-${idPedido}`}>
      <div>
        <header className="row between">
          <h2 className="t-head grow" id={`review-${idPedido}`}>
            {review.nomeCliente} · <span className="num">{t`${nota} de 5`}</span>
          </h2>
          {oculta ? <Badge tone="warning">{t`Oculta`}</Badge> : null}
        </header>
        <p className="t-cap">
          {[
            t`Pedido ${number}`,
            date(review.data, { day: 'numeric', month: 'short' }),
            showStore ? review.nomeEstabelecimento : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {review.aspectos.length === 0 ? null : (
          <p className="t-cap">
            {review.aspectos.map((aspect) => aspectWords[aspect]).join(' · ')}
          </p>
        )}
        {liked.length === 0 ? null : (
          <p className="t-cap">
            <Trans>Gostou de {liked.map(({ nome }) => nome).join(', ')}</Trans>
          </p>
        )}
      </div>
      {review.comentario === '' ? null : <p className="remark">{review.comentario}</p>}
      {oculta ? (
        <p className="t-cap">
          <Trans>Motivo: {review.motivoOculta}</Trans>
        </p>
      ) : null}
      {review.resposta === '' ? null : (
        <blockquote className="review-answer">
          <b className="t-label">
            <Trans>Resposta da loja</Trans>
          </b>
          <p className="remark">{review.resposta}</p>
        </blockquote>
      )}
      <div className="row">
        <Button
          size="sm"
          variant="neutral"
          onClick={() => {
            setBegun(review.resposta);
            setOpen('answer');
          }}
        >
          {review.resposta === '' ? <Trans>Responder</Trans> : <Trans>Mudar a resposta</Trans>}
        </Button>
        {oculta ? (
          <Button
            size="sm"
            variant="quiet"
            loading={busy}
            onClick={() => void change((client) => client.hideReview({ idPedido, ocultar: false }))}
          >
            <Trans>Mostrar de novo</Trans>
          </Button>
        ) : review.comentario === '' ? null : (
          <Button size="sm" variant="quiet" onClick={() => setOpen('hide')}>
            <Trans>Ocultar o texto</Trans>
          </Button>
        )}
      </div>
      {open === 'answer' ? (
        <WordsSheet
          title={t`Responder a ${review.nomeCliente}`}
          label={t`Resposta`}
          hint={t`Todos os clientes leem.`}
          confirm={t`Publicar resposta`}
          start={review.resposta}
          mayBeEmpty={review.resposta !== ''}
          most={1000}
          busy={busy}
          onConfirm={(resposta) =>
            void change((client) =>
              client.answerReview({ idPedido, resposta, antes: begun ?? review.resposta }),
            )
          }
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'hide' ? (
        <WordsSheet
          title={t`Ocultar o texto?`}
          label={t`Motivo`}
          hint={t`Só para ofensas e dados pessoais. Quem escreveu lê o motivo, e as estrelas continuam valendo.`}
          confirm={t`Ocultar o texto`}
          start=""
          mayBeEmpty={false}
          most={200}
          busy={busy}
          onConfirm={(motivo) =>
            void change((client) => client.hideReview({ idPedido, ocultar: true, motivo }))
          }
          onClose={() => setOpen(null)}
        />
      ) : null}
    </article>
  );
}

function useAspectWords(): Record<ReviewAspect, string> {
  const { t } = useLingui();
  return {
    sabor: t`Sabor`,
    tempo: t`Tempo de entrega`,
    temperatura: t`Chegou quente`,
    embalagem: t`Embalagem`,
    atendimento: t`Atendimento`,
    capricho: t`Capricho`,
  };
}
